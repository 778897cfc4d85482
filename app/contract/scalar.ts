import { z } from 'zod/v4'
import { reportTolerated, type Tolerance } from './tolerance'

/**
 * `read` returns undefined if the value breaks the contract. Then `repair` returns a replacement; without `repair` the value is unreadable.
 * A zod union would take four times as long, and a list may have a hundred thousand values.
 */
export function scalar<Value>(
  /** JSON Schema of the values that `read` accepts. */
  documentation: z.core.JSONSchema.BaseSchema,
  read: (wire: unknown) => Value | undefined,
  repair?: (wire: unknown) => [Value, Tolerance],
): z.ZodType<Value> {
  const schema = z.transform((wire: unknown, payload): Value => {
    const value = read(wire)
    if (value !== undefined) return value
    if (!repair) {
      payload.issues.push({
        code: 'custom',
        message: wire === undefined || wire === null ? 'is missing' : 'breaks the contract',
        input: wire,
      })
      return z.NEVER
    }
    const [repaired, tolerance] = repair(wire)
    reportTolerated(payload, tolerance)
    return repaired
  })
  const mayBeMissing = read(undefined) !== undefined
  return (mayBeMissing ? schema.prefault(null as unknown) : schema).meta(documentation)
}
