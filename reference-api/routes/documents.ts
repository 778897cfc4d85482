import type { Kysely } from 'kysely'
import type { PdfContent } from '../../app/documents/pdf-content'
import { renderPdf } from '../../app/documents/pdf'
import { type Content, download } from '../call'
import { findBillForPdf, findBillPayments } from '../db/queries/payments'
import { isInTeam } from '../db/queries/team'
import type { Database } from '../db/schema'
import { commissionPdfContent, withTdsEstimate } from '../documents/commission-pdf'
import { pathId } from './query'

const PDF = 'application/pdf'
const PRODUCT = 'Plot Partner'

const commissionBill = download(
  '/documents/commission-bills/:comm',
  { summary: 'PDF of the commission that a bill pays.', contentType: PDF },
  async ({ db, viewer, params, now, recordActivity }) => {
    const paid = await findPaidBill(db, viewer.id, params.comm)
    if (!paid) return null
    const content = commissionPdfContent('Paid Commission', paid.bill, paid.payments)
    const name = `paid-commission-${paid.bill.id}`
    await recordActivity(db, { kind: 'download', details: { detail: `${name}.pdf` } })
    return sendPdf(content, name, now())
  },
)

const commissionBillWithTds = download(
  '/documents/commission-bills/:comm/with-tds-estimate',
  { summary: 'The same PDF with estimated TDS.', contentType: PDF },
  async ({ db, viewer, params, now, recordActivity }) => {
    const paid = await findPaidBill(db, viewer.id, params.comm)
    if (!paid) return null
    const content = commissionPdfContent('Paid Commission', paid.bill, paid.payments)
    const name = `paid-commission-${paid.bill.id}-tds`
    await recordActivity(db, { kind: 'download', details: { detail: `${name}.pdf` } })
    return sendPdf(withTdsEstimate(content, paid.payments), name, now())
  },
)

const commissionStatement = download(
  '/documents/commission-statements/:comm/:receipt',
  { summary: 'PDF statement of the commission that a bill pays on one receipt.', contentType: PDF },
  async ({ db, viewer, params, now, recordActivity }) => {
    const receiptId = pathId(params.receipt)
    const paid = receiptId === null ? null : await findPaidBill(db, viewer.id, params.comm, receiptId)
    if (!paid) return null
    const content = commissionPdfContent('Commission Statement', paid.bill, paid.payments)
    const name = `commission-statement-${paid.bill.id}-${receiptId}`
    await recordActivity(db, { kind: 'download', details: { detail: `${name}.pdf` } })
    return sendPdf(content, name, now())
  },
)

/** Finds a bill of the viewer or the downline, with all payments or only those of one receipt. Null if there are none. */
async function findPaidBill(db: Kysely<Database>, viewerId: string, comm: string, receiptId?: number) {
  const id = pathId(comm)
  const bill = id === null ? undefined : await findBillForPdf(db, id)
  if (!bill || !(await isInTeam(db, viewerId, bill.associate_id))) return null
  const payments = await findBillPayments(db, bill.id, receiptId)
  return payments.length > 0 ? { bill, payments } : null
}

async function sendPdf(content: PdfContent, name: string, printedAt: Date): Promise<Content> {
  const body = await renderPdf(content, { product: PRODUCT, printedAt })
  return { contentType: PDF, body, size: body.byteLength, fileName: `${name}.pdf` }
}

export const documentDownloads = [commissionBill, commissionBillWithTds, commissionStatement]
