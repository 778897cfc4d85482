import { refusal, SOMETHING_WENT_WRONG } from './errors'

/** The upstream's message of a refusal; null if it has none. */
export function upstreamMessage(error: unknown): string | null {
  const message = refusal(error)
  return message === SOMETHING_WENT_WRONG ? null : message
}
