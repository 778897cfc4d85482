import { scalarSchemas } from '../../app/contract/scalar-schemas'
import type { Call, Download } from '../call'
import type { CallGroup } from '../calls'
import { type JsonSchema, jsonSchemaOf } from './json-schema'

interface Content {
  [contentType: string]: { schema: JsonSchema }
}

export interface Parameter {
  name: string
  in: 'path' | 'query'
  required: boolean
  description?: string
  schema: JsonSchema
}

export interface Operation {
  operationId: string
  tags: string[]
  summary: string
  security: Record<string, string[]>[]
  parameters: (Parameter | { $ref: string })[]
  requestBody?: { content: Content }
  responses: Record<string, { description: string; content?: Content } | { $ref: string }>
}

export interface OpenApi {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  tags: { name: string }[]
  paths: Record<string, Partial<Record<'get' | 'post', Operation>>>
  components: { schemas: Record<string, JsonSchema> } & Record<
    'responses' | 'parameters' | 'securitySchemes',
    Record<string, unknown>
  >
}

interface DeclaredCalls {
  publicCalls: Call[]
  protectedCalls: CallGroup[]
  downloads: Download[]
}

const PUBLIC = 'Calls without a token'
const FILES = 'Pictures and documents'

const DESCRIPTION =
  'Parameters are in the path and the query, even of POST requests; some calls also have a body. A refused call returns HTTP 200 with status false and a message. Amounts are in rupees.'

/** Builds OpenAPI 3.1 from the declared calls. */
export function buildOpenApi({ publicCalls, protectedCalls, downloads }: DeclaredCalls): OpenApi {
  const paths: OpenApi['paths'] = {}
  const schemas: Record<string, JsonSchema> = { ...scalarSchemas, Refusal: REFUSAL_SCHEMA }
  const add = (path: string, method: 'get' | 'post', operation: Operation) => {
    paths[braced(path)] = { ...paths[braced(path)], [method]: operation }
  }
  const addCall = (call: Call, tag: string, isPublic: boolean) =>
    add(call.path, call.method === 'GET' ? 'get' : 'post', operationOf(call, tag, isPublic, schemas))
  for (const call of publicCalls) addCall(call, PUBLIC, true)
  for (const { name, calls } of protectedCalls) for (const call of calls) addCall(call, name, false)
  for (const file of downloads) add(file.path, 'get', operationOfFile(file))
  return {
    openapi: '3.1.0',
    info: { title: 'Plot Partner reference API', version: '1', description: DESCRIPTION },
    tags: [PUBLIC, ...protectedCalls.map(({ name }) => name), FILES].map((name) => ({ name })),
    paths,
    components: { schemas, ...COMPONENTS },
  }
}

function operationOf(
  { path, summary, query, reply, effect, body }: Call,
  tag: string,
  isPublic: boolean,
  schemas: Record<string, JsonSchema>,
): Operation {
  const isKeyed = effect === 'write' && !isPublic
  const content = { 'application/json': { schema: { anyOf: [jsonSchemaOf(reply, schemas), REFUSAL] } } }
  return {
    operationId: operationId(path),
    tags: [tag],
    summary,
    security: isPublic ? [{}, { serviceKey: [] }] : [{ token: [] }],
    parameters: [...pathParameters(path), ...queryParameters(query), ...(isKeyed ? [KEY_PARAMETER] : [])],
    ...(body === 'none' ? {} : { requestBody: { content: BODIES[body] } }),
    responses: {
      200: { description: 'The reply, or a refusal.', content },
      ...(isPublic ? { 429: response('TooMany') } : { 401: response('Unauthenticated') }),
      ...(isKeyed ? { 400: response('BadKey'), 409: response('Running'), 422: response('KeyTaken') } : {}),
      500: response('Failed'),
      503: response('Busy'),
    },
  }
}

function operationOfFile({ path, summary, contentType }: Download): Operation {
  return {
    operationId: operationId(path),
    tags: [FILES],
    summary,
    security: [{ token: [] }],
    parameters: pathParameters(path),
    responses: {
      200: { description: 'The file.', content: { [contentType]: { schema: {} } } },
      401: response('Unauthenticated'),
      404: response('NoFile'),
      500: response('Failed'),
      503: response('Busy'),
    },
  }
}

const braced = (path: string) => path.replace(/:(\w+)/g, '{$1}')

/** `/associate/get-receipts/:booking` → `getReceipts` */
function operationId(path: string): string {
  const name = path.replace(/^\/(associate|auth)\//, '').replace(/\/:\w+/g, '')
  return name.replace(/^\W+/, '').replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase())
}

const pathParameters = (path: string): Parameter[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))

function queryParameters(query: Call['query']): Parameter[] {
  const { properties = {}, required = [] } = jsonSchemaOf(query)
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    ...(description ? { description } : {}),
    schema,
  }))
}

const BODIES = {
  json: { 'application/json': { schema: { type: 'object' } } },
  multipart: { 'multipart/form-data': { schema: { type: 'object' } } },
} satisfies Record<string, Content>

const REFUSAL = { $ref: '#/components/schemas/Refusal' }
const KEY_PARAMETER = { $ref: '#/components/parameters/IdempotencyKey' }

const response = (name: string) => ({ $ref: `#/components/responses/${name}` })
const failure = (description: string) => ({
  description,
  content: { 'application/json': { schema: REFUSAL } },
})

const REFUSAL_SCHEMA: JsonSchema = {
  type: 'object',
  description: 'A message for the person; `errors` lists messages by field if known.',
  required: ['status', 'message'],
  properties: {
    status: { const: false },
    message: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
  },
}

const COMPONENTS: Omit<OpenApi['components'], 'schemas'> = {
  parameters: {
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description:
        'Repeating a successful request with the same key within 24 hours has no effect and returns the first reply.',
      schema: { type: 'string', pattern: '^[\\w-]{16,100}$' },
    },
  },
  responses: {
    Unauthenticated: failure('The token is missing or invalid.'),
    NoFile: failure('The file does not exist, or the associate has no access to it.'),
    BadKey: failure('The Idempotency-Key is malformed.'),
    Running: failure('The request of this Idempotency-Key is still running.'),
    KeyTaken: failure('The Idempotency-Key belongs to another request.'),
    TooMany: failure('Too many attempts. Retry-After gives the seconds to wait.'),
    Busy: failure(
      'Too many concurrent logins, or a write during an import. Retry-After gives the seconds to wait.',
    ),
    Failed: failure('Something went wrong.'),
  },
  securitySchemes: {
    token: { type: 'http', scheme: 'bearer', description: 'The token from a login, valid for 12 hours.' },
    serviceKey: {
      type: 'apiKey',
      in: 'header',
      name: 'X-Service-Key',
      description: 'Shared with the portal; with it, auth/forgot-password returns the one-time password.',
    },
  },
}
