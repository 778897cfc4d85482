export interface Random {
  between(min: number, max: number): number
  chance(probability: number): boolean
  pick<Item>(items: readonly Item[]): Item
  weighted<Item>(items: readonly (readonly [Item, number])[]): Item
  shuffled<Item>(items: readonly Item[]): Item[]
}

/** Each kind of data has its own stream, so that a change to one kind does not change the random numbers of the others. */
export function randomFor(seed: string, stream: string): Random {
  const next = mulberry32(hash(`${seed}/${stream}`))
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  const pick = <Item>(items: readonly Item[]) => items[between(0, items.length - 1)] as Item
  return {
    between,
    pick,
    chance: (probability) => next() < probability,
    weighted: (items) => {
      let remainingWeight = next() * items.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [item, weight] of items) {
        remainingWeight -= weight
        if (remainingWeight < 0) return item
      }
      return pick(items)[0]
    },
    shuffled: (items) => {
      const result = [...items]
      for (let last = result.length - 1; last > 0; last--) {
        const other = between(0, last)
        ;[result[last], result[other]] = [result[other]!, result[last]!]
      }
      return result
    },
  }
}

// FNV-1a, 32 bits.
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ character.codePointAt(0)!, 0x01000193)
  return value >>> 0
}

// Tommy Ettinger's Mulberry32.
function mulberry32(state: number): () => number {
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
