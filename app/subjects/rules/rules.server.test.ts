import { expect, it } from 'vitest'
import { rules } from './rules.server'
import type { RulesSection } from '~/paths/searches'

const LINKED: Record<RulesSection, true> = {
  price: true,
  'late-charges': true,
  'commission-and-discount': true,
  'release-of-commission': true,
  forecast: true,
}

it('X092 the page of rules has every section to which screens link', () => {
  expect(rules.sections.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(LINKED)))
})

it('X092 the page of rules leaves no sign of Markdown except bold text, and reads examples with their results', () => {
  const texts = JSON.stringify(rules).replaceAll(/\*\*(.+?)\*\*/g, '$1')
  expect(texts).not.toMatch(/[|*#`]|\]\(|"- |\\n/)
  const parts = rules.sections.flatMap((section) => section.parts)
  const examples = parts.filter((part) => part.kind === 'example')
  for (const { given, results } of examples) expect(Math.min(given.length, results.length)).toBeGreaterThan(0)
  expect(examples).toContainEqual({
    kind: 'example',
    name: 'late charges',
    given: [
      { label: 'Unpaid amount', value: '₹76,700' },
      { label: 'Due on', value: '2026-11-10' },
      { label: 'Paid on', value: '2026-12-10' },
      { label: 'Percentage a year', value: '18 %' },
    ],
    results: [{ label: 'Late charges', value: '₹1,135' }],
  })
  expect(parts.filter(({ kind }) => kind === 'list').length).toBe(6)
})
