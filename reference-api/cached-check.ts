const FRESH_MS = 1_000

/** Runs at most once a second. A check that throws counts as false. */
export function cachedCheck(check: () => Promise<boolean>): () => Promise<boolean> {
  let checkedAt = -Infinity
  let result = Promise.resolve(false)
  return () => {
    if (performance.now() - checkedAt < FRESH_MS) return result
    checkedAt = performance.now()
    result = check().catch(() => false)
    return result
  }
}
