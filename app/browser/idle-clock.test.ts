import { expect, it } from 'vitest'
import { idleState, idleTimes, msUntilNextState } from './idle-clock'

const hourTimes = idleTimes(3600)
const SECOND_MS = 1000
const ACTIVE_AT_MS = 5

it.each([
  [0, 'active', 3480],
  [3479, 'active', 1],
  [3480, 'warning', 120],
  [3599, 'warning', 1],
  [3600, 'over', 0],
  [36_000, 'over', 0],
])(
  'M015 M016 after %i s of a one-hour timeout the state is %s, with %i s left in it',
  (seconds, state, remaining) => {
    const nowMs = ACTIVE_AT_MS + seconds * SECOND_MS
    expect(idleState(ACTIVE_AT_MS, nowMs, hourTimes)).toBe(state)
    expect(msUntilNextState(ACTIVE_AT_MS, nowMs, hourTimes)).toBe(remaining * SECOND_MS)
  },
)

it.each([
  [3600, { idleMs: 3_600_000, warningMs: 120_000, keepAliveMs: 300_000 }],
  [12, { idleMs: 12_000, warningMs: 6_000, keepAliveMs: 1_000 }],
])('M016 with a timeout of %i s, the times are %j', (seconds, times) => {
  expect(idleTimes(seconds)).toEqual(times)
})

it.each([
  [3600, 3480],
  [241, 121],
  [240, 120],
  [200, 100],
  [120, 60],
  [10, 5],
])(
  'M015 M016 a timeout of %i s warns at %i s: two minutes before the end or halfway, whichever is later',
  (idleSeconds, warnsAtSeconds) => {
    const times = idleTimes(idleSeconds)
    expect(msUntilNextState(0, 0, times)).toBe(warnsAtSeconds * SECOND_MS)
    expect(idleState(0, warnsAtSeconds * SECOND_MS - 1, times)).toBe('active')
    expect(idleState(0, warnsAtSeconds * SECOND_MS, times)).toBe('warning')
    expect(idleState(0, idleSeconds * SECOND_MS, times)).toBe('over')
  },
)
