import type { TypedResponse } from '@remix-run/node'
import { type ResultFailure, statusOfParts } from '~/api/result'

/** The value tells scripts of a failure. Proxies read only the status, so a throttled call gives 429; any other failure gives 200. */
export function jsonResponse<Value>(
  value: Value,
  failure: ResultFailure | null = null,
): TypedResponse<Value> {
  return Response.json(value, {
    status: statusOfParts(failure),
    headers: { 'Cache-Control': 'no-store' },
  })
}
