import type { LoaderFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import type { Api } from '~/api/client.server'
import { csvResponse } from '~/documents/csv'
import { parseParams } from '~/lib/params'
import { asMatched } from '~/lib/screen-at'
import { bookingParams } from '~/params'
import { paths } from '~/paths'
import { serveFile } from '~/export/serve-file.server'
import { pdfResponse } from '~/export/pdf-response.server'
import { emiStatementCsv, emiStatementPdf, fileName, receiptsCsv, receiptsPdf } from './statement-files'

const FileName = z.enum(['receipts.pdf', 'receipts.csv', 'emi-statement.pdf', 'emi-statement.csv'])

interface FileContext {
  api: Api
  bookingId: string
  viewer: string
}

const files: Record<z.output<typeof FileName>, (context: FileContext) => Promise<Response>> = {
  async 'receipts.pdf'({ api, bookingId, viewer }) {
    const statement = await api.bookings.receipts(bookingId)
    return pdfResponse(receiptsPdf(statement, viewer), fileName('receipts', statement.booking))
  },
  async 'receipts.csv'({ api, bookingId }) {
    return csvResponse(receiptsCsv(await api.bookings.receipts(bookingId)))
  },
  async 'emi-statement.pdf'({ api, bookingId, viewer }) {
    const statement = await api.bookings.emiStatement(bookingId)
    return pdfResponse(emiStatementPdf(statement, viewer), fileName('emi-statement', statement.booking))
  },
  async 'emi-statement.csv'({ api, bookingId }) {
    return csvResponse(emiStatementCsv(await api.bookings.emiStatement(bookingId)))
  },
}

export const loadStatementFile = (args: LoaderFunctionArgs) => {
  const { pathname } = new URL(args.request.url)
  const file = FileName.parse(asMatched(pathname).split('/').findLast(Boolean))
  const toStatement = file.startsWith('receipts') ? paths.receipts : paths.emiStatement
  return serveFile(
    args,
    ({ bookingId = '' }) => toStatement(bookingId),
    ({ api, session, params }) => {
      const { bookingId } = parseParams(bookingParams, params)
      return files[file]({ api, bookingId, viewer: session.user.name })
    },
  )
}
