import { type FinancialYear, monthOfFinancialYear, monthsOf } from '../../app/domain/financial-year'

export interface DeductedBill {
  billed_on: string
  gross_rupees: number
  tds_rupees: number | null
  gst_rupees: number | null
  other_deduction_rupees: number | null
  credited_rupees: number | null
}

/** 1 for April to June … 4 for January to March. */
export const quarterOf = (day: string): number => Math.floor(monthOfFinancialYear(day) / 3) + 1

export const firstDayOfQuarter = (year: FinancialYear, quarter: number): string =>
  `${monthsOf(year)[3 * (quarter - 1)]}-01`

/** Sums of the four quarters of a year (docs/rules.md, Recorded deductions). */
export const quarterSums = (bills: DeductedBill[]) =>
  [1, 2, 3, 4].map((quarter) => {
    const ofQuarter = bills.filter(({ billed_on }) => quarterOf(billed_on) === quarter)
    const sum = (rupeesOf: (bill: DeductedBill) => number | null) =>
      ofQuarter.reduce((total, bill) => total + (rupeesOf(bill) ?? 0), 0)
    return {
      quarter,
      gross: sum((bill) => bill.gross_rupees),
      tds: sum((bill) => bill.tds_rupees),
      gst: sum((bill) => bill.gst_rupees),
      other: sum((bill) => bill.other_deduction_rupees),
      credited: sum(creditedOf),
    }
  })

/** If the firm recorded no credited amount, it follows from the other amounts. */
const creditedOf = (bill: DeductedBill): number =>
  bill.credited_rupees ??
  bill.gross_rupees - (bill.tds_rupees ?? 0) - (bill.other_deduction_rupees ?? 0) + (bill.gst_rupees ?? 0)
