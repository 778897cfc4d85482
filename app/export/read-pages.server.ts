const PAGES_PER_BATCH = 4

/** Shorter than the timeout of a page request. */
export const EXPORT_TIMEOUT_MS = 10_000

interface Bounds<Row> {
  from?: number
  max: number
  timeoutMs: number
  isEnough: (rows: Row[]) => boolean
}

/** Reads pages in parallel batches until a page is empty. `isTruncated` is true if a limit or `isEnough` stopped the reading earlier. */
export async function readPages<Row>(
  read: (page: number) => Promise<Row[]>,
  { from = 1, max, timeoutMs, isEnough }: Bounds<Row>,
): Promise<{ rows: Row[]; isTruncated: boolean }> {
  const rows: Row[] = []
  const startedAt = performance.now()
  for (
    let first = from;
    first <= max && performance.now() - startedAt < timeoutMs;
    first += PAGES_PER_BATCH
  ) {
    const numbers = Array.from({ length: PAGES_PER_BATCH }, (_, index) => first + index)
    for (const page of await Promise.all(numbers.map(read))) {
      if (page.length === 0) return { rows, isTruncated: false }
      rows.push(...page)
      if (isEnough(rows)) return { rows, isTruncated: true }
    }
  }
  return { rows, isTruncated: true }
}
