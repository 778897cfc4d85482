import { Link as RouterLink } from '@remix-run/react'
import { expect, it } from 'vitest'
import { renderPlain } from '../../../tests/factories/render-plain'
import { isForOtherTab, Link } from './link'

it.each([
  '/associate/bookings/387/receipts?sort=due&order=desc#R1',
  '/associate/bookings/registered/%E0%B0%95%2F1/4',
  'https://wa.me/?text=a%20b',
  'tel:+919876543210',
  '?month=2026-11',
  '',
])('a link to "%s" has the same markup as a link of the router', (to) => {
  const props = { className: 'c', state: { a: 1 }, preventScrollReset: true, 'aria-current': 'page' } as const
  const pageUrl = '/associate/bookings?page=2'
  const link = renderPlain(
    <Link to={to} {...props}>
      Plot 1
    </Link>,
    pageUrl,
  )
  const routerLink = renderPlain(
    <RouterLink to={to} discover="none" {...props}>
      Plot 1
    </RouterLink>,
    pageUrl,
  )
  expect(link).toBe(routerLink)
})

const click = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false }

it('an ordinary click stays in the tab', () => {
  expect(isForOtherTab(click)).toBe(false)
})

it.each([{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
  'a click with %j is left to the browser',
  (change) => {
    expect(isForOtherTab({ ...click, ...change })).toBe(true)
  },
)
