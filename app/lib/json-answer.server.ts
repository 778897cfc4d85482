import type { TypedResponse } from '@remix-run/node'
import { type AnswerFailure, statusOfParts } from '~/api/answer'

/** What a route without a screen answers: the same to a script of the portal's and to whoever opens its address. */
export function jsonAnswer<Value>(value: Value, failure: AnswerFailure | null = null): TypedResponse<Value> {
  // Scripts read the error in the value; proxies that count tries need the status 429.
  return Response.json(value, {
    status: statusOfParts(failure),
    headers: { 'Cache-Control': 'no-store' },
  })
}
