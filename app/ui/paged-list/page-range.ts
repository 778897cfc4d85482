/** Pages per document without scripts (M143). */
export const MAX_PAGES = 5

/** The last page that fits into one document with `page`. */
export const lastWith = (page: number) => page + MAX_PAGES - 1
