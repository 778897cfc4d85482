import { z } from 'zod/v4'

/** The keywords of JSON Schema that this folder reads or writes. A schema may have others, such as `maxLength`. */
export interface JsonSchema {
  $ref?: string
  description?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  additionalProperties?: JsonSchema | boolean
  pattern?: string
}

/** Adds recursive types, such as the team node, to `named`. The returned schema refers to them. */
export function jsonSchemaOf(schema: z.ZodType, named: Record<string, JsonSchema> = {}): JsonSchema {
  const { $schema: _, $defs = {}, ...root } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  let text = JSON.stringify([root, ...Object.values($defs)])
  const names = Object.entries($defs).map(([key, { description }]) => {
    const name = pascalCase(description ?? key)
    text = text.replaceAll(`"#/$defs/${key}"`, `"#/components/schemas/${name}"`)
    return name
  })
  const [converted = {}, ...definitions] = JSON.parse(text) as JsonSchema[]
  names.forEach((name, index) => {
    named[name] = definitions[index] ?? {}
  })
  return converted
}

/** `team node` → `TeamNode` */
const pascalCase = (name: string) =>
  name.replace(/(?:^|\W+)(\w)/g, (_, letter: string) => letter.toUpperCase())
