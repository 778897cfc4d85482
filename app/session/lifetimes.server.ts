import { OFFICE_IDLE_MINUTES, OFFICE_SESSION_HOURS } from '~/domain/office'
import { env } from '~/env.server'
import type { Area } from '~/paths/area'

interface Lifetime {
  idleSeconds: number
  /** Even an active session ends after this time. */
  maxMs: number
}

export const LIFETIMES: Record<Area, Lifetime> = {
  // 12 hours, like a token of the reference API, or the idle time if that is longer.
  portal: { idleSeconds: env.idleSeconds, maxMs: Math.max(12 * 3600, env.idleSeconds) * 1000 },
  office: { idleSeconds: OFFICE_IDLE_MINUTES * 60, maxMs: OFFICE_SESSION_HOURS * 3600_000 },
}

/** Of the area whose sessions idle longer. */
export const MAX_IDLE_MS = Math.max(...Object.values(LIFETIMES).map(({ idleSeconds }) => idleSeconds)) * 1000
