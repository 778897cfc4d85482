import { expect, it } from 'vitest'
import type { ChangeRow } from '~/contract/changes'
import { changeLines } from './change-lines'

const row = (changes: Partial<ChangeRow>): ChangeRow => ({
  kind: 'receipt',
  recordedOn: '2026-11-20',
  paise: 4_005_200,
  customerName: 'Lakshmi Devarakonda',
  plotId: '7',
  plotNumber: '12/A',
  projectId: '4',
  projectName: 'Green Valley',
  bookingId: '31',
  receiptNumber: 'GV 0012',
  billNumber: '',
  billedOn: '',
  cashStatus: 0,
  subject: '',
  isAccepted: false,
  ...changes,
})
const lineOf = (changes: Partial<ChangeRow>) => changeLines([row(changes)], 'HG1024', 'home')[0]

it('X040 X096 each change is a sentence with its date and a link to its screen', () => {
  expect(lineOf({})).toEqual({
    mark: { icon: 'wallet', tone: 'positive' },
    text: 'Receipt ₹40,052 from Lakshmi Devarakonda for plot 12/A',
    detail: '20-Nov-26 · Green Valley',
    to: '/associate/bookings/31/receipts?from=home#receipt-GV_0012',
  })
  expect(lineOf({ kind: 'cancellation', paise: null })).toMatchObject({
    text: 'Booking of Lakshmi Devarakonda for plot 12/A cancelled',
    to: '/associate/reports/auto-cancelled/HG1024/4/31/7',
  })
  const bill = { billNumber: 'CB-2', billedOn: '2026-11-05', customerName: '', plotNumber: '' }
  expect(lineOf({ ...bill, kind: 'payment' })).toMatchObject({
    text: 'Commission ₹40,052 paid',
    detail: '20-Nov-26 · Bill CB-2 · Green Valley',
    to: '/associate/commission/payments?month=2026-11',
  })
  expect(lineOf({ ...bill, kind: 'bill', cashStatus: 1 })).toMatchObject({
    text: 'New cash bill CB-2, ₹40,052',
    to: '/cash-commission-requests',
  })
  expect(lineOf({ ...bill, kind: 'bill', cashStatus: 3 })?.to).toBe(
    '/associate/commission/payments?month=2026-11',
  )
  const decision = { kind: 'decision', subject: 'bank details', projectName: '' }
  expect(lineOf({ ...decision, isAccepted: true })).toEqual({
    mark: { icon: 'check', tone: 'positive' },
    text: 'Bank details accepted',
    detail: '20-Nov-26',
    to: '/bank-details',
  })
  expect(lineOf(decision)).toMatchObject({
    mark: { tone: 'critical' },
    text: 'Bank details rejected',
  })
})

it('X040 omits unknown kinds; without ids, a receipt has no link and a cancellation links to the list', () => {
  expect(lineOf({ kind: 'weather' })).toBeUndefined()
  expect(lineOf({ bookingId: null })?.to).toBeNull()
  expect(lineOf({ kind: 'cancellation', plotId: null })?.to).toBe('/associate/reports/auto-cancelled')
})
