/** An input for calls. Inputs of one `shape` usually get similar replies. */
export type Shaped<Item> = Item & { shape: string }

/** Takes at most `limit` items: one item of each shape, then a second item of each shape, and so on. */
export function sampleOf<Item extends { shape: string }>(all: Item[], limit: number): Item[] {
  const byShape = new Map<string, Item[]>()
  for (const item of all) byShape.set(item.shape, [...(byShape.get(item.shape) ?? []), item])
  const shapes = [...byShape.values()]
  const rounds = Math.max(0, ...shapes.map((items) => items.length))
  return Array.from({ length: rounds }, (_, round) => shapes.flatMap((items) => items[round] ?? []))
    .flat()
    .slice(0, limit)
}

const knownItems = new WeakMap<object[], Set<string>>()

/** Adds items, except those that the list has already, even with another shape. */
export function add<Item extends { shape: string }>(list: Item[], ...items: Item[]) {
  const known = knownItems.get(list) ?? new Set<string>()
  knownItems.set(list, known)
  for (const item of items) {
    const text = JSON.stringify({ ...item, shape: '' })
    if (!known.has(text)) list.push(item)
    known.add(text)
  }
}

/** Joins the words whose condition is true: `registered, paid`. */
export function shapeOf(words: Record<string, boolean>): string {
  return Object.keys(words)
    .filter((word) => words[word])
    .join(', ')
}
