import { MIMEType } from 'node:util'
import type { RequestArgs } from '~/api/caller.server'
import { m } from '~/messages/messages'
import { getSession } from '~/session/session.server'
import { FORM_BYTES } from './body-limits'
import { readMultipart, tooLarge } from './multipart.server'

const MAX_FIELDS = 200

const forms = new WeakMap<Request, Promise<FormData>>()

/**
 * Caches the parsed form: a body can be read only once, and the check of the CSRF token reads it before the action. Rejects with a 413
 * response if the form is too large or has too many fields, and with a TypeError if the body is not a form. Files are empty unless the
 * person may send them.
 */
export function formDataOf(args: RequestArgs): Promise<FormData> {
  const form = forms.get(args.request) ?? parseLimitedForm(args)
  forms.set(args.request, form)
  return form
}

/** Bounds the body before it is parsed, because parsing blocks the process. */
async function parseLimitedForm(args: RequestArgs): Promise<FormData> {
  const { request } = args
  const type = mimeTypeOf(request)
  const boundary = type?.essence === 'multipart/form-data' ? type.params.get('boundary') : null
  const parts = bodyOf(request)
  const body =
    boundary == null
      ? await readUrlencoded(parts)
      : await readMultipart(parts, boundary, await maySendFiles(args))
  // Parses with the boundary that was read, because the original header may contain a second one.
  return new Response(new Uint8Array(body), { headers: { 'Content-Type': String(type ?? '') } }).formData()
}

/** Also false for a form that arrives after its session has ended: its texts are sealed until login, without its files. */
async function maySendFiles(args: RequestArgs): Promise<boolean> {
  const session = await getSession(args)
  return session !== null && !session.mustChangePassword
}

async function* bodyOf({ body }: Request): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) yield part.value
}

async function readUrlencoded(parts: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const kept: Uint8Array[] = []
  let bytes = 0
  for await (const part of parts) {
    bytes += part.length
    if (bytes <= FORM_BYTES) kept.push(part)
  }
  if (bytes > FORM_BYTES) throw tooLarge(m.formLargerThan64Kb())
  const body = Buffer.concat(kept)
  if (separatorsIn(body) >= MAX_FIELDS) throw tooLarge(m.tooManyFields())
  return body
}

/** Null if the header is missing or invalid. */
function mimeTypeOf({ headers }: Request): MIMEType | null {
  try {
    return new MIMEType(headers.get('content-type') ?? '')
  } catch {
    return null
  }
}

const separatorsIn = (body: Buffer) => body.filter((byte) => byte === AMPERSAND).length
const AMPERSAND = 0x26

/** Browsers may show a connection error if the response arrives before they have sent the whole body. */
export async function consumeBody({ body, bodyUsed }: Request) {
  if (!bodyUsed) await body?.pipeTo(new WritableStream())
}
