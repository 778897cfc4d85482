import { expect, it } from 'vitest'
import { format, inputsOf } from './icu'
import { LANGUAGES, type Texts } from './languages'
import { m } from './messages'
import { inLanguage } from './request-language.server'
import { TEXTS } from './texts'
import { checkTexts } from '../../tests/setup/check-texts'
import { sourcesOf } from '../../tests/setup/messages'

const files = import.meta.glob<Record<string, Texts>>(['./texts/*.ts', '!./texts/index.ts'], { eager: true })
const entries = Object.entries(TEXTS)
const texts = entries.flatMap(([key, text]) =>
  LANGUAGES.map((language) => ({ key, language, text: text[language] })),
)

it('X071 each key is in one file only', () => {
  const keys = Object.values(files)
    .flatMap(Object.values<Texts>)
    .flatMap(Object.keys)
  expect(keys).toHaveLength(entries.length)
})

it('X071 each text is used, and takes the same values in every language', () => {
  const { missing, unused, unlike } = checkTexts(TEXTS, sourcesOf(['app', 'server.ts', 'reference-api']))
  expect({ missing, unused, unlike }).toEqual({ missing: [], unused: [], unlike: [] })
})

it('X071 the types name the values of each text', () => {
  // Finds names as the types in messages.ts do. These types mistake a plural branch of one word for the name of a value.
  const valueNames = (text: string) =>
    [...text.matchAll(/\{([^{},#\s]+)[,}]/g)].map(([, name]) => name ?? '').sort()
  for (const [key, { en }] of entries)
    expect([key, [...new Set(valueNames(en))]]).toEqual([key, inputsOf(en)])
})

it.each([
  ['hi', /\p{Script=Telugu}/u],
  ['te', /\p{Script=Devanagari}/u],
] as const)('X071 a text in %s has no letter of the other script', (language, otherScript) => {
  expect(entries.filter(([, text]) => otherScript.test(text[language]))).toEqual([])
})

it('X071 counts in plurals have Indian groups and Latin digits in every language', () => {
  const counts = texts.filter(({ text }) => /\{\w+, plural,.*#/.test(text))
  expect(counts.length).toBeGreaterThan(30)
  for (const { key, language, text } of counts) {
    const inputs = Object.fromEntries(inputsOf(text).map((name) => [name, 1234567]))
    expect([key, format(text, language, inputs)]).toEqual([key, expect.stringContaining('12,34,567')])
  }
})

it('X070 a message is in the language of its request, also after a wait', async () => {
  const tagAfterWait = inLanguage('hi', async () => {
    await new Promise((resolve) => setTimeout(resolve, 1))
    return m.languageTag()
  })
  expect([m.languageTag(), inLanguage('te', () => m.languageTag()), await tagAfterWait]).toEqual([
    'en-IN',
    'te-IN',
    'hi-IN',
  ])
})

it.each([
  [0, '0 bookings'],
  [1, '1 booking'],
  [123456, '1,23,456 bookings'],
])('X071 a message has plurals and lakhs, for example for %i', (count, text) => {
  expect(format('{count, plural, one {# booking} other {# bookings}}', 'en', { count })).toBe(text)
})
