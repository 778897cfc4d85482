/** With REDIS_URL all portals share the values; otherwise each process has its own. */
export interface Store {
  get: (key: string) => Promise<string | null>
  set: (key: string, value: string, lifeMs: number) => Promise<void>
  /** Increments atomically and restarts the expiry. */
  count: (key: string, lifeMs: number) => Promise<number>
  delete: (key: string) => Promise<void>
  /** Atomic. Sliding window: a slot is free again after `lifeMs`. Returns false if no slot is free. */
  takeSlot: (key: string, limit: number, lifeMs: number) => Promise<boolean>
  hasSlot: (key: string, limit: number, lifeMs: number) => Promise<boolean>
}
