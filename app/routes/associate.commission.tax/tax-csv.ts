import { amountColumn, type CsvFile } from '~/files/csv'
import { type FinancialYear, formatFinancialYear } from '~/domain/financial-year'
import { m } from '~/messages/messages'
import type { QuarterOfYear } from './tax-year.server'

export const taxCsv = (year: FinancialYear, quarters: QuarterOfYear[]): CsvFile<QuarterOfYear> => ({
  name: `tax-${formatFinancialYear(year)}`,
  columns: [
    { header: m.financialYear(), value: () => formatFinancialYear(year) },
    { header: m.quarter(), value: ({ quarter }) => `Q${quarter}` },
    amountColumn(m.gross(), ({ grossPaise }) => grossPaise),
    amountColumn(m.tds(), ({ tdsPaise }) => tdsPaise),
    amountColumn(m.gst(), ({ gstPaise }) => gstPaise),
    amountColumn(m.otherDeductions(), ({ otherPaise }) => otherPaise),
    amountColumn(m.credited(), ({ creditedPaise }) => creditedPaise),
  ],
  rows: quarters,
})
