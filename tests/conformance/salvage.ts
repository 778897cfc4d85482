import type { z } from 'zod'

const MAX_ROUNDS = 200

/** The reply without its unreadable parts, parsed; undefined if nothing remains. */
export function salvage<Schema extends z.ZodTypeAny>(
  schema: Schema,
  reply: unknown,
): z.output<Schema> | undefined {
  const left: unknown = structuredClone(reply)
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const parsed = schema.safeParse(left)
    if (parsed.success) return parsed.data as z.output<Schema>
    const places = parsed.error.issues.map((issue) => deepest(issue).path)
    // From the end, so that earlier indexes stay valid.
    for (const place of places.reverse()) remove(left, place)
    if (places.every((place) => place.length === 0)) return undefined
  }
  return undefined
}

/** Removes the value at a place, or else the object that lacks it. */
function remove(root: unknown, place: (string | number)[]) {
  for (let length = place.length; length > 0; length--) {
    const parent = place.slice(0, length - 1).reduce<unknown>(valueIn, root)
    const key = place[length - 1] ?? ''
    if (typeof parent !== 'object' || parent === null || !(key in parent)) continue
    if (Array.isArray(parent)) parent.splice(Number(key), 1)
    else Reflect.deleteProperty(parent, key)
    return
  }
}

const valueIn = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string | number, unknown>)[key] : undefined

function deepest(issue: z.ZodIssue): z.ZodIssue {
  if (issue.code !== 'invalid_union') return issue
  return issue.unionErrors
    .flatMap((error) => error.issues.map(deepest))
    .reduce((one, other) => (other.path.length > one.path.length ? other : one), issue)
}
