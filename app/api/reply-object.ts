/** What all replies have, successes and failures. */
export interface WireReply {
  status?: unknown
  message?: unknown
  errors?: unknown
}

/** Null when the body is no JSON object. */
export function readObject(body: string): WireReply | null {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}

/** The upstream's words for the person, or null when it has none. */
export function messageOf(reply: WireReply | null): string | null {
  return typeof reply?.message === 'string' && reply.message.trim() ? reply.message : null
}
