import { createHmac, timingSafeEqual } from 'node:crypto'
import { sessionSecrets } from '~/env.server'
import { FORM_KEY } from './form-key'
import type { Session } from './session.server'

/** A key that nothing else has, and a mark of the person whose page the form stands in: it tells who it was, asked by that person. */
const KEY = /^([0-9a-f-]{36})\.([\w-]{22})$/

type Owner = Session['user']['id']

export function newFormKey({ user }: Pick<Session, 'user'>): string {
  const key = crypto.randomUUID()
  return `${key}.${keyedHash(sessionSecrets()[0] ?? '', key, user.id)}`
}

/** What the upstream is to know a form by that was sent; a new one where it has none that could be ours. */
export function readFormKey(form: FormData): string {
  return partsOf(form.get(FORM_KEY))?.key ?? crypto.randomUUID()
}

/** Whether it can be told at all whose a form was. */
export const hasOwner = (form: FormData): boolean => partsOf(form.get(FORM_KEY)) !== null

/** Whether a form stood in a page of this person. */
export function isOwn(formKey: FormDataEntryValue | null, userId: Owner): boolean {
  const parts = partsOf(formKey)
  if (!parts) return false
  const shown = Buffer.from(parts.hash)
  return sessionSecrets().some((secret) =>
    timingSafeEqual(shown, Buffer.from(keyedHash(secret, parts.key, userId))),
  )
}

function partsOf(formKey: FormDataEntryValue | null) {
  const [, key, hash] = (typeof formKey === 'string' && KEY.exec(formKey)) || []
  return key && hash ? { key, hash } : null
}

const keyedHash = (secret: string, key: string, userId: Owner) =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['form', key, userId]))
    .digest('base64url')
    .slice(0, 22)
