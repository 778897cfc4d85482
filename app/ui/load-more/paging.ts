/** Pages per document without scripts (M143). */
const MAX_PAGES = 5
const MAX_PAGE = 10_000

/** The last page that fits into one document with `page`. */
export const lastWith = (page: number) => page + MAX_PAGES - 1

/** `page=n` shows pages up to n, at most the last five; `only=1` shows that page alone. Invalid input is page 1. */
export function readPaging(search: URLSearchParams): { page: number; pages: number[] } {
  const given = Number(search.get('page') || 1)
  const page = Number.isInteger(given) && given >= 1 && given <= MAX_PAGE ? given : 1
  if (search.get('only') === '1') return { page, pages: [page] }
  const first = Math.max(1, page - MAX_PAGES + 1)
  return { page, pages: Array.from({ length: page - first + 1 }, (_, index) => first + index) }
}
