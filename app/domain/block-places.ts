/** A block is about three times as wide as high, so √(blocks / 3) columns would make a square. A smaller divisor makes the layout wider. */
const WIDTH_PER_HEIGHT = 2.8

/** The data has no positions, so the blocks fill the rows in the order of the data (decision 0046). */
export function blocksPerRow(blocks: number): number {
  const columns = Math.max(2, Math.round(Math.sqrt(blocks / WIDTH_PER_HEIGHT)))
  return Math.min(columns, Math.max(1, blocks))
}
