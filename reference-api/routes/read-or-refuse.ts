import type { z } from 'zod'
import { Refusal } from '../call'

/** What was typed, as its rule reads it, or a refusal in the rule's own words. */
export function readOrRefuse<Schema extends z.ZodTypeAny>(schema: Schema, typed: unknown): z.output<Schema> {
  const parsed = schema.safeParse(typed)
  if (!parsed.success) throw new Refusal(parsed.error.issues[0]!.message)
  return parsed.data
}
