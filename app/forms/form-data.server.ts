import { MIMEType } from 'node:util'
import { m } from '~/messages/messages'

const MAX_FIELDS = 200

const forms = new WeakMap<Request, Promise<FormData>>()

/**
 * Caches the parsed form: a body can be read only once, and the check of the CSRF token reads it before the action. Rejects with a 413
 * response if the form has too many fields, and with a TypeError if the body is not a form.
 */
export function formDataOf(request: Request): Promise<FormData> {
  const form = forms.get(request) ?? parseLimitedForm(request)
  forms.set(request, form)
  return form
}

/** Counts fields first, because parsing too many fields blocks the process. */
async function parseLimitedForm(request: Request): Promise<FormData> {
  const body = Buffer.from(await request.arrayBuffer())
  const type = mimeTypeOf(request)
  const boundary = type?.essence === 'multipart/form-data' ? type.params.get('boundary') : null
  const fields = boundary === null ? countOf('&', body) + 1 : countOf(`--${boundary}`, body) - 1
  if (fields > MAX_FIELDS)
    throw new Response(m.tooManyFields(), { status: 413, statusText: 'Content Too Large' })
  // Parses with the boundary that was counted, because the original header may contain a second one.
  return new Response(body, { headers: { 'Content-Type': String(type ?? '') } }).formData()
}

/** Null if the header is missing or invalid. */
function mimeTypeOf({ headers }: Request): MIMEType | null {
  try {
    return new MIMEType(headers.get('content-type') ?? '')
  } catch {
    return null
  }
}

function countOf(separator: string, body: Buffer): number {
  let count = 0
  for (
    let at = body.indexOf(separator);
    at !== -1 && count <= MAX_FIELDS + 1;
    at = body.indexOf(separator, at + 1)
  )
    count += 1
  return count
}

/** Browsers may show a connection error if the response arrives before they have sent the whole body. */
export async function consumeBody({ body, bodyUsed }: Request) {
  if (!bodyUsed) await body?.pipeTo(new WritableStream())
}
