import { z } from 'zod/v4'
import { TaxYearReply } from '../../app/contract/taxes'
import { financialYearOf } from '../../app/domain/financial-year'
import { call } from '../call'
import { findBillsOfYear, findCertificates, findFirstBillDay } from '../db/queries/deductions'
import { quarterSums } from '../rules/tax-year'
import { certificatePath } from './documents'
import { optionalYear } from './query'

const taxYear = call(
  'POST',
  '/associate/tax-year/:self',
  {
    summary: 'Recorded deductions of the associate in a financial year, by quarter, with tax certificates.',
    query: z.object({
      financial_year: optionalYear.describe(
        'first calendar year, 2026 for 2026-27; by default the current financial year',
      ),
    }),
    reply: TaxYearReply,
  },
  async ({ db, viewer, query, today, urlOf }) => {
    const year = query.financial_year ?? financialYearOf(today)
    const [bills, certificates, firstDay] = await Promise.all([
      findBillsOfYear(db, viewer.id, year),
      findCertificates(db, viewer.id),
      findFirstBillDay(db, viewer.id),
    ])
    const certificateOf = (quarter: number) =>
      certificates.find((one) => one.financial_year === year && one.quarter === quarter)
    return {
      financial_year: year,
      first_year: Math.min(
        financialYearOf(firstDay ?? today),
        certificates[0]?.financial_year ?? Infinity,
        financialYearOf(today),
      ),
      quarters: quarterSums(bills.filter(({ isRecorded }) => isRecorded)).map((sums) => {
        const certificate = certificateOf(sums.quarter)
        return {
          quarter: sums.quarter,
          gross_amt: sums.gross,
          tds_amt: sums.tds,
          gst_amt: sums.gst,
          other_deduction_amt: sums.other,
          credited_amt: sums.credited,
          certificate: certificate ? urlOf(certificatePath(certificate.id)) : null,
        }
      }),
      unrecorded_amt: bills
        .filter(({ isRecorded }) => !isRecorded)
        .reduce((sum, { gross_rupees }) => sum + gross_rupees, 0),
    }
  },
)

export const taxCalls = [taxYear]
