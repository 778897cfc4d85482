import { expect, test } from 'vitest'
import { renderPlain } from '../../../tests/factories/render-plain'
import { frame } from '~/ui/examples/pages.examples'

const [signedIn, signedOut] = frame.map(({ render }) => renderPlain(render())) as [string, string]

test('the skip link comes first and targets the main region', () => {
  expect(signedIn).toMatch(/^<div class="[^"]+"><a class="[^"]+" href="#main">Skip to content/)
  expect(signedIn.match(/<main [^>]*id="main"/g)).toHaveLength(1)
})

test('M013 a single nav contains the full menu, in order', () => {
  expect(signedIn.match(/<nav /g)).toHaveLength(1)
  const menu = signedIn.slice(signedIn.indexOf('</summary>', signedIn.indexOf('<nav')))
  const labels = [...menu.matchAll(/<\/svg>([A-Z][^<]+)<\/a>/g)].map(([, label]) => label)
  expect(labels.slice(0, 10)).toEqual([
    'Home',
    'Commission',
    'Bookings',
    'Team',
    'Reports',
    'Gallery',
    'Projects',
    'Bank Details',
    'Pending Requests',
    'Received CMSN',
  ])
})

test('the current entry has aria-current in the bar and in the menu', () => {
  expect(signedIn.match(/aria-current="page"/g)).toHaveLength(2)
})

test('M010 the bell has a label and a count', () => {
  expect(signedIn).toMatch(
    /href="\/notifications">.*Notifications, <\/span><span[^>]*>\d+<span[^>]*> new<\/span>/,
  )
})

test('M011 the user menu shows name and initials, and logs out by POST', () => {
  expect(signedIn).toMatch(/<summary[^>]*><span class="[^"]+">RKT</)
  expect(signedIn).toMatch(/Welcome, <strong>Ravi Kumar Teja</)
  expect(signedIn).toMatch(/<form method="post" action="\/logout"/)
})

test('M012 without scripts, the drawer is a details element', () => {
  expect(signedIn).toMatch(/<nav .*<details class="[^"]+"><summary[^>]*>.*Menu<\/summary><\/details><div/)
  expect(signedIn).not.toContain('<dialog')
})

test('M031 the logged-out frame shows the product name and no menu', () => {
  expect(signedOut).not.toMatch(/<nav|<details/)
  expect(signedOut).toContain('Plot Partner')
})
