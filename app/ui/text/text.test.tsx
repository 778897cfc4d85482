import { expect, test } from 'vitest'
import { m } from '~/messages/messages'
import { inLanguage } from '~/messages/request-language.server'
import { renderPlain } from '../../../tests/factories/render-plain'
import { Amount, DateText, hiddenParts, RichText, ShortName, UpstreamText } from './text'

test.each([
  [12_34_567_00, '₹12,34,567'],
  [-5_000_50, '-₹5,000.50'],
  [null, '—'],
])('M021 shows %s paise as %s', (paise, shown) => {
  expect(renderPlain(<Amount paise={paise} />)).toContain(`>${shown}<`)
})

test.each([null, '2026-02-31'])('M022 shows a dash instead of the date %s', (date) => {
  expect(renderPlain(<DateText date={date} />)).toBe('<span>—</span>')
})

const render = (name: string) => renderPlain(<ShortName name={name} maxLetters={9} />)

test.each([
  ['Lakshmi Narayana', 'Lakshmi N…'],
  ['Srinivas Rao', 'Srinivas…'],
  ['రాము లీల సీతా గీత', 'రాము లీల సీతా…'],
])('M163 “%s” is truncated to “%s”, except for screen readers', (name, shown) => {
  expect(render(name)).toMatch(
    new RegExp(
      `^<span title="${name}"><span class="[^"]+" aria-hidden="true">${shown}</span><span [^>]*>${name}</span></span>$`,
    ),
  )
})

test.each([
  ['hi', 'Closed on Sunday.', '<span lang="en">Closed on Sunday.</span>'],
  ['te', '12 Months', '<span lang="en">12 Months</span>'],
  ['hi', 'रविवार को बंद', 'रविवार को बंद'],
  ['hi', 'OTP सही नहीं है', 'OTP सही नहीं है'],
  ['te', '₹4,300 · 12/A', '₹4,300 · 12/A'],
  ['en', 'Closed on Sunday.', 'Closed on Sunday.'],
] as const)('X071 on a page in %s, the markup of "%s" is %s', (language, text, html) => {
  expect(inLanguage(language, () => renderPlain(<UpstreamText>{text}</UpstreamText>))).toBe(html)
})

test.each(['Padma\nKumari', '</hidden> Rao', '<hidden>x', '<number/> & <b>Co</b>', '{name}', '\u0003'])(
  'X104 the name %j in a message is text, whatever it contains',
  (name) => {
    const html = renderPlain(<RichText text={m.clearSection({ section: name })} parts={hiddenParts} />)
    expect(unescaped(html)).toBe(`Clear ${name}`)
    expect(unescaped(/<span[^>]*>(.*)<\/span>/s.exec(html)?.[1] ?? '')).toBe(` ${name}`)
  },
)

const unescaped = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
