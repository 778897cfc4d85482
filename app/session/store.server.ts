/** With REDIS_URL all portals share the values; otherwise each process has its own. */
export interface Store {
  get: (key: string) => Promise<string | null>
  set: (key: string, value: string, lifeMs: number) => Promise<void>
  /** Increments atomically. The count expires `lifeMs` after the first increment. */
  count: (key: string, lifeMs: number) => Promise<number>
  delete: (key: string) => Promise<void>
}
