import { expect, it } from 'vitest'
import { z } from 'zod'
import { fieldNames, labelOf } from './form-schema'

const Schema = z.object({
  mobile: z.string().trim().describe('Mobile'),
  note: z.string().optional().describe('Note'),
  returnTo: z.string().optional(),
})
const Refined = Schema.refine(() => true)

it('M242 lists the fields of a plain or refined schema', () => {
  const names = ['mobile', 'note', 'returnTo']
  expect(fieldNames(Schema)).toEqual(names)
  expect(fieldNames(Refined)).toEqual(names)
})

it('the label of a field is its description; a hidden field has none', () => {
  for (const schema of [Schema, Refined])
    expect(fieldNames(schema).map((name) => labelOf(schema, name))).toEqual(['Mobile', 'Note', ''])
})
