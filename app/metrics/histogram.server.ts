import { Histogram, register } from 'prom-client'

/** From a cached file to the longest page. */
const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60]

/**
 * Seconds by labels. Labels have few values and never an id, a name or anything a person typed. The server and the portal's code are
 * separate bundles with one registry, so a name may be requested twice.
 */
export function durations<Label extends string>(name: string, help: string, labelNames: Label[]) {
  const existing = register.getSingleMetric(name) as Histogram<Label> | undefined
  return existing ?? new Histogram({ name, help, labelNames, buckets: BUCKETS_SECONDS })
}
