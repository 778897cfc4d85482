const FRESH_MS = 1_000

/** Runs at most once a second. */
export function cachedCheck<Result>(check: () => Promise<Result>): () => Promise<Result> {
  let checkedAt = -Infinity
  let result: Promise<Result>
  return () => {
    if (performance.now() - checkedAt < FRESH_MS) return result
    checkedAt = performance.now()
    result = check()
    return result
  }
}
