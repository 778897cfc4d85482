/** Something to ask for; two of one shape are likely to be answered alike. */
export type Shaped<Item> = Item & { shape: string }

/** So many of all at most: first one of each shape, then a second of each, so that what differs is seen. */
export function sampleOf<Item extends { shape: string }>(all: Item[], limit: number): Item[] {
  const byShape = new Map<string, Item[]>()
  for (const item of all) byShape.set(item.shape, [...(byShape.get(item.shape) ?? []), item])
  const shapes = [...byShape.values()]
  const rounds = Math.max(0, ...shapes.map((items) => items.length))
  return Array.from({ length: rounds }, (_, round) => shapes.flatMap((items) => items[round] ?? []))
    .flat()
    .slice(0, limit)
}

const seen = new WeakMap<object[], Set<string>>()

/** Adds what is new; the shape it was first seen in stands. */
export function add<Item extends { shape: string }>(list: Item[], ...items: Item[]) {
  const known = seen.get(list) ?? new Set<string>()
  seen.set(list, known)
  for (const item of items) {
    const text = JSON.stringify({ ...item, shape: '' })
    if (!known.has(text)) list.push(item)
    known.add(text)
  }
}

/** `registered, paid`: the words whose condition holds. */
export function shapeOf(words: Record<string, boolean>): string {
  return Object.keys(words)
    .filter((word) => words[word])
    .join(', ')
}
