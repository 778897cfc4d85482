/** With REDIS_URL all portals share the values; otherwise each process has its own. */
export interface Store {
  get: (key: string) => Promise<string | null>
  set: (key: string, value: string, lifeMs: number) => Promise<void>
  /** Grants at most `limit` claims in any window of this length, also of simultaneous ones. A refused claim does not count. */
  claim: (key: string, limit: number, windowMs: number) => Promise<boolean>
  /** Claims granted within the last window. */
  claims: (key: string, windowMs: number) => Promise<number>
  delete: (key: string) => Promise<void>
}
