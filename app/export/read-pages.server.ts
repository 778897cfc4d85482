const PAGES_AT_ONCE = 4

/** How long a file may be read: what is there by then is sent, before the time of a page is over. */
export const FILE_MS = 10_000

interface Bounds<Row> {
  /** The first page to read. */
  from?: number
  /** The last one. */
  max: number
  /** Milliseconds after which no more pages are asked for. */
  withinMs: number
  /** Whether what was read so far will do. */
  isEnough: (rows: Row[]) => boolean
}

/** All pages of a list up to the first that is empty, some at a time; `isCut` when a bound came first. */
export async function readPages<Row>(
  read: (page: number) => Promise<Row[]>,
  { from = 1, max, withinMs, isEnough }: Bounds<Row>,
): Promise<{ rows: Row[]; isCut: boolean }> {
  const rows: Row[] = []
  const startedAt = performance.now()
  for (let first = from; first <= max && performance.now() - startedAt < withinMs; first += PAGES_AT_ONCE) {
    const numbers = Array.from({ length: PAGES_AT_ONCE }, (_, index) => first + index)
    for (const page of await Promise.all(numbers.map(read))) {
      if (page.length === 0) return { rows, isCut: false }
      rows.push(...page)
      if (isEnough(rows)) return { rows, isCut: true }
    }
  }
  return { rows, isCut: true }
}
