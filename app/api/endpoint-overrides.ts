import { z } from 'zod/v4'
import { type Constants, defaultConstants } from './constants'
import { type Call, type Endpoint, endpoints } from './endpoints'

export interface EndpointTable {
  calls: Record<Call, Endpoint>
  constants: Constants
}

/**
 * Merges the operator's overrides into the defaults, for example
 * `{ "receipts": { "path": "v2/receipts/{booking}" }, "constants": { "appType": 3 } }`. Throws for unknown names, for invalid values such
 * as paths outside API_BASE_URL, and for a query parameter that would be sent twice.
 */
export function withOverrides(json: unknown): EndpointTable {
  const { constants, ...overrides } = read(OverridesFile, json)
  const calls: Record<Call, Endpoint> = { ...endpoints }
  for (const [call, override] of Object.entries(overrides)) {
    if (!isCall(call)) throw new Error(`API_ENDPOINTS_FILE names an unknown call: ${call}`)
    calls[call] = overridden(call, read(z.object({ [call]: Override }), { [call]: override })[call] ?? {})
  }
  return { calls, constants: { ...defaultConstants, ...knownConstants(constants) } }
}

const isCall = (name: string): name is Call => Object.hasOwn(endpoints, name)

/** A leading slash would drop the path of API_BASE_URL. A host in the path would receive the tokens. */
const path = z
  .string()
  .regex(
    /^[^/?#\\\s:][^?#\\\s:]*$/,
    'must be relative to API_BASE_URL, without a leading slash, a space, or one of ? # : \\',
  )
  .refine((text) => !/(^|\/)\.{1,2}(\/|$)/.test(text), 'must not contain . or .. as a segment')

const parameter = z.string().regex(/^[\w.[\]-]{1,60}$/, 'must be the name of a query parameter')
const fixedValue = z.union([z.string(), z.number()]).transform(String)
const constant = z.custom<string | number>(
  (value) => Number.isInteger(value) || (typeof value === 'string' && /^[\w.-]{1,40}$/.test(value)),
  'must be a whole number, or 1 to 40 letters (a to z), digits, dots, hyphens or underscores',
)

const Override = z
  .object({
    method: z.enum(['GET', 'POST']).optional(),
    path: path.optional(),
    params: z.record(z.string(), parameter).optional(),
    fixed: z.record(parameter, fixedValue).optional(),
  })
  .strict()

const OverridesFile = z
  .object({ constants: z.record(z.string(), constant).default({}) })
  .catchall(z.unknown())

function read<Schema extends z.ZodType>(schema: Schema, json: unknown): z.output<Schema> {
  const parsed = schema.safeParse(json)
  if (parsed.success) return parsed.data as z.output<Schema>
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'file'} ${issue.message}`)
  throw new Error(`API_ENDPOINTS_FILE: ${faults.join('; ')}`)
}

function overridden(call: Call, override: z.output<typeof Override>): Endpoint {
  const endpoint: Endpoint = { ...endpoints[call], ...override }
  const pathParameters = parametersOf(endpoints[call].path)
  for (const name of parametersOf(endpoint.path))
    if (!pathParameters.includes(name))
      throw new Error(`API_ENDPOINTS_FILE: ${call} has no parameter {${name}}`)
  for (const name of Object.keys(endpoint.params ?? {}))
    if (!endpoint.query.includes(name))
      throw new Error(`API_ENDPOINTS_FILE: ${call} has no query parameter ${name}`)
  const sentNames = [
    ...endpoint.query.map((name) => endpoint.params?.[name] ?? name),
    ...Object.keys(endpoint.fixed ?? {}),
  ]
  const duplicate = sentNames.find((name, index) => sentNames.indexOf(name) !== index)
  if (duplicate !== undefined) throw new Error(`API_ENDPOINTS_FILE: ${call} would send ${duplicate} twice`)
  return endpoint
}

function knownConstants(constants: Record<string, string | number>): Partial<Constants> {
  for (const name of Object.keys(constants))
    if (!Object.hasOwn(defaultConstants, name))
      throw new Error(`API_ENDPOINTS_FILE names an unknown constant: ${name}`)
  return constants
}

const parametersOf = (path: string) => [...path.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name)
