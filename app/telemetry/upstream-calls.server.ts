import { durations } from './histogram.server'

const histogram = durations('plot_partner_upstream_call_seconds', 'Calls to the upstream, retries included', [
  'call',
  'outcome',
])

/** `call` is a name in the endpoint table, or `media`; `outcome` is `ok` or an error kind. */
export function countUpstreamCall(call: string, outcome: string, ms: number): void {
  histogram.observe({ call, outcome }, ms / 1000)
}
