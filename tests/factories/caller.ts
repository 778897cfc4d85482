import { beforeEach, expect } from 'vitest'
import { ApiError } from '~/api/errors'
import type { Caller } from '~/api/caller.server'
import { env } from '~/env.server'
import { receiverForThisFile } from './receiver'
import type { Upstream } from './upstream'

/** An upstream that the API client calls in all tests of a file. Tests set its replies with `replies`. */
export function upstreamForThisFile(): Upstream {
  const upstream = receiverForThisFile()
  beforeEach(() => {
    env.apiBaseUrl = upstream.url
  })
  return upstream
}

export const aCaller = (fields: Partial<Caller> = {}): Caller => ({
  token: 'token-of-ravi',
  requestId: 'request-1',
  address: null,
  device: null,
  deadline: AbortSignal.timeout(15_000),
  ...fields,
})

/** Returns the error of a rejected promise. */
export async function thrownBy(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => expect.fail('The promise did not reject.'),
    (error: unknown) => error,
  )
}

export async function apiErrorOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await thrownBy(call)
  expect(error).toBeInstanceOf(ApiError)
  return error as ApiError
}
