import type { TypedResponse } from '@remix-run/node'

/** What a route without a screen answers: the same to a script of the portal's and to whoever opens its address. */
export function jsonAnswer<Value>(value: Value): TypedResponse<Value> {
  return Response.json(value, { headers: { 'Cache-Control': 'no-store' } })
}
