import { parseLimitedForm } from '~/http/body-limit.server'

const bodies = new WeakMap<Request, Promise<FormData>>()

/** The form that a request carries, parsed once: the form token is read before the fields are. Rejects if it is no form, and
 * throws a 413 response if it has too many fields. */
export function formDataOf(request: Request): Promise<FormData> {
  const body = bodies.get(request) ?? parseLimitedForm(request)
  bodies.set(request, body)
  return body
}

/** Reads the body to its end: a browser answered while sending shows a broken connection. */
export async function readThrough({ body, bodyUsed }: Request) {
  if (!bodyUsed) await body?.pipeTo(new WritableStream())
}
