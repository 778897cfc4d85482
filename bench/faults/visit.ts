import { FormData, type RequestInit } from 'node-fetch'
import { sealData } from 'iron-session'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const HOUR_MS = 3_600_000

export interface HtmlForm {
  action: string
  submitter: string | null
  fields: [name: string, value: string][]
  isMultipart: boolean
}

interface Portal {
  url: string
  secret: string
}

/** A session cookie with a token that only the proxy knows. */
export async function sessionCookie(
  { secret }: Portal,
  token: string,
  userId: string,
  area: 'portal' | 'office' = 'portal',
): Promise<string> {
  const session = {
    area,
    id: crypto.randomUUID(),
    token,
    user: { id: userId, type: area === 'office' ? 3 : 2, name: 'Somebody' },
    defaultProject: null,
    bookingsUrl: null,
    commissionUrl: null,
    mustChangePassword: false,
    newMobile: '9123456780',
    // In the future, because a password change in another visit ends older sessions.
    authenticatedAtMs: Date.now() + HOUR_MS,
    issuedAtMs: Date.now(),
  }
  return `${area === 'office' ? 'office' : 'session'}=${await sealData(session, { password: secret, ttl: 0 })}`
}

const ENTITIES: Record<string, string> = { amp: '&', quot: '"', '#x27': "'", lt: '<', gt: '>' }
const decode = (text: string) => text.replace(/&(\w+|#x27);/g, (all, name: string) => ENTITIES[name] ?? all)
const attribute = (tag: string, name: string) => {
  const match = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)
  return match ? decode(match[1] ?? '') : null
}

/**
 * The POST forms of a page. A form with named buttons is returned once per named button. Includes disabled fields. The fields of
 * `<textarea>` and `<select>` are empty.
 */
export function writingForms(html: string, pageUrl: string): HtmlForm[] {
  return [...html.matchAll(/<form\b[^>]*method="post"[\s\S]*?<\/form>/g)].flatMap(([form]): HtmlForm[] => {
    const head = form.slice(0, form.indexOf('>') + 1)
    const inputs = [...form.matchAll(/<(?:input|textarea|select)\b[^>]*>/g)].map(([tag]) => tag)
    const fields = inputs.flatMap((tag): [string, string][] => {
      const name = attribute(tag, 'name')
      const isOff = /type="(checkbox|radio)"/.test(tag) && !/\schecked/.test(tag)
      return name === null || isOff ? [] : [[name, attribute(tag, 'value') ?? '']]
    })
    const buttons = [...form.matchAll(/<button\b[^>]*>/g)].map(([tag]) => tag)
    const named = buttons.filter((tag) => attribute(tag, 'name'))
    const base = {
      action: new URL(attribute(head, 'action') ?? '', pageUrl).href,
      isMultipart: head.includes('multipart/form-data'),
    }
    if (named.length === 0) return [{ ...base, submitter: null, fields }]
    return named.map((tag) => {
      const pair: [string, string] = [attribute(tag, 'name') ?? '', attribute(tag, 'value') ?? '']
      return { ...base, submitter: pair.join('='), fields: [...fields, pair] }
    })
  })
}

const SAMPLES: Record<string, string> = {
  userId: '9000000001',
  password: 'Plots@2026',
  confirmation: 'Plots@2026',
  otp: '0000',
  mobile: '9123456780',
  email: 'somebody@demo.example',
  bank_name: 'Union Bank',
  bank_ac_no: '123456789012',
  confirm_account_no: '123456789012',
  ifsc_code: 'UBIN0531111',
  reason: 'The name differs.',
}

/** Returns a request that submits the form. The values in `typed` replace those of the page. Other empty fields get sample values. */
export function postOf(form: HtmlForm, typed: Record<string, string> = {}): RequestInit {
  const fields = form.fields.map(([name, value]): [string, string] => [
    name,
    typed[name] ?? (value || (SAMPLES[name] ?? '')),
  ])
  const headers = { 'Sec-Fetch-Site': 'same-origin' }
  if (!form.isMultipart)
    return { method: 'POST', headers, body: new URLSearchParams(fields), redirect: 'manual' }
  const body = new FormData()
  for (const [name, value] of fields) {
    if (name === 'image') body.set(name, new Blob([PNG], { type: 'image/png' }), 'cheque.png')
    else body.set(name, value)
  }
  return { method: 'POST', headers, body, redirect: 'manual' }
}

export const linksOf = (html: string, pageUrl: string): string[] =>
  [...html.matchAll(/<a\b[^>]*\shref="([^"#]+)"/g)]
    .map(([, href]) => new URL(decode(href ?? ''), pageUrl))
    .filter(({ origin }) => origin === new URL(pageUrl).origin)
    .map(({ href }) => href)
