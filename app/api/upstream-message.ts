import { refusal, SOMETHING_WENT_WRONG } from './errors'

/** The upstream's own words for a refusal; null where it gave none, so that a screen can say its own. */
export function upstreamMessage(error: unknown): string | null {
  const message = refusal(error)
  return message === SOMETHING_WENT_WRONG ? null : message
}
