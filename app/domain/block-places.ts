/** A block is about three times as wide as high. This ratio makes the layout slightly wider than high. */
const BLOCKS_PER_SQUARE = 2.8

/** The data has no positions, so blocks fill rows in their order (decision 0046). */
export const blocksPerRow = (blocks: number) => Math.max(2, Math.round(Math.sqrt(blocks / BLOCKS_PER_SQUARE)))
