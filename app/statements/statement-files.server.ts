import type { LoaderFunctionArgs } from '@remix-run/node'
import { csvResponse } from '~/documents/csv'
import { parseParams } from '~/lib/params'
import { bookingParams } from '~/params'
import { paths } from '~/paths'
import { answerFile } from '~/take-away/answer-file.server'
import { pdfResponse } from '~/take-away/pdf-response.server'
import { emiStatementCsv, emiStatementPaper, fileName, receiptsCsv, receiptsPaper } from './statement-files'

type Params = LoaderFunctionArgs['params']

const bookingIdOf = (params: Params) => parseParams(bookingParams, params).bookingId
const toReceipts = ({ bookingId = '' }: Params) => paths.receipts(bookingId)
const toEmiStatement = ({ bookingId = '' }: Params) => paths.emiStatement(bookingId)

export const loadReceiptsPdf = (args: LoaderFunctionArgs) =>
  answerFile(args, toReceipts, async ({ api, session, params }) => {
    const statement = await api.bookings.receipts(bookingIdOf(params))
    return pdfResponse(receiptsPaper(statement, session.user.name), fileName('receipts', statement.booking))
  })

export const loadReceiptsCsv = (args: LoaderFunctionArgs) =>
  answerFile(args, toReceipts, async ({ api, params }) =>
    csvResponse(receiptsCsv(await api.bookings.receipts(bookingIdOf(params)))),
  )

export const loadEmiStatementPdf = (args: LoaderFunctionArgs) =>
  answerFile(args, toEmiStatement, async ({ api, session, params }) => {
    const statement = await api.bookings.emiStatement(bookingIdOf(params))
    const paper = emiStatementPaper(statement, session.user.name)
    return pdfResponse(paper, fileName('emi-statement', statement.booking))
  })

export const loadEmiStatementCsv = (args: LoaderFunctionArgs) =>
  answerFile(args, toEmiStatement, async ({ api, params }) =>
    csvResponse(emiStatementCsv(await api.bookings.emiStatement(bookingIdOf(params)))),
  )
