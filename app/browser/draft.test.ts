import { expect, it } from 'vitest'
import { isEdited } from './draft'

type Field = Parameters<typeof isEdited>[0]
const option = (value: string, defaultSelected = false) => ({ value, defaultSelected })
const select = (value: string, options: object[]) =>
  ({ type: 'select-one', value, options }) as unknown as Field
const text = (value: string, defaultValue: string) => ({ type: 'text', value, defaultValue }) as Field

it.each<[boolean, string, Field]>([
  [false, 'an untouched select', select('2', [option('1'), option('2', true)])],
  [true, 'a select that was changed', select('1', [option('1'), option('2', true)])],
  [false, 'an untouched select without a default', select('1', [option('1'), option('2')])],
  [true, 'a changed select without a default', select('2', [option('1'), option('2')])],
  [false, 'a select without options', select('', [])],
  [false, 'an untouched text', text('a', 'a')],
  [true, 'a text that was changed', text('b', 'a')],
])('M016 before hydration, isEdited is %s for %s', (expected, _, field) => {
  expect(isEdited(field)).toBe(expected)
})
