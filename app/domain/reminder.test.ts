import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cases } from '../../tests/factories/cases'
import { m } from '~/messages/messages'
import { type AmountDue, callLink, reminderText, whatsAppLink } from './reminder'

const due: AmountDue = {
  customerName: 'Lakshmi Devarakonda',
  plotNumber: '145',
  projectName: 'Neem Grove',
  instalment: 'EMI 19',
  instalments: 1,
  dueOn: '2026-11-10',
  daysLate: 12,
  paise: 2_70_784_00,
}
const sender = { associateName: 'Ravi Kumar', firmName: 'Plot Partner' }

it('X022 links contain a valid number or no number', () => {
  expect(callLink('098490 12345')).toBe('tel:+919849012345')
  expect(callLink('040 2345 6789')).toBe('tel:+914023456789')
  expect(callLink('not known')).toBeNull()
  expect(whatsAppLink('+919849012345', 'a & b')).toBe('https://wa.me/919849012345?text=a%20%26%20b')
  for (const noMobile of ['', '040 2345 6789'])
    expect(whatsAppLink(noMobile, 'a')).toBe('https://wa.me/?text=a')
})

it('X022 a WhatsApp link contains any text unchanged, and a valid number or no number', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, mobile) => {
      const url = new URL(whatsAppLink(mobile, text))
      expect(url.origin).toBe('https://wa.me')
      expect(url.pathname).toMatch(/^\/(91[1-9]\d{9})?$/)
      expect(url.searchParams.get('text')).toBe(text)
    }),
    cases(),
  )
})

it('X022 the reminder names amount, date, plot, firm and associate', () => {
  expect(reminderText(due, sender)).toBe(
    `Dear Lakshmi Devarakonda,

This is a reminder of an overdue payment:

Plot 145 · Neem Grove
₹2,70,784
EMI 19 was due on 10-Nov-26

If you have already paid, please ignore this message. Thank you.

Ravi Kumar, Plot Partner`,
  )
})

it('X022 the reminder gives the due date of an amount that is not late', () => {
  const text = reminderText({ ...due, daysLate: 0, dueOn: '2026-11-22' }, sender)
  expect(text).toContain('This is a reminder of your next payment:')
  expect(text).toContain('EMI 19 is due on 22-Nov-26')
  expect(text).not.toContain('was due')
})

it('X022 the reminder counts several instalments', () => {
  expect(reminderText({ ...due, instalments: 3 }, sender)).toContain(
    'EMI 19 and 2 more: the first was due on 10-Nov-26',
  )
})

it('X022 the reminder omits unknown values', () => {
  const text = reminderText({ ...due, customerName: '', plotNumber: '', projectName: '' }, sender)
  expect(text).toMatch(/^Dear customer,\n/)
  expect(text).not.toContain('Plot 145')
  expect(text).not.toMatch(/undefined|null|\n\n\n/)
})

it('X021 says in words how late an amount is', () => {
  expect([m.daysLateCount({ days: 1 }), m.daysLateCount({ days: 40 })]).toEqual([
    '1 day late',
    '40 days late',
  ])
})
