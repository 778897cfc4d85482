import { expect, vi } from 'vitest'
import type { OtpPurpose } from '../../../reference-api/schema'
import type { DemoApi } from './demo-api'

/** Returns the code that was sent for the purpose since the last call of `takeOtps`. Fails unless exactly one was sent. */
export function takeCode(api: DemoApi, purpose: OtpPurpose): string {
  const sent = api.takeOtps().filter((otp) => otp.purpose === purpose)
  expect(sent).toHaveLength(1)
  expect(sent[0]!.code).toMatch(/^\d{4}$/)
  return sent[0]!.code
}

/** A wrong code: the right code plus `by`. */
export function otherThan(code: string, by = 1): string {
  return String((Number(code) + by) % 10_000).padStart(4, '0')
}

/** Moves the clock forward while the work is done. */
export async function later<Result>(seconds: number, work: () => Promise<Result>): Promise<Result> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1_000 })
  try {
    return await work()
  } finally {
    vi.useRealTimers()
  }
}
