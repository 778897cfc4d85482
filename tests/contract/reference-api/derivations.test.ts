import { beforeAll, expect, it } from 'vitest'
import { AssociateBookingsReply } from '~/contract/bookings'
import { PlotCommissionReply } from '~/contract/commission'
import { EarningsReply } from '~/contract/earnings'
import { commissionsOf } from '~/domain/commission'
import { commissionDerivations, payableDerivation } from '~/domain/derivation'
import { splitDue } from '~/domain/due-split'
import { dueDerivation, earnedDerivation, paidDerivation } from '~/domain/lifetime'
import { totalPayableDerivation } from '~/domain/payable'
import { issueToken } from '../../../reference-api/db/queries/tokens'
import type { Row } from '../../../reference-api/schema'
import { CANCELLED } from '../../../reference-api/rules/booking-status'
import { allBookings, demoApiForThisFile, type SoldPlot, sum } from './demo-api'
import { allPayments, type PaidRow } from './paid-rows'

/* Compares the terms of the calculations on screens with the database, each by its name, for every person of the demo data (X092). */

const LINES_PER_PERSON = 4

const api = demoApiForThisFile()
let people: string[]
let tokens: Map<string, string>
let bookings: Map<number, SoldPlot>
let lines: Row<'commission_lines'>[]
let paid: PaidRow[]

beforeAll(async () => {
  const active = api.db.selectFrom('associates').select('id').where('user_type', '=', 2)
  people = (await active.where('deactivated_at', 'is', null).execute()).map(({ id }) => id)
  const tokenOfPerson = people.map(async (id) => [id, await issueToken(api.db, id, new Date())] as const)
  tokens = new Map(await Promise.all(tokenOfPerson))
  bookings = new Map((await allBookings(api.db)).map((booking) => [booking.id, booking]))
  lines = await api.db.selectFrom('commission_lines').selectAll().execute()
  paid = await allPayments(api.db)
})

async function post(person: string, path: string) {
  return (await api.request(path, { token: tokens.get(person) })).json()
}

const SIGNED_TERM = /([+−]?) ?₹([\d,]+) ([^₹+−=(]+?)(?= [+−=]|\.|$)/g

/** The terms of `₹100 Net Cmsn − ₹40 Paid = ₹60`, by name. Fails unless they add up to the result. */
function termsOf(text: string | null): Record<string, number> {
  if (text === null) return {}
  const [calculation = '', result = ''] = text.split(' = ')
  const terms = [...calculation.matchAll(SIGNED_TERM)].map(
    ([, sign, amount = '', name = '']) => [name, (sign === '−' ? -1 : 1) * rupees(amount)] as const,
  )
  expect(sum(terms.map(([, amount]) => amount))).toBe(rupees(/[\d,]+/.exec(result)?.[0] ?? ''))
  return Object.fromEntries(terms)
}

const rupees = (text: string) => Number(text.replaceAll(',', ''))

/** Without terms of 0, which the screen omits, except `first`. Empty if nothing is added to or taken from `first`. */
function expected(first: string, terms: Record<string, number>) {
  const shown = Object.entries(terms).filter(([name, amount]) => name === first || amount !== 0)
  return shown.length > 1 ? Object.fromEntries(shown) : {}
}

const cancelledOf = (line: Row<'commission_lines'>) =>
  bookings.get(line.booking_id)!.status_id === CANCELLED
    ? line.gross_rupees - line.discount_rupees - line.net_rupees
    : 0

it('X092 lifetime figures name discounts, cancelled bookings and unconfirmed cash of every person', async () => {
  const named = new Set<string>()
  for (const person of people) {
    const { lifetime } = EarningsReply.parse(await post(person, `/associate/earnings/${person}`))
    const own = lines.filter((line) => line.associate_id === person)
    const total = (of: (line: Row<'commission_lines'>) => number) => sum(own.map(of))
    const unconfirmed = sum(
      paid
        .filter(({ associate_id, cash_status_id }) => associate_id === person && (cash_status_id ?? 3) < 3)
        .map((row) => row.rupees),
    )
    const paidRupees = total((line) => line.paid_rupees)
    const netRupees = total((line) => line.net_rupees)
    const earned = termsOf(earnedDerivation(lifetime))
    expect(earned).toEqual(
      expected('Eligible', {
        Eligible: total((line) => line.gross_rupees),
        Discounts: -total((line) => line.discount_rupees),
        'Cancelled bookings': -total(cancelledOf),
      }),
    )
    if (unconfirmed > 0)
      expect(termsOf(paidDerivation(lifetime))).toEqual({
        'Reached you': paidRupees - unconfirmed,
        'Cash you have not confirmed': unconfirmed,
      })
    expect(termsOf(dueDerivation(lifetime))).toEqual(
      expected('Earned', { Earned: netRupees, Paid: -paidRupees }),
    )
    const split = splitDue(lifetime.duePaise, lifetime.payablePaise)
    const payable = total((line) => line.payable_rupees)
    if (split && payable > 0)
      expect(termsOf(split.waitsDerivation)).toEqual({ Due: netRupees - paidRupees, 'Payable now': -payable })
    for (const name of Object.keys(earned)) named.add(name)
  }
  expect(named).toEqual(new Set(['Eligible', 'Discounts', 'Cancelled bookings']))
})

it('X090 X092 the commission of a booking names its terms, for every person with commission', async () => {
  const netNames = new Set<string>()
  for (const person of people) {
    const own = lines.filter((line) => line.associate_id === person)
    const cancelled = own.filter((line) => cancelledOf(line) > 0).slice(0, 1)
    const discounted = own.filter((line) => line.discount_rupees > 0).slice(0, 1)
    const payable = own.filter((line) => line.payable_rupees > 0).slice(0, 2)
    for (const line of [...cancelled, ...discounted, ...payable, ...own].slice(0, LINES_PER_PERSON)) {
      const path = `/associate/my-plot-cmsn/${person}?booking_id=${line.booking_id}`
      const reply = PlotCommissionReply.parse(await post(person, path))
      const [figures] = commissionsOf(reply.plot)
      const texts = commissionDerivations(figures!, figures!.payments)
      const net = termsOf(texts.net)
      expect(net).toEqual(
        expected('Total Cmsn', {
          'Total Cmsn': line.gross_rupees,
          'Discount Amt': -line.discount_rupees,
          'Cancelled booking': -cancelledOf(line),
        }),
      )
      expect(termsOf(texts.due)).toEqual(
        expected('Net Cmsn', { 'Net Cmsn': line.net_rupees, Paid: -line.paid_rupees }),
      )
      const due = line.net_rupees - line.paid_rupees
      const receipts = figures!.payableReceipts
      const payableText = payableDerivation(receipts, {
        paise: line.payable_rupees * 100,
        duePaise: due * 100,
      })
      if (line.payable_rupees > 0 && line.payable_rupees < due)
        expect(sum(receipts.map(({ paise }) => (paise ?? 0) / 100))).toBe(line.payable_rupees)
      if (line.payable_rupees === 0) expect(payableText).toBe('Every receipt of the customer is in a bill.')
      for (const name of Object.keys(net)) netNames.add(name)
    }
  }
  expect(netNames).toEqual(new Set(['Total Cmsn', 'Discount Amt', 'Cancelled booking']))
})

it('X092 the total of each booking is the sum of its price parts, by their names', async () => {
  const names = new Set<string>()
  for (const person of people) {
    const own = [...bookings.values()].filter((booking) => booking.seller_id === person)
    for (const project of new Set(own.map(({ project_id }) => project_id)))
      for (const status of [2, 3]) {
        const path = `/associate/get-booking-details-agentwise/${person}/${project}/${status}`
        for (const booking of AssociateBookingsReply.parse(await post(person, path)).bookings) {
          const row = bookings.get(Number(booking.id))!
          const terms = termsOf(totalPayableDerivation(booking)?.replace(' total payable', '') ?? null)
          expect(terms).toEqual(
            expected('Sale Amount', {
              'Sale Amount': row.sale_rupees,
              'Premium Chrgs': row.premium_rupees,
              Adjustment: row.adjustment_rupees,
              'EMI Charges': row.emi_charges_rupees,
              'Reg Charges': row.registration_rupees,
              Discount: -row.discount_rupees,
              'EMI Waive Off': -row.waive_off_rupees,
              'Late Pmt chrgs Due': (booking.latePaymentPaise ?? 0) / 100,
            }),
          )
          for (const name of Object.keys(terms)) names.add(name)
        }
      }
  }
  expect(names.size).toBeGreaterThanOrEqual(7)
})
