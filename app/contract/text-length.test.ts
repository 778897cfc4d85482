import { expect, it } from 'vitest'
import { z } from 'zod/v4'
import { cutText, MAX_LENGTH } from './text-length'
import { readTolerantly } from './tolerance'

const modules = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts'], { eager: true })
const replies = Object.values(modules)
  .flatMap((exported) => Object.entries(exported))
  .filter((entry): entry is [string, z.ZodType] => /Reply$/.test(entry[0]) && entry[1] instanceof z.ZodType)

const LONGEST = Math.max(...Object.values(MAX_LENGTH))

it('X126 every value in every reply of the contract has a longest text', () => {
  const values = replies.flatMap(([name, schema]) => valuesIn(schema, name))
  expect(replies.length).toBeGreaterThan(50)
  expect(values.length).toBeGreaterThan(500)
  expect(values.filter(([, schema]) => lengthReadBy(schema) > LONGEST).map(([place]) => place)).toEqual([])
})

it.each([
  ['రవి', 3, 'రవి'],
  ['abcdef', 4, 'abcd'],
  ['ab😀', 3, 'ab'],
])('X126 %j is cut to %i as %j', (text, maxLength, cut) => {
  expect(cutText(text, maxLength)).toBe(cut)
})

function lengthReadBy(schema: z.ZodType): number {
  const { parsed } = readTolerantly(schema, 'x'.repeat(2 * LONGEST))
  return typeof parsed.data === 'string' ? parsed.data.length : 0
}

type Value = [place: string, schema: z.ZodType]

interface Definition {
  type: string
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  innerType?: z.ZodType
  options?: z.ZodType[]
  in?: z.ZodType
  out?: z.ZodType
  getter?: () => z.ZodType
}

/** Scalars, strings and unknown values. A function that converts a whole object is no value. */
function valuesIn(schema: z.ZodType, place: string, seen = new Set<z.ZodType>()): Value[] {
  const { type, shape = {}, ...inner } = schema.def as unknown as Definition
  const isScalar = ['$ref', 'enum'].some((key) => key in (schema.meta() ?? {}))
  if (isScalar || ['string', 'unknown', 'any'].includes(type)) return [[place, schema]]
  if (type === 'lazy') {
    if (seen.has(schema)) return []
    seen.add(schema)
  }
  const fields = Object.entries(shape).flatMap(([name, field]) => valuesIn(field, `${place}.${name}`, seen))
  const parts = [
    inner.element,
    inner.innerType,
    inner.in,
    inner.out,
    inner.getter?.(),
    ...(inner.options ?? []),
  ]
  const values = parts.flatMap((part) => (part ? valuesIn(part, place, seen) : []))
  return [...fields, ...values]
}
