/** A block is about three times as wide as it is high; so many abreast make a layout a little wider than high. */
const BLOCKS_PER_SQUARE = 2.8

/** How many blocks stand beside each other. The data know no places: blocks follow one another in their order (decision 0046). */
export const blocksAbreast = (blocks: number) =>
  Math.max(2, Math.round(Math.sqrt(blocks / BLOCKS_PER_SQUARE)))
