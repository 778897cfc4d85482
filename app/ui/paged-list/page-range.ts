/** With scripts, "Load More" appends further pages (M143). */
export const MAX_PAGES_PER_DOCUMENT = 5

/** `?page=n` shows the pages n-4 to n. Returns the largest n that includes `page`. */
export const lastPageWith = (page: number) => page + MAX_PAGES_PER_DOCUMENT - 1
