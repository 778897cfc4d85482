import * as z from 'zod/v4-mini'

export type FormSchema = z.ZodMiniObject<Record<string, z.ZodMiniType>>

/** Labels by field schema. Weak, because some schemas are made for one request. */
const labels = new WeakMap<z.ZodMiniType, () => string>()

/** A field with the label that its form shows. */
export function labelled<Field extends z.ZodMiniType>(label: () => string, field: Field): Field {
  const own = z.clone(field)
  labels.set(own, label)
  return own
}

export const fieldNames = (schema: FormSchema): string[] => Object.keys(schema.shape)

export const labelOf = (schema: FormSchema, name: string): string => {
  const field = schema.shape[name]
  return (field && labels.get(field)?.()) ?? ''
}
