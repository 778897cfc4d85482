import { expect, test } from 'vitest'
import { renderPlain } from '../../../tests/factories/render-plain'
import { examples } from './results.examples'

const [some, none] = examples.map(({ render }) => renderPlain(render())) as [string, string]

test('M149 the summary has the role status', () => {
  expect(some).toMatch(/<div role="status"><span [^>]+>3 bookings<\/span><\/div>.*Content/)
})

test('M149 without results the status contains only the empty state', () => {
  expect(none).toMatch(/<div role="status"><div [^>]+><p>No Records Found!<\/p>/)
  expect(none).not.toContain('Content')
})
