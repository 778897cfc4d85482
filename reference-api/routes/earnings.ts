import { z } from 'zod/v4'
import { EarningsReply } from '../../app/contract/earnings'
import { type FinancialYear, financialYearOf, firstDayOf } from '../../app/domain/financial-year'
import { call } from '../call'
import { sumBillsByMonth, sumLines, sumUnconfirmedCash } from '../db/queries/earnings'
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
  async ({ db, viewer, query, today }) => {
    const year = query.financial_year ?? financialYearOf(today)
    const [lastYear, months] = [monthsOf(year - 1), monthsOf(year)]
    const [sums, lines, unconfirmed] = await Promise.all([
      sumBillsByMonth(db, viewer.id, lastYear[0]!, months[11]!),
      sumLines(db, viewer.id),
      sumUnconfirmedCash(db, viewer.id),
    ])
    const sumsByMonth = new Map(sums.map((row) => [row.month, row]))
    const toMonth = (month: string) => sumsByMonth.get(month) ?? { month, bank: 0, other: 0, unconfirmed: 0 }
    return {
      financial_year: year,
      as_of: today,
      months: months.map(toMonth),
      last_year: lastYear.map(toMonth),
      lifetime: { ...lines, unconfirmed },
    }
  },
)

/** Returns months (`yyyy-MM`) from April to March. */
const monthsOf = (year: FinancialYear) =>
  Array.from({ length: 12 }, (_, index) => dayOfMonthAfter(firstDayOf(year), index, 1).slice(0, 7))

export const earningsCalls = [earnings]
