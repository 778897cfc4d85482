export interface WireReply {
  status?: unknown
  message?: unknown
  errors?: unknown
}

/** Null if the body is not a JSON object. */
export function readObject(body: string): WireReply | null {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && !Array.isArray(value) ? value : null
  } catch {
    return null
  }
}

export function messageOf(reply: WireReply | null): string | null {
  return typeof reply?.message === 'string' && reply.message.trim() ? reply.message : null
}
