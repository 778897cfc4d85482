/** If a block is three times as wide as high, √(blockCount / 3) columns make a square. This smaller divisor makes the layout wider. */
const BLOCKS_DIVISOR = 2.8

/** The upstream sends no positions of blocks, so the blocks fill the rows in the upstream's order (decision 0046). */
export function blocksPerRow(blockCount: number): number {
  const columns = Math.max(2, Math.round(Math.sqrt(blockCount / BLOCKS_DIVISOR)))
  return Math.min(columns, Math.max(1, blockCount))
}
