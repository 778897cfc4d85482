import type { JsonSchema } from './json-schema'

interface Field {
  /** A path such as `data.user_id` or `projects[].name`. */
  name: string
  type: string
  isRequired: boolean
}

/** Lists the fields of a reply, including nested fields, but not those of named types. */
export function fieldsOf(schema: JsonSchema, prefix = ''): Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, property]) => {
    const name = `${prefix}${key}`
    const isRequired = schema.required?.includes(key) ?? false
    const shape = shapeOf(property)
    const field = { name: shape.isList ? `${name}[]` : name, type: typeOf(property), isRequired }
    return [field, ...fieldsOf(shape.inner, `${field.name}.`)]
  })
}

/** Finds the object with fields inside nullable values, alternatives and lists. */
function shapeOf(schema: JsonSchema): { inner: JsonSchema; isList: boolean } {
  if (schema.items) return { inner: shapeOf(schema.items).inner, isList: true }
  const choices = (schema.anyOf ?? []).map(shapeOf)
  return choices.find(({ inner, isList }) => isList || inner.properties) ?? { inner: schema, isList: false }
}

/** Returns a text such as `Money`, `list of objects` or `true`. */
export function typeOf(schema: JsonSchema): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1)!
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' or ')
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(' or ')
  if (schema.items) return `list of ${plural(typeOf(schema.items))}`
  if (schema.pattern) return `text like ${schema.pattern}`
  if (schema.type === 'string') return 'text'
  return [schema.type ?? 'anything'].flat().join(' or ')
}

const plural = (type: string) => (type === 'object' ? 'objects' : type)
