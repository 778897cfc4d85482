import { z } from 'zod/v4'
import { EarningsReply } from '../../app/contract/earnings'
import { type FinancialYear, financialYearOf, firstDayOf } from '../../app/domain/financial-year'
import { call } from '../call'
import { type BillTotal, findLineSums, LINE_SUMS, sumUnconfirmedCash } from '../db/queries/earnings'
import { billTotals } from '../parts/bill-totals'
import { numbersByBooking } from '../parts/numbers-by-booking'
import { dayOfMonthAfter } from '../rules/calendar'
import { optionalYear } from './query'

const earnings = call(
  'POST',
  '/associate/earnings/:self',
  {
    summary:
      'Commission that reached the associate by month, for a financial year and the year before, and lifetime totals.',
    query: z.object({
      financial_year: optionalYear.describe(
        'first calendar year, 2026 for 2026-27; by default the current financial year',
      ),
    }),
    reply: EarningsReply,
  },
  async ({ db, viewer, query, today, current }) => {
    const year = query.financial_year ?? financialYearOf(today)
    const [lastYear, months] = [monthsOf(year - 1), monthsOf(year)]
    const [totals, lines, unconfirmed] = await Promise.all([
      current(
        `bills of ${viewer.id} ${year}`,
        billTotals({ associateId: viewer.id, from: lastYear[0]!, to: months[11]! }),
      ),
      current(
        `lines of ${viewer.id}`,
        numbersByBooking(LINE_SUMS.length, (database, bookingIds) =>
          findLineSums(database, viewer.id, bookingIds),
        ),
      ),
      sumUnconfirmedCash(db, viewer.id),
    ])
    const bills = [...totals.values()]
    const sums = lines.sums(() => true)
    const sumOf = (column: (typeof LINE_SUMS)[number]) => sums[LINE_SUMS.indexOf(column)]!
    const [net, paid] = [sumOf('net'), sumOf('paid')]
    const toMonth = (month: string) => {
      const totalOf = (kind: BillTotal['kind']) =>
        total(bills.filter((bill) => bill.month === month && bill.kind === kind))
      return {
        month,
        bank: totalOf('bank'),
        other: totalOf('cash'),
        unconfirmed: totalOf('unconfirmed cash'),
      }
    }
    return {
      financial_year: year,
      as_of: today,
      months: months.map(toMonth),
      last_year: lastYear.map(toMonth),
      lifetime: {
        eligible: sumOf('gross'),
        discount: sumOf('discount'),
        cancelled: sumOf('cancelled'),
        net,
        paid,
        unconfirmed,
        due: net - paid,
        payable_amt: sumOf('payable'),
      },
    }
  },
)

/** Returns months (`yyyy-MM`) from April to March. */
const monthsOf = (year: FinancialYear) =>
  Array.from({ length: 12 }, (_, index) => dayOfMonthAfter(firstDayOf(year), index, 1).slice(0, 7))

const total = (bills: { rupees: number }[]) => bills.reduce((sum, { rupees }) => sum + rupees, 0)

export const earningsCalls = [earnings]
