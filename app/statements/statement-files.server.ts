import type { LoaderFunctionArgs } from '@remix-run/node'
import { csvResponse } from '~/documents/csv'
import { parseParams } from '~/lib/params'
import { bookingParams } from '~/params'
import { paths } from '~/paths'
import { serveFile } from '~/export/serve-file.server'
import { pdfResponse } from '~/export/pdf-response.server'
import { emiStatementCsv, emiStatementPdf, fileName, receiptsCsv, receiptsPdf } from './statement-files'

type Params = LoaderFunctionArgs['params']

const bookingIdOf = (params: Params) => parseParams(bookingParams, params).bookingId
const toReceipts = ({ bookingId = '' }: Params) => paths.receipts(bookingId)
const toEmiStatement = ({ bookingId = '' }: Params) => paths.emiStatement(bookingId)

export const loadReceiptsPdf = (args: LoaderFunctionArgs) =>
  serveFile(args, toReceipts, async ({ api, session, params }) => {
    const statement = await api.bookings.receipts(bookingIdOf(params))
    return pdfResponse(receiptsPdf(statement, session.user.name), fileName('receipts', statement.booking))
  })

export const loadReceiptsCsv = (args: LoaderFunctionArgs) =>
  serveFile(args, toReceipts, async ({ api, params }) =>
    csvResponse(receiptsCsv(await api.bookings.receipts(bookingIdOf(params)))),
  )

export const loadEmiStatementPdf = (args: LoaderFunctionArgs) =>
  serveFile(args, toEmiStatement, async ({ api, session, params }) => {
    const statement = await api.bookings.emiStatement(bookingIdOf(params))
    const content = emiStatementPdf(statement, session.user.name)
    return pdfResponse(content, fileName('emi-statement', statement.booking))
  })

export const loadEmiStatementCsv = (args: LoaderFunctionArgs) =>
  serveFile(args, toEmiStatement, async ({ api, params }) =>
    csvResponse(emiStatementCsv(await api.bookings.emiStatement(bookingIdOf(params)))),
  )
