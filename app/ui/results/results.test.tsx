import { expect, test } from 'vitest'
import { renderPlain } from '../../../tests/factories/render-plain'
import { results } from '~/ui/examples/lists.examples'

const [withResults, withoutResults] = results.map(({ render }) => renderPlain(render())) as [string, string]

test('M149 the summary has the role status', () => {
  expect(withResults).toMatch(/<div role="status"><span [^>]+>3 bookings<\/span><\/div>.*Content/)
})

test('M149 without results the status contains only the empty state', () => {
  expect(withoutResults).toMatch(/<div role="status"><div [^>]+><p>No Records Found!<\/p>/)
  expect(withoutResults).not.toContain('Content')
})
