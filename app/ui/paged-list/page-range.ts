/** Pages per document without scripts (M143). */
export const MAX_PAGES = 5

/** The last page that can be in the same document as the given page. */
export const lastPageBeside = (page: number) => page + MAX_PAGES - 1
