import type { TypedResponse } from '@remix-run/node'
import { type ResultFailure, statusOfParts } from '~/api/result'

/** What a route without a screen answers: the same to a script of the portal's and to whoever opens its address. */
export function jsonResponse<Value>(
  value: Value,
  failure: ResultFailure | null = null,
): TypedResponse<Value> {
  // Scripts read the error in the value; proxies that count tries need the status 429.
  return Response.json(value, {
    status: statusOfParts(failure),
    headers: { 'Cache-Control': 'no-store' },
  })
}
