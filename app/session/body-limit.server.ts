import type { IncomingMessage } from 'node:http'

/** An image of 10 MB, with the fields beside it and what a multipart form needs. */
const MAX_BYTES = 12 * 1024 * 1024

/**
 * Why the body of a request is not read at all; null for those that are. Browsers say how long a form is before they send it: whoever
 * does not could send without end.
 */
export function bodyRefusal({
  headers,
}: Pick<IncomingMessage, 'headers'>): { status: 411 | 413; text: string } | null {
  if (headers['transfer-encoding'] !== undefined)
    return { status: 411, text: 'What was sent does not say how long it is.' }
  return Number(headers['content-length'] ?? 0) > MAX_BYTES
    ? { status: 413, text: 'What was sent is larger than 12 MB. Go back and choose a smaller file.' }
    : null
}
