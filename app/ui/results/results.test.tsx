import { expect, test } from 'vitest'
import { renderPlain } from '../render-plain'
import { examples } from './results.examples'

const [some, none] = examples.map(({ render }) => renderPlain(render())) as [string, string]

test('M149 the outcome of a filter stands in a status', () => {
  expect(some).toMatch(/<div role="status"><span [^>]+>3 bookings<\/span><\/div>.*Content/)
})

test('M149 without results the status holds the empty state, and nothing follows', () => {
  expect(none).toMatch(/<div role="status"><div [^>]+><p>No Records Found!<\/p>/)
  expect(none).not.toContain('Content')
})
