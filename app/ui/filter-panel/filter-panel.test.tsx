import { expect, test } from 'vitest'
import { renderPlain } from '../../../tests/factories/render-plain'
import { ActiveFilters, FilterPanel } from './filter-panel'

const panel = (state: { isOpen: boolean; isActive: boolean }) =>
  renderPlain(
    <FilterPanel action="/bookings" clearTo="/bookings" {...state}>
      fields
    </FilterPanel>,
  )

test('M144 the panel is a GET form in a details element, and Apply keeps the panel open', () => {
  const html = panel({ isOpen: false, isActive: false })
  expect(html).toMatch(/<details class="[^"]+"><summary/)
  expect(html).toMatch(/<form method="get" action="\/bookings"/)
  expect(html).toContain('<input type="hidden" name="filters" value="open"/>')
  expect(panel({ isOpen: true, isActive: false })).toContain('open=""')
})

test('M148 the panel has an Apply button and a Clear link', () => {
  const html = panel({ isOpen: true, isActive: false })
  expect(html).toMatch(/<button type="submit"[^>]*>Apply</)
  expect(html).toMatch(/<a [^>]*href="\/bookings"[^>]*>Clear</)
})

test('M149 the panel says whether filters are applied', () => {
  expect(panel({ isOpen: false, isActive: true })).toContain('filters applied')
  expect(panel({ isOpen: false, isActive: false })).not.toContain('filters applied')
})

test('M149 each active filter has a remove link', () => {
  const html = renderPlain(
    <ActiveFilters filters={[{ label: 'Plot No.', value: '12', clearTo: '/bookings' }]} />,
  )
  expect(html).toMatch(/href="\/bookings"[^>]*>.*Remove filter <\/span>Plot No\.: 12</)
})
