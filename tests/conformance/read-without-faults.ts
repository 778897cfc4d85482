import type { z } from 'zod/v4'
import { readTolerantly } from '../../app/contract/tolerance'

const MAX_ROUNDS = 200

/** Parses the reply without its unreadable values; undefined if the rest cannot be parsed. */
export function readWithoutFaults<Schema extends z.ZodType>(
  schema: Schema,
  reply: unknown,
): z.output<Schema> | undefined {
  const remaining: unknown = structuredClone(reply)
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const { parsed } = readTolerantly(schema, remaining)
    if (parsed.success) return parsed.data
    const places = parsed.error.issues.map(({ path }) => path)
    // Removes from the end, so that earlier indexes stay valid.
    for (const place of places.reverse()) remove(remaining, place)
    if (places.every((place) => place.length === 0)) return undefined
  }
  return undefined
}

/** Removes the value at a place. If the value is missing, removes the object that should contain it. */
function remove(root: unknown, place: PropertyKey[]) {
  for (let length = place.length; length > 0; length--) {
    const parent = place.slice(0, length - 1).reduce<unknown>(valueIn, root)
    const key = place[length - 1] ?? ''
    if (typeof parent !== 'object' || parent === null || !(key in parent)) continue
    if (Array.isArray(parent)) parent.splice(Number(key), 1)
    else Reflect.deleteProperty(parent, key)
    return
  }
}

const valueIn = (value: unknown, key: PropertyKey): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined
