import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'
import { z } from 'zod/v4'
import type { Api } from '~/api/client.server'
import { csvResponse } from '~/files/csv'
import { parseParams } from '~/screen/params'
import { asMatched } from '~/paths/screen-at'
import { bookingParams } from '~/paths/params.server'
import { sortByField, sortNames } from '~/domain/fields'
import { readSorting } from '~/screen/sorting.server'
import { paths } from '~/paths/paths'
import { openQueriesInFile } from '~/subjects/queries/open-queries.server'
import { queryOf } from '~/subjects/queries/query-link'
import { serveFile } from '~/screen/export/serve-file.server'
import { pdfResponse } from '~/screen/export/file-response.server'
import { readEmiStatement } from './emi-statement.server'
import { emiStatementCsv, emiStatementPdf, fileName, receiptsCsv, receiptsPdf } from './statement-files'
import { sortReceipts } from './orders'
import { instalmentFields, receiptFields } from './statement-fields'

const FileName = z.enum(['receipts.pdf', 'receipts.csv', 'emi-statement.pdf', 'emi-statement.csv'])

interface FileContext {
  api: Api
  bookingId: string
  load: AppLoadContext
  /** Address of the request; its search parameters give the order of the rows. */
  url: string
}

const files: Record<z.output<typeof FileName>, (context: FileContext) => Promise<Response>> = {
  async 'receipts.pdf'({ load, ...context }) {
    const [statement, firm] = await Promise.all([receiptsOf(context), context.api.firm()])
    return pdfResponse(load, receiptsPdf(statement), fileName('receipts', statement.booking), firm)
  },
  async 'receipts.csv'(context) {
    const [statement, { open, note }] = await Promise.all([
      receiptsOf(context),
      openQueriesInFile(context.api),
    ])
    const lineOf = (number: string) => ({ b: context.bookingId, n: number })
    return csvResponse(
      receiptsCsv(statement, ({ number }) => queryOf(open, lineOf(number)) !== undefined, note),
    )
  },
  async 'emi-statement.pdf'({ load, ...context }) {
    const [statement, firm] = await Promise.all([emiStatementOf(context), context.api.firm()])
    return pdfResponse(load, emiStatementPdf(statement), fileName('emi-statement', statement.booking), firm)
  },
  async 'emi-statement.csv'(context) {
    return csvResponse(emiStatementCsv(await emiStatementOf(context)))
  },
}

async function receiptsOf({ api, bookingId, url }: Omit<FileContext, 'load'>) {
  const statement = await api.bookings.receipts(bookingId)
  const receipts = sortReceipts(statement.receipts, readSorting(url, sortNames(receiptFields)))
  return { ...statement, receipts }
}

async function emiStatementOf({ api, bookingId, url }: Omit<FileContext, 'load'>) {
  const statement = await readEmiStatement(api, bookingId)
  const sorting = readSorting(url, sortNames(instalmentFields))
  const instalments = sortByField(statement.instalments, sorting, instalmentFields)
  return { ...statement, instalments }
}

export const loadStatementFile = (args: LoaderFunctionArgs) => {
  const { pathname } = new URL(args.request.url)
  const file = FileName.parse(asMatched(pathname).split('/').findLast(Boolean))
  const toStatement = file.startsWith('receipts') ? paths.receipts : paths.emiStatement
  return serveFile(
    args,
    ({ bookingId = '' }) => toStatement(bookingId),
    ({ api, request, params, context }) => {
      const { bookingId } = parseParams(bookingParams, params)
      return files[file]({ api, bookingId, load: context, url: request.url })
    },
  )
}
