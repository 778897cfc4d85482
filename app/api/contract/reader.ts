import { z } from 'zod'
import { reportTolerated, type Tolerance } from './tolerance'

type Parse<Schema extends z.ZodTypeAny, Value> = (
  input: z.ParseInput,
  schema: Schema,
) => z.ParseReturnType<Value>

interface ReaderDef<Schema extends z.ZodTypeAny, Value> extends z.ZodTypeDef {
  schema: Schema
  parse: Parse<Schema, Value>
}

/** A schema that documents a value on the wire, and the function that reads it, which may accept more. */
class Reader<Schema extends z.ZodTypeAny, Value> extends z.ZodType<
  Value,
  ReaderDef<Schema, Value>,
  z.input<Schema>
> {
  get schema(): Schema {
    return this._def.schema
  }

  _parse(input: z.ParseInput): z.ParseReturnType<Value> {
    return this._def.parse(input, this._def.schema)
  }
}

export const reader = <Schema extends z.ZodTypeAny, Value>(schema: Schema, parse: Parse<Schema, Value>) =>
  new Reader<Schema, Value>({ schema, parse })

interface WireScalar<Value> {
  /** The value where the wire follows the contract, else undefined. Must agree with the schema. */
  read: (wire: unknown) => Value | undefined
  /** What a value that breaks the contract is read as. Without it such a value is an error. */
  tolerate?: (wire: unknown) => [Value, Tolerance]
}

/**
 * A scalar. `read` is plain code because effects and unions of zod cost microseconds a value, and an error with its stack where
 * one fails inside another: seconds for a list of thousands.
 */
export const kind = <Schema extends z.ZodTypeAny, Value = z.output<Schema>>(
  documentedBy: Schema,
  { read, tolerate }: WireScalar<Value>,
) =>
  reader<Schema, Value>(documentedBy, (input, schema) => {
    const value = read(input.data)
    if (value !== undefined) return z.OK(value)
    if (!tolerate) return schema._parse(input) as z.ParseReturnType<Value>
    const [tolerated, tolerance] = tolerate(input.data)
    reportTolerated(input.path, tolerance)
    return z.OK(tolerated)
  })

/** Parses without leaving issues in the surrounding parse: the caller decides what a failure means. */
export function parseApart<Schema extends z.ZodTypeAny>(
  schema: Schema,
  input: z.ParseInput,
): { isValid: true; value: z.output<Schema> } | { isValid: false; issues: z.ZodIssue[] } {
  const { parent } = input
  const apart = { ...parent, common: { ...parent.common, issues: [] as z.ZodIssue[] } }
  const result = schema._parseSync({ data: input.data as unknown, path: input.path, parent: apart })
  return result.status === 'valid'
    ? { isValid: true, value: result.value as z.output<Schema> }
    : { isValid: false, issues: apart.common.issues }
}
