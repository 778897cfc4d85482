import { expect, test } from 'vitest'
import { renderPlain } from '../../../tests/factories/render-plain'
import { isWorthSearching, SearchBox } from './search-box'

test.each([
  ['', true],
  ['  ', true],
  ['ra', false],
  [' ra ', false],
  ['rav', true],
  ['రాజు', true],
])('M153 with a minimum of three characters, typing %j starts a search: %s', (text, isWorth) => {
  expect(isWorthSearching(text, 3)).toBe(isWorth)
})

test('M154 the search box is a GET form that keeps the other parameters', () => {
  const html = renderPlain(
    <SearchBox
      action="/plots"
      name="search_key"
      value="12/A"
      clearTo="/plots"
      hiddenFields={{ date: '2026-09-07' }}
    />,
  )
  expect(html).toMatch(/<form method="get" action="\/plots" role="search"/)
  expect(html).toContain('<input type="hidden" name="date" value="2026-09-07"/>')
  expect(html).toContain('Search plot number or customer name')
  expect(html).toContain('value="12/A"')
  expect(html).toMatch(/href="\/plots"[^>]*>Clear</)
})

test('M154 the search box has no Clear link without a search', () => {
  expect(renderPlain(<SearchBox action="/plots" name="search_key" clearTo="/plots" />)).not.toContain('Clear')
})
