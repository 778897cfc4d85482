/** Pages per document without scripts (M143). */
export const MAX_PAGES = 5

/** The last page that can be in the same document as `page`. */
export const lastWith = (page: number) => page + MAX_PAGES - 1
