const MAX_WARNING_MS = 2 * 60_000
const MAX_KEEP_ALIVE_MS = 5 * 60_000

export interface IdleTimes {
  idleMs: number
  warningMs: number
  keepAliveMs: number
}

type IdleState = 'active' | 'warning' | 'over'

export function idleTimes(idleSeconds: number): IdleTimes {
  const idleMs = idleSeconds * 1000
  return {
    idleMs,
    warningMs: Math.min(MAX_WARNING_MS, idleMs / 2),
    keepAliveMs: Math.min(MAX_KEEP_ALIVE_MS, idleMs / 12),
  }
}

export function idleState(activeAtMs: number, nowMs: number, { idleMs, warningMs }: IdleTimes): IdleState {
  const remainingMs = activeAtMs + idleMs - nowMs
  if (remainingMs <= 0) return 'over'
  return remainingMs <= warningMs ? 'warning' : 'active'
}

export function msUntilNextState(activeAtMs: number, nowMs: number, times: IdleTimes): number {
  const remainingMs = Math.max(0, activeAtMs + times.idleMs - nowMs)
  return remainingMs > times.warningMs ? remainingMs - times.warningMs : remainingMs
}
