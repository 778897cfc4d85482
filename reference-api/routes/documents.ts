import type { PdfContent } from '../../app/files/pdf-content'
import { renderPdf } from '../../app/files/pdf'
import { formatFinancialYear } from '../../app/domain/financial-year'
import { type CallContext, type Content, download } from '../call'
import { findCertificate, findRecordedBills } from '../db/queries/deductions'
import { findFirm } from '../db/queries/firm'
import { findBillForPdf, findBillPayments, findVoidPaymentsOfBill } from '../db/queries/payments'
import { isInTeam } from '../db/queries/team'
import { commissionPdfContent } from '../documents/commission-pdf'
import { readMedia } from '../media/read-media'
import { pathId } from './query'

const PDF = 'application/pdf'

const commissionBill = download(
  '/documents/commission-bills/:comm',
  { summary: 'PDF of the commission that a bill pays.', contentType: PDF },
  async (context) => {
    const paid = await findPaidBill(context, context.params.comm)
    if (!paid) return null
    const content = commissionPdfContent('Paid Commission', paid)
    return toPdfDownload(context, `paid-commission-${paid.bill.code}`, content)
  },
)

const commissionStatement = download(
  '/documents/commission-statements/:comm/:receipt',
  { summary: 'PDF statement of the commission that a bill pays on one receipt.', contentType: PDF },
  async (context) => {
    const receiptId = pathId(context.params.receipt)
    const paid = receiptId === null ? null : await findPaidBill(context, context.params.comm, receiptId)
    if (!paid) return null
    const content = commissionPdfContent('Commission Statement', paid)
    return toPdfDownload(
      context,
      `commission-statement-${paid.bill.code}-${paid.payments[0]?.receipt_number ?? paid.voided[0]!.receipt_no}`,
      content,
    )
  },
)

export const certificatePath = (id: number) => `/documents/tax-certificates/${id}`

const taxCertificate = download(
  '/documents/tax-certificates/:id',
  {
    summary: 'A tax certificate, which only its associate can read.',
    contentType: `${PDF}, image/jpeg or image/png`,
  },
  async ({ db, viewer, params, recordActivity }) => {
    const id = pathId(params.id)
    const certificate = id === null ? undefined : await findCertificate(db, viewer.id, id)
    const stored = certificate && (await readMedia(db, certificate.media_id, viewer.id))
    if (!stored) return null
    const { contentType, content } = stored
    const year = formatFinancialYear(certificate.financial_year)
    const fileName = `tax-certificate-${year}-q${certificate.quarter}.${EXTENSIONS[contentType] ?? 'pdf'}`
    await recordActivity(db, { kind: 'download', details: { detail: fileName } })
    return { contentType, body: content, size: content.byteLength, fileName }
  },
)

const EXTENSIONS: Record<string, string> = { 'image/jpeg': 'jpg', 'image/png': 'png' }

type Context = Pick<CallContext<string, unknown>, 'db' | 'viewer' | 'now' | 'recordActivity'>

/**
 * Returns a bill with its payments, or with the payment of one receipt. Null if the bill is unknown, is outside the viewer's team or has no
 * such payment.
 */
async function findPaidBill({ db, viewer }: Context, comm: string, receiptId?: number) {
  const id = pathId(comm)
  const bill = id === null ? undefined : await findBillForPdf(db, id)
  if (!bill || !(await isInTeam(db, viewer.id, bill.associate_id))) return null
  const payments = await findBillPayments(db, bill.id, receiptId)
  const voided = await findVoidPaymentsOfBill(db, bill.id, receiptId)
  const [recorded] = await findRecordedBills(db, [bill.id])
  return payments.length + voided.length > 0 ? { bill: { ...bill, recorded }, payments, voided } : null
}

async function toPdfDownload(context: Context, name: string, content: PdfContent): Promise<Content> {
  const { db, now, recordActivity } = context
  const fileName = `${name}.pdf`
  const firm = await findFirm(db)
  const body = await renderPdf(content, { firm: firm.name ? firm : null, printedAt: now() })
  await recordActivity(db, { kind: 'download', details: { detail: fileName } })
  return { contentType: PDF, body, size: body.byteLength, fileName }
}

export const documentDownloads = [commissionBill, commissionStatement, taxCertificate]
