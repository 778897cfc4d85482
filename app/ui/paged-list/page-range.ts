/** A response of the server has at most this many pages of a list. With scripts, "Load More" appends further pages (M143). */
export const MAX_PAGES_PER_DOCUMENT = 5

/** `?page=n` shows at most the last five pages up to n. Returns the largest n that shows `page`. */
export const lastPageWith = (page: number) => page + MAX_PAGES_PER_DOCUMENT - 1
