export interface WireReply {
  status?: unknown
  message?: unknown
  errors?: unknown
}

/** Null unless the body is a JSON object. */
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
