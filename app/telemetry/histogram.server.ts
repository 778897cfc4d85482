import { Histogram, register } from 'prom-client'

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60]

/**
 * Labels have few values, and never contain an id, a person's name or typed text. `build/server.js` and `build/server/index.js`
 * each contain this module and share one registry, so the histogram may exist already.
 */
export function durations<Label extends string>(name: string, help: string, labelNames: Label[]) {
  const existing = register.getSingleMetric(name) as Histogram<Label> | undefined
  return existing ?? new Histogram({ name, help, labelNames, buckets: BUCKETS_SECONDS })
}
