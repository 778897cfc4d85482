import { Gauge, register } from 'prom-client'
import { durations } from '../app/telemetry/histogram.server'
import type { CountRequest } from './app'
import { poolUsage } from './db/postgres'

/** Measures the calls of a reference API that runs alone. The portal's metrics include the calls of an embedded API. */
export function apiMetrics(): CountRequest {
  const histogram = durations('plot_partner_api_request_seconds', 'Calls by path pattern and status', [
    'path',
    'status',
  ])
  const name = 'plot_partner_database_connections'
  if (!register.getSingleMetric(name))
    new Gauge({
      name,
      help: 'Open and idle connections to PostgreSQL, and requests that wait for a connection',
      labelNames: ['state'],
      collect() {
        for (const [state, count] of Object.entries(poolUsage())) this.set({ state }, count)
      },
    })
  return (path, status, ms) => histogram.observe({ path, status }, ms / 1000)
}
