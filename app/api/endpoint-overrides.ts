import { z } from 'zod'
import { type Call, type Endpoint, endpoints } from './endpoints'

/**
 * The table with an installer's JSON laid over it: `{ "receipts": { "path": "v2/receipts/{booking}" } }`.
 * Throws when the JSON names a call or a parameter that does not exist, or leads elsewhere.
 */
export function withOverrides(json: unknown): Record<Call, Endpoint> {
  const table: Record<Call, Endpoint> = { ...endpoints }
  for (const [call, override] of Object.entries(readOverrides(json))) {
    if (!Object.hasOwn(table, call)) throw new Error(`API_ENDPOINTS_FILE names an unknown call: ${call}`)
    const endpoint = { ...table[call as Call], ...override }
    const known = parametersOf(table[call as Call].path)
    for (const name of parametersOf(endpoint.path))
      if (!known.includes(name)) throw new Error(`API_ENDPOINTS_FILE: ${call} has no parameter {${name}}`)
    table[call as Call] = endpoint
  }
  return table
}

/**
 * Below API_BASE_URL, and nowhere else: what begins with a slash would drop the base's own path, and what names a host would
 * send tokens there.
 */
const path = z
  .string()
  .regex(
    /^[^/?#\\\s:][^?#\\\s:]*$/,
    'must be relative to API_BASE_URL, without a leading slash, a query or a host',
  )
  .refine((text) => !/(^|\/)\.{1,2}(\/|$)/.test(text), 'must not lead upwards')

const Overrides = z.record(
  z.object({ method: z.enum(['GET', 'POST']).optional(), path: path.optional() }).strict(),
)

function readOverrides(json: unknown) {
  const parsed = Overrides.safeParse(json)
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'file'} ${issue.message}`)
  throw new Error(`API_ENDPOINTS_FILE: ${faults.join('; ')}`)
}

const parametersOf = (path: string) => [...path.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name)
