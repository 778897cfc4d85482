const MAX_PAUSE_SECONDS = 30 * 60
/** Limits how often the time of the last call is written. */
const WRITE_INTERVAL_SECONDS = 60

export const isNewVisit = (lastSeenAt: string, at: string) =>
  secondsBetween(lastSeenAt, at) > MAX_PAUSE_SECONDS

export const isWriteDue = (lastSeenAt: string, at: string) =>
  secondsBetween(lastSeenAt, at) >= WRITE_INTERVAL_SECONDS

const secondsBetween = (from: string, to: string) => (Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / 1000
