/** A list shows at least this number of rows, or all, before a fold, "Load More" or "View all". */
export const MIN_SHOWN_ROWS = 20

const MIN_FOLDED_ROWS = 3

/** Zero if folding these rows saves too little space. */
export const foldableCount = (count: number) => (count >= MIN_FOLDED_ROWS ? count : 0)
