import { expect, it } from 'vitest'
import type { QuoteCard } from '../domain/quote'
import { inLanguage } from '../messages/request-language.server'
import { quotePdf, quoteSvg } from './quote-card'

const card: QuoteCard = {
  firm: { name: 'Best Plots', lines: ['4 Lake Road', '9000000009 · office@best.example'] },
  title: 'Plot 24',
  projectName: 'Mango Bloom',
  reraNumber: 'RERA No. P02400099004',
  total: { label: 'Total Cost', value: '₹30,21,200', note: 'Registration charges not included' },
  lines: ['Facing', 'Net Sale Amount', 'Balance'].map((label) => ({ label, value: '₹27,61,200' })),
  timeline: { share: 0.1, parts: 36, first: 'Booking Amount ₹2,60,000', then: '₹76,700 × 36' },
  place: {
    block: 'Block B',
    columns: 2,
    rows: 1,
    plots: [
      { left: 0, top: 0, width: 1, height: 1, isQuoted: true },
      { left: 1, top: 0, width: 1, height: 1, isQuoted: false },
    ],
  },
  sender: ['Ravi Kumar Teja', 'RERA agent No. A02400001024', '9000000001'],
  validUntil: 'Valid until 3-Dec-26',
  note: 'Quoted on 26-Nov-26. Subject to confirmation.',
}
/** The picture is 1080 × 1350 pixels. The sides keep a margin, into which a glyph may protrude slightly. */
const SAFE = { left: 60, right: 1020, bottom: 1340 }
const long = 'Sri Venkata Satya Surya Narayana '.repeat(9)

const cases: [string, QuoteCard][] = [
  ['a usual card', card],
  ['a Telugu name', { ...card, sender: ['వెంకట సత్య సూర్య నారాయణ రాజు'] }],
  ['a Hindi project', { ...card, projectName: 'वेंकट नारायण विश्वकर्मा' }],
  ['a huge amount', { ...card, total: { ...card.total, value: '₹99,99,99,99,99,99,99,99,999.50' } }],
  ['no firm', { ...card, firm: null }],
  ['a plan of 240 months', { ...card, timeline: { ...card.timeline!, parts: 240 } }],
  ['no layout', { ...card, place: null }],
  ['a huge block', { ...card, place: { ...card.place!, block: long, columns: 60, rows: 40 } }],
  ['no plan', { ...card, timeline: null }],
  ['no RERA number', { ...card, reraNumber: '' }],
  [
    'RERA numbers without spaces, of the maximum length',
    { ...card, reraNumber: 'P0240/'.repeat(33), sender: [...card.sender, 'A0240-'.repeat(33)] },
  ],
  [
    'long texts',
    {
      ...card,
      firm: { name: long, lines: [long, long] },
      title: long,
      projectName: long,
      sender: [long, long],
    },
  ],
  ['words without spaces', { ...card, firm: { name: 'W'.repeat(300), lines: [] }, title: 'W'.repeat(300) }],
]

it.each(cases)('X081 X096 no text of a card is cut: %s', (_, given) => {
  const svg = quoteSvg(given)
  expect(svg).not.toContain('NaN')
  // A glyph extends less than one font size from its origin.
  const origins = [...svg.matchAll(/translate\((-?[\d.]+) (-?[\d.]+)\)/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ])
  expect(origins.length).toBeGreaterThan(100)
  for (const [x = -1, y = -1] of origins) {
    expect(x).toBeGreaterThan(SAFE.left)
    expect(x).toBeLessThan(SAFE.right)
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(SAFE.bottom)
  }
})

it('X081 a PDF has one tagged page', async () => {
  const source = Buffer.from(await quotePdf(card, new Date('2026-11-26T06:00:00Z'))).toString('latin1')
  expect(source).toContain('/Lang (en-IN)')
  expect(source.match(/\/Type \/Page\b/g)).toHaveLength(1)
  expect(source).toContain('/S /H1')
})

it('X070 X081 a Hindi PDF declares its language and has a bold title', async () => {
  const hindi = { ...card, title: 'प्लॉट 24' }
  const pdf = await inLanguage('hi', () => quotePdf(hindi, new Date('2026-11-26T06:00:00Z')))
  const source = Buffer.from(pdf).toString('latin1')
  expect(source).toContain('/Lang (hi-IN)')
  expect(source).toContain('NotoSansDevanagari-SemiBold')
})
