const PAGES_PER_BATCH = 4

/** After this time, an export reads no further pages. Shorter than `PAGE_TIMEOUT_MS`, which limits all calls of the export. */
export const EXPORT_TIMEOUT_MS = 10_000

interface Bounds<Row> {
  from?: number
  max: number
  /** If false, page `max + 1` is also read, only to learn whether it has rows. */
  hasStrictMax?: boolean
  timeoutMs: number
  isEnough: (rows: Row[]) => boolean
}

/** Reads batches of parallel pages until a page is empty or a bound is reached. `isTruncated` is true if a bound ended the reading. */
export async function readPages<Row>(
  read: (page: number) => Promise<Row[]>,
  { from = 1, max, hasStrictMax = false, timeoutMs, isEnough }: Bounds<Row>,
): Promise<{ rows: Row[]; isTruncated: boolean }> {
  const rows: Row[] = []
  const last = hasStrictMax ? max : max + 1
  const startedAt = performance.now()
  for (
    let first = from;
    first <= last && performance.now() - startedAt < timeoutMs;
    first += PAGES_PER_BATCH
  ) {
    const numbers = Array.from({ length: PAGES_PER_BATCH }, (_, index) => first + index)
    const pages = await Promise.all(numbers.filter((number) => number <= last).map(read))
    for (const [index, page] of pages.entries()) {
      if (page.length === 0) return { rows, isTruncated: false }
      if (first + index > max) return { rows, isTruncated: true }
      rows.push(...page)
      if (isEnough(rows)) return { rows, isTruncated: true }
    }
  }
  return { rows, isTruncated: true }
}
