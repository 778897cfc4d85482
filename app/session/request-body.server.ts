const bodies = new WeakMap<Request, Promise<FormData>>()

/** The form that a request carries, parsed once: the form token is read before the fields are. Rejects where it is no form. */
export function formDataOf(request: Request): Promise<FormData> {
  const body = bodies.get(request) ?? request.formData()
  bodies.set(request, body)
  return body
}

/** A browser that is answered while it still sends, an image say, sees a broken connection and no page. */
export async function readThrough({ body, bodyUsed }: Request) {
  if (!bodyUsed) await body?.pipeTo(new WritableStream())
}
