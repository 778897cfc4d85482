/** Values with an expiry, shared by all portals through REDIS_URL, else per process. */
export interface Store {
  get: (key: string) => Promise<string | null>
  set: (key: string, value: string, lifeMs: number) => Promise<void>
  /** Increments atomically, restarts the expiry, and returns the new count. */
  count: (key: string, lifeMs: number) => Promise<number>
  delete: (key: string) => Promise<void>
  /** Takes one of `limit` slots atomically; false if none is free. A slot frees itself after `lifeMs`: a sliding window. */
  takeSlot: (key: string, limit: number, lifeMs: number) => Promise<boolean>
  hasSlot: (key: string, limit: number, lifeMs: number) => Promise<boolean>
}
