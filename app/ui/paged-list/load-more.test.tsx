import { expect, test } from 'vitest'
import { renderPlain } from '../../../tests/factories/render-plain'
import { LoadMore } from './load-more'

test('M143 "Load More" is a link; at the end of the list "End of results" replaces it', () => {
  expect(renderPlain(<LoadMore to="?page=2" />)).toMatch(/<a [^>]*href="[^"]*\?page=2"[^>]*>Load More</)
  const end = renderPlain(<LoadMore to={null} />)
  expect(end).toContain('End of results')
  expect(end).not.toContain('<a ')
})
