import { cutText, MAX_LENGTH } from '~/contract/text-length'
import { excessIn } from './json-bounds'

export interface WireReply {
  status?: unknown
  message?: unknown
  errors?: unknown
}

/** Null if the body is not a JSON object, or would take too long to parse. */
export const readObject = (body: string): WireReply | null =>
  mayBeObject(body) && !excessIn(body) ? parseObject(body) : null

export const mayBeObject = (body: string) => /^\s*\{/.test(body)

/** Null if the body is not a JSON object. Call `excessIn` first. */
export function parseObject(body: string): WireReply | null {
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
