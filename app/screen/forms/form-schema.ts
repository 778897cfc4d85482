import * as z from 'zod/v4-mini'

export type FormSchema = z.ZodMiniObject<Record<string, z.ZodMiniType>>

/** Weak, because some schemas exist for one request only. */
const labels = new WeakMap<z.ZodMiniType, () => string>()

export function labelled<Field extends z.ZodMiniType>(label: () => string, field: Field): Field {
  const copy = z.clone(field)
  labels.set(copy, label)
  return copy
}

export const fieldNames = (schema: FormSchema): string[] => Object.keys(schema.shape)

export const labelOf = (schema: FormSchema, name: string): string => {
  const field = schema.shape[name]
  return (field && labels.get(field)?.()) ?? ''
}
