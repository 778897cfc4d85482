/** Orders text as both databases do: by its bytes in UTF-8. */
export function compareBytes(a: string, b: string): number {
  const length = Math.min(a.length, b.length)
  for (let index = 0; index < length; index++) {
    const order = rankOf(a.charCodeAt(index)) - rankOf(b.charCodeAt(index))
    if (order !== 0) return order
  }
  return a.length - b.length
}

const FIRST_SURROGATE = 0xd800
const LAST_SURROGATE = 0xdfff
const ABOVE_ALL_UNITS = 0x10000

/** Surrogates encode the highest code points, which UTF-8 sorts last. As UTF-16 units, surrogates would sort before U+E000. */
const rankOf = (unit: number) =>
  unit >= FIRST_SURROGATE && unit <= LAST_SURROGATE ? unit + ABOVE_ALL_UNITS : unit
