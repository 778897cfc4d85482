const MIN_FOLDED_ROWS = 3

/** Zero if folding these rows saves too little space. */
export const foldableCount = (count: number) => (count >= MIN_FOLDED_ROWS ? count : 0)
