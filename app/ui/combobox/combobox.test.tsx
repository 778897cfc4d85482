import { expect, test } from 'vitest'
import { renderPlain } from '../../../tests/factories/render-plain'
import { combobox } from '~/ui/examples/forms.examples'
import { movedTo } from './combobox'

test('M218 without scripts, a combobox is a plain search field', () => {
  const html = renderPlain(combobox[0]!.render())
  expect(html).toMatch(/<label[^>]* for="q">Associate code or name</)
  expect(html).toMatch(/<input[^>]* type="search"/)
  expect(html).not.toContain('role="combobox"')
  expect(html).not.toContain('role="listbox"')
})

test.each([
  [-1, 1, 3, 0],
  [-1, -1, 3, 2],
  [0, 1, 3, 1],
  [2, 1, 3, 0],
  [0, -1, 3, 2],
  [-1, 1, 0, -1],
  [2, 1, 0, -1],
] as const)(
  'M218 index %i (-1 is none) plus a step of %i, with %i suggestions, gives index %i',
  (from, step, count, to) => {
    expect(movedTo(from, step, count)).toBe(to)
  },
)
