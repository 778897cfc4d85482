import { cutText, MAX_LENGTH } from './contract/text-length'
import { excessIn } from './json-bounds'

export interface WireReply {
  status?: unknown
  message?: unknown
  errors?: unknown
}

/** Null if the body is not a JSON object, or would take too long to parse. */
export function readObject(body: string): WireReply | null {
  if (excessIn(body)) return null
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && !Array.isArray(value) ? value : null
  } catch {
    return null
  }
}

export function messageOf(reply: WireReply | null): string | null {
  if (typeof reply?.message !== 'string') return null
  const message = cutText(reply.message, MAX_LENGTH.longText)
  return message.trim() ? message : null
}
