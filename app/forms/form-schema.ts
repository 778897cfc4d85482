import type { z } from 'zod'

/** Each typed field has its label as its description. */
export type FormSchema = z.ZodObject<z.ZodRawShape> | z.ZodEffects<z.ZodObject<z.ZodRawShape>>

export const fieldNames = (schema: FormSchema): string[] => Object.keys(shapeOf(schema))

export const labelOf = (schema: FormSchema, name: string): string => shapeOf(schema)[name]?.description ?? ''

const shapeOf = (schema: FormSchema): z.ZodRawShape =>
  'shape' in schema ? schema.shape : schema.innerType().shape
