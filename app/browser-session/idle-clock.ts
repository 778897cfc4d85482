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
    warningMs: Math.min(120_000, idleMs / 2),
    keepAliveMs: Math.min(300_000, idleMs / 12),
  }
}

export function idleState(activeAtMs: number, nowMs: number, { idleMs, warningMs }: IdleTimes): IdleState {
  const remainingMs = activeAtMs + idleMs - nowMs
  if (remainingMs <= 0) return 'over'
  return remainingMs <= warningMs ? 'warning' : 'active'
}

export function untilNextState(activeAtMs: number, nowMs: number, times: IdleTimes): number {
  const remainingMs = Math.max(0, activeAtMs + times.idleMs - nowMs)
  return remainingMs > times.warningMs ? remainingMs - times.warningMs : remainingMs
}
