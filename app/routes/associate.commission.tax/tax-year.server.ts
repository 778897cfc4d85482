import { z } from 'zod/v4'
import type { Api } from '~/api/client.server'
import { toListResult } from '~/api/result'
import type { TaxQuarter } from '~/contract/taxes'
import { todayInIndia } from '~/domain/dates'
import { type FinancialYear, financialYearOf, formatFinancialYear } from '~/domain/financial-year'
import type { CsvFile } from '~/files/csv'
import { m } from '~/messages/messages'
import { readSearch } from '~/screen/search.server'
import { deductionFields } from '~/subjects/commission/deduction-fields'

/** More years than a firm has to keep its books. */
const MAX_YEARS = 10
/** As in Payments, if the upstream does not name the first year. */
const USUAL_YEARS = 3

const Search = z.object({
  year: z
    .string()
    .regex(/^20\d\d$/)
    .catch(''),
})

interface TaxYear {
  firstYear: number | null
  quarters: TaxQuarter[]
  unrecordedPaise: number
}

const NO_RECORDS: TaxYear = { firstYear: null, quarters: [], unrecordedPaise: 0 }

/** Without a year in the address it is the current financial year, or the year before until the current one has a record. */
export async function loadTaxYear(api: Api, url: string, today = todayInIndia()) {
  const current = financialYearOf(today)
  const requested = Number(readSearch(Search, url).search.year)
  const isChosen = requested > 0 && requested <= current
  const chosen = await yearOf(isChosen ? requested : current)
  if (isChosen || !chosen.isEmpty || chosen.refusal !== null) return chosen
  const before = await yearOf(current - 1)
  return before.isEmpty ? chosen : before

  async function yearOf(year: FinancialYear) {
    const { data, refusal } = await toListResult(api.taxes.ofYear(year), NO_RECORDS)
    const quarters = wholeYear(data.quarters)
    return {
      year,
      years: yearsUntil(current, data.firstYear),
      quarters,
      unrecordedPaise: data.unrecordedPaise,
      isEmpty: quarters.every(
        ({ grossPaise, certificateUrl }) => grossPaise === 0 && certificateUrl === null,
      ),
      refusal,
    }
  }
}

function yearsUntil(current: FinancialYear, firstYear: number | null): FinancialYear[] {
  const count = firstYear === null ? USUAL_YEARS : current - Math.trunc(firstYear) + 1
  return Array.from({ length: Math.min(Math.max(count, 1), MAX_YEARS) }, (_, index) => current - index)
}

/** An upstream may omit a quarter without payments. */
const wholeYear = (quarters: TaxQuarter[]) =>
  [1, 2, 3, 4].map((number) => ({
    ...(quarters.find(({ quarter }) => quarter === number) ?? NO_PAYMENTS),
    quarter: number,
  }))

const NO_PAYMENTS = {
  ...{ grossPaise: 0, tdsPaise: 0, gstPaise: 0, otherPaise: 0, creditedPaise: 0 },
  certificateUrl: null,
}

export type QuarterOfYear = ReturnType<typeof wholeYear>[number]

export const taxCsv = (year: FinancialYear, quarters: QuarterOfYear[]): CsvFile<QuarterOfYear> => ({
  name: `tax-${formatFinancialYear(year)}`,
  fields: {
    year: { label: m.financialYear, value: () => formatFinancialYear(year) },
    quarter: { label: m.quarter, value: ({ quarter }) => `Q${quarter}` },
    ...deductionFields,
  },
  rows: quarters,
})
