import { sendRequest } from '../outgoing-request'

/** Both texts hold `{mobile}` and `{code}`. */
export interface SmsGateway {
  url: string
  /** Null: the gateway is called by GET. */
  body: string | null
}

interface Values {
  mobile: string
  code: string
}

export async function sendSms(gateway: SmsGateway, values: Values): Promise<void> {
  const url = fill(gateway.url, values, encodeURIComponent)
  if (gateway.body === null) return sendRequest(url, {})
  const isJson = looksLikeJson(gateway.body)
  await sendRequest(url, {
    method: 'POST',
    headers: { 'Content-Type': isJson ? 'application/json' : 'application/x-www-form-urlencoded' },
    body: fill(gateway.body, values, isJson ? escapeJson : encodeURIComponent),
  })
}

/** JSON has quotes, spaces or nothing between its braces. */
const PLACEHOLDER = /\{[^{}"\s]+\}/g
const KNOWN = ['{mobile}', '{code}']
/** The leading zero shows a code that stands outside quotes in JSON. */
const SAMPLE: Values = { mobile: '9000000001', code: '012345' }

/** Why the gateway's settings cannot be used, by setting, without quoting them. */
export function smsFaults({ url, body }: { url: string; body: string }): [name: string, reason: string][] {
  if (url === '') return body === '' ? [] : [['OTP_SMS_BODY', 'needs OTP_SMS_URL']]
  const faults: [string, string][] = []
  for (const [name, template] of [
    ['OTP_SMS_URL', url],
    ['OTP_SMS_BODY', body],
  ] as const)
    if (placeholdersIn(template).some((placeholder) => !KNOWN.includes(placeholder)))
      faults.push([name, `has a placeholder other than ${KNOWN.join(' and ')}`])
  if (!isHttpUrl(fill(url, SAMPLE, encodeURIComponent)))
    faults.push(['OTP_SMS_URL', 'must be an http or https URL'])
  if (looksLikeJson(body) && !isJson(fill(body, SAMPLE, escapeJson)))
    faults.push(['OTP_SMS_BODY', 'must be JSON or a form; in JSON, placeholders stand in quotes'])
  for (const placeholder of KNOWN)
    if (!placeholdersIn(`${url} ${body}`).includes(placeholder))
      faults.push(['OTP_SMS_URL', `needs ${placeholder}, here or in OTP_SMS_BODY`])
  return faults
}

const placeholdersIn = (template: string): string[] => template.match(PLACEHOLDER) ?? []

const fill = (template: string, { mobile, code }: Values, encode: (value: string) => string) =>
  template.replace(/\{mobile\}|\{code\}/g, (placeholder) =>
    encode(placeholder === '{mobile}' ? mobile : code),
  )

const escapeJson = (value: string) => JSON.stringify(value).slice(1, -1)

const looksLikeJson = (body: string) => /^\s*[[{]/.test(body)

const isHttpUrl = (url: string) => /^https?:/i.test(url) && URL.canParse(url)

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
