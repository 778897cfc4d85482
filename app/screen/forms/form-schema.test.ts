import { expect, it } from 'vitest'
import * as z from 'zod/v4-mini'
import { fieldNames, labelled, labelOf } from './form-schema'

const Schema = z.object({
  mobile: labelled(() => 'Mobile', z.string().check(z.trim())),
  note: labelled(() => 'Note', z.optional(z.string())),
  returnTo: z.optional(z.string()),
})
const Refined = Schema.check(z.refine(() => true))

it('M242 lists the fields of a plain or refined schema', () => {
  const names = ['mobile', 'note', 'returnTo']
  expect(fieldNames(Schema)).toEqual(names)
  expect(fieldNames(Refined)).toEqual(names)
})

it('a field has its own label; a hidden field has none', () => {
  for (const schema of [Schema, Refined])
    expect(fieldNames(schema).map((name) => labelOf(schema, name))).toEqual(['Mobile', 'Note', ''])
})
