import { z } from 'zod'

/**
 * A kind of value: `schema` says what it is and what is wrong with others; `read` knows the same of what is usually sent, and
 * answers undefined for the rest. Effects and unions of zod cost microseconds a value, and an error with its stack where one
 * fails inside another: seconds for a list of thousands.
 */
class Kind<Schema extends z.ZodTypeAny> extends z.ZodType<
  z.output<Schema>,
  KindDef<Schema>,
  z.input<Schema>
> {
  /** What documents it. */
  get schema(): Schema {
    return this._def.schema
  }

  _parse(input: z.ParseInput): z.ParseReturnType<z.output<Schema>> {
    const { schema, read } = this._def
    const value = read(input.data)
    return value === undefined ? schema._parse(input) : z.OK(value)
  }
}

interface KindDef<Schema extends z.ZodTypeAny> extends z.ZodTypeDef {
  schema: Schema
  read: (wire: unknown) => z.output<Schema> | undefined
}

/** `read` must answer what `schema` answers, or undefined. */
export const kind = <Schema extends z.ZodTypeAny>(schema: Schema, read: KindDef<Schema>['read']) =>
  new Kind({ schema, read })
