import { expect, it } from 'vitest'
import type { FindGroup } from '~/domain/find'
import { inLanguage } from '~/messages/request-language.server'
import type { FoundLine } from '../../subjects/find/found-lines'
import { findText, groupsInOrder } from './find-rules'

it.each([
  ['Plot 40', '40'],
  ['plot  12/A', '12/A'],
  ['PLOT 10+11', '10+11'],
  ['Plot', 'Plot'],
  ['Plot १२/A', '१२/A'],
  ['Plot Lovers Club', 'Plot Lovers Club'],
  ['Plots 40', 'Plots 40'],
  ['Plot 40 Ravi', '40 Ravi'],
])('X041 X101 %j searches %j', (typed, text) => {
  expect(findText(typed)).toBe(text)
})

it('X041 on a page in another language the word is known in both languages', () => {
  expect(inLanguage('hi', () => ['प्लॉट 40', 'Plot 40'].map(findText))).toEqual(['40', '40'])
})

const aLine = (label: string, isExact = false): FoundLine => ({
  ...{ key: label, label, detail: 'Ravi Kumar Teja', to: '/' },
  isExact,
})
const groupsFor = (q: string, groups: Partial<Record<FindGroup, FoundLine[]>>) =>
  groupsInOrder({ bookings: [], receipts: [], associates: [], plots: [], projects: [], ...groups }, q)

it.each(['ravi', 'RAVI', 'teja ravi', 'rav'])('X041 for "%s" the group with that name is first', (q) => {
  const groups = { bookings: [aLine('Kavitha Rani Vemula')], associates: [aLine('Ravi Kumar Teja')] }
  expect(groupsFor(q, groups)).toEqual(['associates', 'bookings'])
})

it('X041 groups keep their order if all, or none, have the typed name', () => {
  const groups = { bookings: [aLine('Rani Vemula'), aLine('Ravi Iyer')], associates: [aLine('Ravi Kumar')] }
  expect(groupsFor('ravi', groups)).toEqual(['bookings', 'associates'])
  expect(groupsFor('ravu', groups)).toEqual(['bookings', 'associates'])
})

it('X041 a group with the typed number comes first', () => {
  expect(groupsFor('hg1024', { bookings: [aLine('Asha')], associates: [aLine('Ravi', true)] })).toEqual([
    'associates',
    'bookings',
  ])
})

it('X041 names in other scripts are compared in one Unicode form', () => {
  const groups = { bookings: [aLine('फिरदौस')], associates: [aLine('\u095e\u093f\u0930\u094b\u091c')] }
  expect(groupsFor('\u092b\u093c\u093f\u0930\u094b\u091c', groups)).toEqual(['associates', 'bookings'])
})
