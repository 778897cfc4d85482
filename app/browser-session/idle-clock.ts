/** How long until what, in milliseconds (checklist M015, M016). */
export interface IdleTimes {
  idleMs: number
  /** The last part of it, in which the person is warned. */
  warningMs: number
  /** How far apart the server hears of activity, at least. */
  keepAliveMs: number
}

export type IdleState = 'active' | 'warning' | 'over'

export function idleTimes(idleSeconds: number): IdleTimes {
  const idleMs = idleSeconds * 1000
  return {
    idleMs,
    warningMs: Math.min(120_000, idleMs / 2),
    keepAliveMs: Math.min(300_000, idleMs / 12),
  }
}

export function idleState(activeAtMs: number, nowMs: number, { idleMs, warningMs }: IdleTimes): IdleState {
  const restMs = activeAtMs + idleMs - nowMs
  if (restMs <= 0) return 'over'
  return restMs <= warningMs ? 'warning' : 'active'
}

/** Until the state changes by itself. */
export function untilNextState(activeAtMs: number, nowMs: number, times: IdleTimes): number {
  const restMs = Math.max(0, activeAtMs + times.idleMs - nowMs)
  return restMs > times.warningMs ? restMs - times.warningMs : restMs
}
