import type { z } from 'zod'
import { ignoreOverride, zodToJsonSchema } from 'zod-to-json-schema'
import { count, date, decimal, flag, id, money, optionalId, text } from '../../app/api/contract/wire'

/** The subset of JSON Schema that the contract produces. */
export interface JsonSchema {
  $ref?: string
  description?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  not?: unknown
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  allOf?: JsonSchema[]
  additionalProperties?: JsonSchema | boolean
  pattern?: string
}

const WIRE_SCALARS = {
  Money: money,
  Count: count,
  Decimal: decimal,
  Id: id,
  OptionalId: optionalId,
  Text: text,
  DateText: date,
  Flag: flag,
}

const scalarNameOf = (def: unknown) =>
  Object.entries(WIRE_SCALARS).find(([, scalar]) => scalar._def === def || scalar.schema._def === def)?.[0]

/** Schemas of the contract's scalar types, which replies reference by name. */
export function wireScalarSchemas(): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(WIRE_SCALARS).map(([name, { schema }]) => [name, convert(schema)]))
}

/** JSON Schema of a reply. Recursive types, such as the team node, go to `named` and are referenced. */
export function replySchema(reply: z.ZodTypeAny, named: Record<string, JsonSchema> = {}): JsonSchema {
  const replace = (def: z.ZodTypeDef): JsonSchema | undefined => {
    const scalar = scalarNameOf(def)
    if (scalar) return refTo(scalar)
    // Contract readers carry the zod schema that documents them.
    if ('schema' in def && 'parse' in def) return convert(def.schema as z.ZodTypeAny, replace)
    if (!('getter' in def)) return undefined
    const inner = (def as z.ZodLazyDef).getter()
    const name = pascalCase(inner.description ?? 'node')
    if (!(name in named)) {
      named[name] = {}
      named[name] = replySchema(inner, named)
    }
    return refTo(name)
  }
  return convert(reply, replace)
}

const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` })

/** `team node` → `TeamNode` */
const pascalCase = (name: string) =>
  name.replace(/(?:^|\W+)(\w)/g, (_, letter: string) => letter.toUpperCase())

export function querySchema(query: z.ZodTypeAny): JsonSchema {
  return convert(query, undefined, 'all')
}

function convert(
  schema: z.ZodTypeAny,
  replace?: (def: z.ZodTypeDef) => JsonSchema | undefined,
  pipeStrategy: 'input' | 'all' = 'input',
): JsonSchema {
  const { $schema: _, ...converted } = zodToJsonSchema(schema, {
    target: 'jsonSchema2019-09',
    $refStrategy: 'none',
    effectStrategy: 'input',
    pipeStrategy,
    override: (def) => replace?.(def) ?? ignoreOverride,
  }) as JsonSchema & { $schema?: string }
  return simplify(converted)
}

/** Simplifies the converter's output. */
function simplify(schema: JsonSchema): JsonSchema {
  const { anyOf, allOf, properties, items, additionalProperties, ...rest } = schema
  const simplified: JsonSchema = { ...rest }
  if (properties)
    simplified.properties = Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [name, simplify(property)]),
    )
  if (items) simplified.items = simplify(items)
  if (typeof additionalProperties === 'object' && Object.keys(additionalProperties).length > 0)
    simplified.additionalProperties = simplify(additionalProperties)
  if (allOf) return { ...Object.assign({}, ...allOf.map(simplify)), ...simplified }
  if (!anyOf) return simplified
  const choices = distinct(anyOf.map(simplify).flatMap(choicesOf))
  return choices.length === 1 ? { ...choices[0], ...simplified } : { ...simplified, anyOf: choices }
}

/** Drops "undefined", which `required` expresses, and flattens nested alternatives. */
function choicesOf(choice: JsonSchema): JsonSchema[] {
  if (choice.not) return []
  return choice.anyOf && !choice.description ? choice.anyOf : [choice]
}

function distinct(schemas: JsonSchema[]): JsonSchema[] {
  return [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()]
}
