import { formatFinancialYear } from '../../app/domain/financial-year'
import { groupIndian } from '../../app/domain/money'
import type { quarterSums } from '../rules/tax-year'
import { pdfPage } from './pdf-page'

const MARGIN = 56

interface Certificate {
  associateName: string
  associateId: string
  year: number
  sums: ReturnType<typeof quarterSums>[number]
}

/** A page in place of the certificate that a real firm stores. */
export function taxCertificate(
  { associateName, associateId, year, sums }: Certificate,
  date: Date,
): Promise<Buffer> {
  const name = `${formatFinancialYear(year)}, quarter ${sums.quarter}`
  return pdfPage({ title: `Tax certificate ${name}`, date }, (page) => {
    page.font('Helvetica-Bold').fontSize(22).fillColor('#33302a').text('Tax certificate', MARGIN, 72)
    page.font('Helvetica').fontSize(11).fillColor('#5b5344').text('Demo document', MARGIN, 104)
    let top = 148
    for (const [label, value] of [
      ['Associate', `${associateName} (${associateId})`],
      ['Financial year', name],
      ['Gross', `Rs. ${groupIndian(sums.gross)}`],
      ['TDS', `Rs. ${groupIndian(sums.tds)}`],
    ] as const) {
      page.font('Helvetica').fontSize(11).fillColor('#5b5344').text(label, MARGIN, top)
      page.font('Helvetica-Bold').fillColor('#33302a').text(value, 210, top)
      top += 26
    }
  })
}
