import { expect, it } from 'vitest'
import { inLanguage } from '~/messages/request-language.server'
import { EXAMPLE_PRICE } from '../../tests/factories/worked-example'
import { quoteCard, quoteText } from './quote'

const price = { ...EXAMPLE_PRICE, number: '24', facing: 'North', isCorner: false }
const firm = { name: 'Best Plots', address: '4 Lake Road', mobile: '9000000009', email: '' }
const from = {
  firm,
  associateName: 'Ravi Kumar Teja',
  reraNumber: 'A02400001024',
  mobile: '9000000001',
}
const quoteInput = {
  price,
  place: { block: 'A', columns: 1, rows: 1, plots: [] },
  projectName: 'Mango Bloom',
  reraNumber: 'P02400099004',
  quotedOn: '2026-11-26',
  validDays: 7,
  from,
}
const quote = (fields: Partial<typeof price> = {}) =>
  quoteText({ ...quoteInput, price: { ...price, ...fields } })

it('M133 X081 X094 X095 X096 lists the instalments, what is not included, the sender, the firm, RERA numbers and the validity', () => {
  expect(quote().split('\n')).toEqual([
    'Plot 24 · Mango Bloom',
    '200 sq. yards · North',
    'RERA No. P02400099004',
    'Plan: EMI, 36 months',
    'Price per Yard: ₹12,500',
    'Net Sale Amount: ₹26,00,000',
    'EMI Charges: ₹4,21,200',
    'Total Cost: ₹30,21,200',
    'Registration charges not included',
    'Booking Amount: ₹2,60,000',
    'Balance: ₹27,61,200',
    'EMI Per Month: ₹76,700 × 36',
    'Ravi Kumar Teja · RERA agent No. A02400001024 · 9000000001',
    'Best Plots',
    '4 Lake Road',
    '9000000009',
    'Valid until 3-Dec-26.',
    'Quoted on 26-Nov-26. Subject to confirmation.',
  ])
})

it('M133 X081 an outright quote names its plan and no instalments', () => {
  const outright = quote({ emiChargesPaise: 0, emiPerMonthPaise: 0, lastEmiPaise: 0, months: 0 })
  expect(outright).toContain('Plan: Outright')
  expect(outright).not.toContain('EMI')
})

it('M133 states a different last instalment', () => {
  expect(quote({ lastEmiPaise: 7_669_900 })).toContain('₹76,700 × 36 (the last one ₹76,699)')
})

it('X081 X094 X095 X096 a card has exactly the values that a customer needs', () => {
  const card = quoteCard(quoteInput)
  const lines = card.lines.map(({ label, value }) => `${label}: ${value}`)
  expect({ ...card, lines }).toEqual({
    firm: { name: 'Best Plots', lines: ['4 Lake Road', '9000000009'] },
    title: 'Plot 24',
    projectName: 'Mango Bloom',
    reraNumber: 'RERA No. P02400099004',
    total: { label: 'Total Cost', value: '₹30,21,200', note: 'Registration charges not included' },
    timeline: {
      share: 26_000_000 / 302_120_000,
      parts: 36,
      first: 'Booking Amount ₹2,60,000',
      then: '₹76,700 × 36',
    },
    place: { block: 'Block A', columns: 1, rows: 1, plots: [] },
    sender: ['Ravi Kumar Teja', 'RERA agent No. A02400001024', '9000000001'],
    validUntil: 'Valid until 3-Dec-26',
    lines: [
      'Sq. Yards: 200',
      'Facing: North',
      'Plan: EMI, 36 months',
      'Price per Yard: ₹12,500',
      'Premium: ₹1,00,000',
      'Net Sale Amount: ₹26,00,000',
      'EMI Charges: ₹4,21,200',
      'Booking Amount: ₹2,60,000',
      'Balance: ₹27,61,200',
      'EMI Per Month: ₹76,700 × 36',
    ],
    note: 'Quoted on 26-Nov-26. Subject to confirmation.',
  })
})

it('X081 a card says that a plot is a corner, and draws an outright price as two parts', () => {
  const corner = quoteCard({
    ...quoteInput,
    price: { ...price, isCorner: true, emiPerMonthPaise: 0, months: 0 },
  })
  expect(corner.lines).toContainEqual({ label: 'Facing', value: 'North · Corner' })
  expect(corner.timeline).toMatchObject({ parts: 1, then: 'Balance ₹27,61,200' })
  expect(quoteCard({ ...quoteInput, price: { ...price, balancePaise: 0 } }).timeline).toBeNull()
})

it('X071 X081 a card in Hindi has English months, like all files; the text has Hindi months', () => {
  const card = inLanguage('hi', () => quoteCard(quoteInput))
  expect(card).toMatchObject({ title: 'प्लॉट 24', validUntil: '3-Dec-26 तक मान्य' })
  expect(card.lines).toContainEqual({ label: 'प्लान', value: 'EMI, 36 महीने' })
  expect([card.reraNumber, card.sender[1]]).toEqual(['RERA नं. P02400099004', 'RERA एजेंट नं. A02400001024'])
  expect(inLanguage('hi', () => quoteText(quoteInput))).toContain('3-दिस-26 तक मान्य')
})

it('X081 X094 a card leaves out an unknown mobile and unknown RERA numbers, and truncates long texts', () => {
  const sender = { ...from, reraNumber: '', mobile: null, firm: { ...firm, name: 'x'.repeat(5_000) } }
  const unknown = { ...quoteInput, reraNumber: '', from: sender }
  const card = quoteCard(unknown)
  expect([card.sender, card.reraNumber]).toEqual([['Ravi Kumar Teja'], ''])
  expect(quoteText(unknown)).not.toContain('RERA')
  expect(card.firm?.name).toHaveLength(300)
  expect(quoteCard({ ...quoteInput, from: { ...from, firm: null } }).firm).toBeNull()
})
