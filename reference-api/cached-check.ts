const LIFETIME_MS = 1_000

export function cachedCheck<Result>(check: () => Promise<Result>): () => Promise<Result> {
  let checkedAt = -Infinity
  let result: Promise<Result>
  return () => {
    if (performance.now() - checkedAt < LIFETIME_MS) return result
    checkedAt = performance.now()
    result = check()
    return result
  }
}
