import { sendRequest } from '../outgoing-request'

/** URL and body may contain placeholders such as `{mobile}`. */
export interface SmsGateway {
  url: string
  /** If null, the gateway is called by GET. */
  body: string | null
}

type Values = Record<string, string>

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

/** Does not match a JSON object, because an object contains quotes or spaces, or is empty. */
const PLACEHOLDER = /\{[^{}"\s]+\}/g

/** The two settings of a gateway, and sample values for the placeholders. */
interface SmsSettings {
  /** The settings `OTP_SMS_URL` and `OTP_SMS_BODY` have the prefix `OTP_SMS`. */
  prefix: string
  url: string
  body: string
  /** At least one value must be invalid in JSON without quotes, such as 012345, so that a placeholder without quotes is noticed. */
  sample: Values
}

/** Returns each problem as the name of a setting and a reason. A reason never quotes the value of the setting. */
export function smsFaults({ prefix, url, body, sample }: SmsSettings): [name: string, reason: string][] {
  const names = { url: `${prefix}_URL`, body: `${prefix}_BODY` }
  if (url === '') return body === '' ? [] : [[names.body, `needs ${names.url}`]]
  const placeholders = Object.keys(sample).map((name) => `{${name}}`)
  const faults: [string, string][] = []
  for (const [name, template] of [
    [names.url, url],
    [names.body, body],
  ] as const)
    if (placeholdersIn(template).some((placeholder) => !placeholders.includes(placeholder)))
      faults.push([name, `has a placeholder other than ${placeholders.join(' and ')}`])
  if (!isHttpUrl(fill(url, sample, encodeURIComponent)))
    faults.push([names.url, 'must be an http or https URL'])
  if (looksLikeJson(body) && !isJson(fill(body, sample, escapeJson)))
    faults.push([names.body, 'must be JSON or a form; in JSON, placeholders must be in quotes'])
  for (const placeholder of placeholders)
    if (!placeholdersIn(`${url} ${body}`).includes(placeholder))
      faults.push([names.url, `needs ${placeholder}, here or in ${names.body}`])
  return faults
}

const placeholdersIn = (template: string): string[] => template.match(PLACEHOLDER) ?? []

/** Fills all placeholders in one pass, so that a value that looks like a placeholder is not replaced. */
const fill = (template: string, values: Values, encode: (value: string) => string) =>
  template.replace(PLACEHOLDER, (placeholder) => {
    const value = values[placeholder.slice(1, -1)]
    return value === undefined ? placeholder : encode(value)
  })

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
