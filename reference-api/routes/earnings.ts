import { z } from 'zod/v4'
import { EarningsReply } from '../../app/api/contract/earnings'
import { type FinancialYear, financialYearOf, firstDayOf } from '../../app/domain/financial-year'
import { call } from '../call'
import { findLineSums } from '../db/queries/earnings'
import { billTotals } from '../parts/bill-totals'
import { numbersByBooking } from '../parts/numbers-by-booking'
import { dayOfMonthAfter } from '../rules/calendar'
import { optionalYear } from './query'
import { requireSelf } from './require-self'

/** Each booking has three sums: gross, net and paid. */
const LINE_SUMS = 3

const earnings = call(
  'POST',
  '/associate/earnings/:id',
  {
    summary:
      'Commission paid to the associate by month, for a financial year and the year before, and lifetime totals.',
    query: z.object({
      financial_year: optionalYear.describe(
        'first calendar year, 2026 for 2026-27; by default the current financial year',
      ),
    }),
    reply: EarningsReply,
  },
  async ({ viewer, params, query, today, current }) => {
    requireSelf(viewer, params.id)
    const year = query.financial_year ?? financialYearOf(today)
    const [lastYear, months] = [monthsOf(year - 1), monthsOf(year)]
    const [totals, lines] = await Promise.all([
      current(
        `bills of ${viewer.id} ${year}`,
        billTotals({ associateId: viewer.id, from: lastYear[0]!, to: months[11]! }),
      ),
      current(
        `lines of ${viewer.id}`,
        numbersByBooking(LINE_SUMS, (db, bookingIds) => findLineSums(db, viewer.id, bookingIds)),
      ),
    ])
    const bills = [...totals.values()]
    const [gross, net, paid] = lines.sums(() => true) as [number, number, number]
    const toMonth = (month: string) => {
      const billsOfMonth = bills.filter((bill) => bill.month === month)
      return {
        month,
        bank: total(billsOfMonth.filter(({ isOther }) => !isOther)),
        other: total(billsOfMonth.filter(({ isOther }) => isOther)),
      }
    }
    return {
      status: true,
      message: '',
      financial_year: year,
      as_of: today,
      months: months.map(toMonth),
      last_year: lastYear.map(toMonth),
      lifetime: { eligible: gross, net, paid, due: net - paid },
    }
  },
)

/** Returns months (`yyyy-MM`) from April to March. */
const monthsOf = (year: FinancialYear) =>
  Array.from({ length: 12 }, (_, index) => dayOfMonthAfter(firstDayOf(year), index, 1).slice(0, 7))

const total = (bills: { rupees: number }[]) => bills.reduce((sum, { rupees }) => sum + rupees, 0)

export const earningsCalls = [earnings]
