import type { TypedResponse } from '@remix-run/node'
import { type ResultFailure, statusOfParts } from '~/api/result'

/** The value contains the error, but proxies that throttle need the 429 status. */
export function jsonResponse<Value>(
  value: Value,
  failure: ResultFailure | null = null,
): TypedResponse<Value> {
  return Response.json(value, {
    status: statusOfParts(failure),
    headers: { 'Cache-Control': 'no-store' },
  })
}
