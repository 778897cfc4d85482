import fc from 'fast-check'
import { expect, it } from 'vitest'
import { inLanguage } from '~/messages/request-language.server'
import { cases } from '../../../tests/factories/cases'
import { notificationHtml, sanitizedMessage, subjectLink } from './shown-notifications.server'

it.each(['<', '<b>', '%0A', '\n', '<a href="https://x.example">'])(
  'X126 of a message of two million characters of %j sanitizes the first 10,000',
  (part) => {
    const html = notificationHtml(part.repeat(2_000_000 / part.length))
    expect(html).toBe(notificationHtml(part.repeat(Math.ceil(10_000 / part.length))))
    expect(html.length).toBeLessThanOrEqual(10_000 * '&lt;'.length)
  },
)

it.each([
  ['Booked.%0AReady.%0a%0D%0ADone', 'Booked.<br />Ready.<br /><br />Done'],
  [
    '<b>a</b> <i>b</i> <em>c</em> <strong>d</strong><br>e',
    '<b>a</b> <i>b</i> <em>c</em> <strong>d</strong><br />e',
  ],
  [
    '<a href="https://x.example/a?b=1&c=2">x</a>',
    '<a href="https://x.example/a?b=1&amp;c=2" rel="noopener noreferrer">x</a>',
  ],
  ['<a href="tel:+919000000001">call</a>', '<a href="tel:+919000000001" rel="noopener noreferrer">call</a>'],
  ['100 < 200 & more', '100 &lt; 200 &amp; more'],
  ['రవి 🎉 مرحبا', 'రవి 🎉 مرحبا'],
  ['<script>alert(1)</script>ok', 'ok'],
  ['<img src=x onerror=alert(1)>ok', 'ok'],
  ['<b onclick="alert(1)" style="color:red">ok</b>', '<b>ok</b>'],
  ['<a href="javascript:alert(1)">ok</a>', '<a>ok</a>'],
  ['<a href="java\nscript:alert(1)">ok</a>', '<a>ok</a>'],
  ['<a href="data:text/html,x">ok</a>', '<a>ok</a>'],
  ['<a href="/logout">ok</a>', '<a>ok</a>'],
  ['<a href="//evil.example">ok</a>', '<a>ok</a>'],
  [
    '<a href="https://x.example" onmouseover="x" target="_top">ok</a>',
    '<a href="https://x.example" rel="noopener noreferrer">ok</a>',
  ],
  ['<svg><style><b title="</style><img src=x onerror=alert(1)>">', '"&gt;'],
  ['<form action=/x><input name=a></form>ok', 'ok'],
  ['<style>body{display:none}</style>ok', 'ok'],
  ['<b>ok', '<b>ok</b>'],
])('M086 converts %s to HTML, with the allowed markup only', (message, html) => {
  expect(notificationHtml(message)).toBe(html)
})

it('M086 any input gives only allowed tags and attributes', () => {
  const pieces = '< > " \' / = script a onload javascript: svg <!-- --> %0A'.split(' ')
  const piece = fc.constantFrom(...pieces, ' href=', ' ')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const html = notificationHtml(pieces.join(''))
      expect(
        html.replace(
          /<\/?(b|i|em|strong|a)>|<br \/>|<a href="(https?:\/\/|tel:)[^"<>]*" rel="noopener noreferrer">/g,
          '',
        ),
      ).not.toMatch(/[<>]/)
    }),
    cases(),
  )
})

it.each([
  ['<b>आपकी बुकिंग</b> पक्की है।', undefined],
  ['<a href="https://x.example">ब्रोशर</a>', undefined],
  ['Your <b>booking</b> is confirmed.', 'en'],
])('X071 on a page in Hindi, the lang attribute of the message %s is %s', (message, lang) => {
  expect(inLanguage('hi', () => sanitizedMessage(message)).lang).toBe(lang)
})

it('a notification links to its subject if the upstream names the subject', () => {
  expect(subjectLink('booking', '17/2')).toEqual({
    to: '/associate/bookings/17%2F2?from=%2Fnotifications',
    label: 'Booking',
  })
  expect(subjectLink('cash bills', null)?.to).toBe('/cash-commission-requests')
  expect(subjectLink('booking', null)).toBeNull()
  expect(subjectLink(null, '17')).toBeNull()
})
