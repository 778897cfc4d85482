const FIRST_CAPACITY = 64
const BYTES_PER_NUMBER = 4
const BYTES_PER_MAP_ENTRY = 44

/**
 * A table of numbers with one row per id. All numbers are in one array: a hundred thousand objects would need three times the memory, and
 * their sums would take twenty times as long. 32 bits are enough, because integer columns of PostgreSQL have 32 bits and imports refuse
 * larger numbers.
 */
export class NumberTable {
  ids = new Int32Array(FIRST_CAPACITY)
  numbers: Int32Array
  size = 0
  readonly #rows = new Map<number, number>()

  constructor(readonly width: number) {
    this.numbers = new Int32Array(FIRST_CAPACITY * width)
  }

  set(id: number, numbers: ArrayLike<number>): void {
    let row = this.#rows.get(id)
    if (row === undefined) {
      row = this.size
      this.size += 1
      if (row === this.ids.length) this.#grow()
      this.#rows.set(id, row)
      this.ids[row] = id
    }
    this.numbers.set(numbers, row * this.width)
  }

  /** Moves the last row into the gap. */
  delete(id: number): void {
    const row = this.#rows.get(id)
    if (row === undefined) return
    this.#rows.delete(id)
    this.size -= 1
    const lastRow = this.size
    if (row === lastRow) return
    this.ids[row] = this.ids[lastRow]!
    this.#rows.set(this.ids[row], row)
    this.numbers.copyWithin(row * this.width, lastRow * this.width, (lastRow + 1) * this.width)
  }

  get(id: number): Int32Array | null {
    const row = this.#rows.get(id)
    return row === undefined ? null : this.numbers.subarray(row * this.width, (row + 1) * this.width)
  }

  sums(isShown: (row: number) => boolean): number[] {
    const { numbers, width } = this
    const sums = new Float64Array(width)
    for (let row = 0; row < this.size; row++)
      if (isShown(row))
        for (let column = 0; column < width; column++) sums[column]! += numbers[row * width + column]!
    return [...sums]
  }

  get bytes(): number {
    return this.ids.length * (this.width + 1) * BYTES_PER_NUMBER + this.size * BYTES_PER_MAP_ENTRY
  }

  #grow() {
    const [ids, numbers] = [this.ids, this.numbers]
    this.ids = new Int32Array(ids.length * 2)
    this.ids.set(ids)
    this.numbers = new Int32Array(numbers.length * 2)
    this.numbers.set(numbers)
  }
}
