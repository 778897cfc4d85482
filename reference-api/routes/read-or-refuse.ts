import type { z } from 'zod'
import { Refusal } from '../call'

/** Parses a value, or refuses with the schema's own message. */
export function readOrRefuse<Schema extends z.ZodTypeAny>(schema: Schema, typed: unknown): z.output<Schema> {
  const parsed = schema.safeParse(typed)
  if (!parsed.success) throw new Refusal(parsed.error.issues[0]!.message)
  return parsed.data
}
