import { expect, test } from 'vitest'
import { contactParts } from './support-contact'

test.each([
  ['The office in Kukatpally', []],
  ['Plot 12, 3rd floor, 2026-27', []],
  ['040-4000 0000', ['tel:04040000000']],
  ['Call +91 (90000) 00001 or 90000 00002.', ['tel:+919000000001', 'tel:9000000002']],
  ['help@firm.example', ['mailto:help@firm.example']],
  ['Ravi, 9000000001, or a.b+c@mail.firm.example.', ['tel:9000000001', 'mailto:a.b+c@mail.firm.example']],
])('phone numbers and mail addresses in %j are links', (line, hrefs) => {
  const parts = contactParts(line)
  expect(parts.flatMap(({ href }) => href ?? [])).toEqual(hrefs)
  expect(parts.map(({ text }) => text).join('')).toBe(line)
})
