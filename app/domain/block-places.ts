/** A block is about three times as wide as high, so √(blocks / 3) columns would make a square. This makes the layout slightly wider. */
const WIDTH_PER_HEIGHT = 2.8

/** The data has no positions, so blocks fill rows in their order (decision 0046). */
export function blocksPerRow(blocks: number): number {
  const columns = Math.max(2, Math.round(Math.sqrt(blocks / WIDTH_PER_HEIGHT)))
  return Math.min(columns, Math.max(1, blocks))
}
