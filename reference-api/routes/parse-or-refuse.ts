import type * as z from 'zod/v4-mini'
import { Refusal } from '../refusal'

/** Parses a value, or refuses it with the message of the schema. */
export function parseOrRefuse<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new Refusal(parsed.error.issues[0]!.message)
  return parsed.data
}
