import type { LoaderFunctionArgs } from '@remix-run/node'
import { csvResponse } from '~/files/csv'
import { formatFinancialYear } from '~/domain/financial-year'
import { sortSearch } from '~/domain/sorting'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import {
  openQueriesInFile,
  queriedPayments,
  type QueriesInFile,
} from '~/subjects/queries/open-queries.server'
import { serveFile } from '~/screen/export/serve-file.server'
import { EXPORT_TIMEOUT_MS, readPages } from '~/screen/export/read-pages.server'
import { chooseYear, parsePaymentFilters, paymentSorting, yearOf } from './payment-filters.server'
import { ownPaymentsCsv, teamPaymentsCsv } from './payments-csv'

/** A page has twenty payments. Phones can open a file of ten thousand payments. */
const MAX_PAGES = 500

export const loadPaymentsCsv = (args: LoaderFunctionArgs) =>
  serveFile(
    args,
    () => paths.payments(),
    async ({ api, request }) => {
      const parsed = parsePaymentFilters(request.url)
      const { view, filters, plotError } = parsed
      const chosen = await chooseYear(api, parsed)
      const ofYear = chosen.isListed && chosen.year !== null ? formatFinancialYear(chosen.year) : ''
      const period = filters.month || ofYear
      const bounds = { max: MAX_PAGES, timeoutMs: EXPORT_TIMEOUT_MS, isEnough: () => false }
      const readAll = <Row>(list: (page: number) => Promise<Row[]>) =>
        plotError ? { rows: [], isTruncated: false } : readPages(list, bounds)
      const query = {
        ...filters,
        ...yearOf(chosen),
        ...sortSearch(await paymentSorting(api, request.url, view)),
      }
      const noteOf = ({ isTruncated }: { isTruncated: boolean }, { note }: QueriesInFile) =>
        [isTruncated && m.paymentsFileIncomplete(), note].filter(Boolean).join(' ')
      if (view === 'team') {
        const [result, queries] = await Promise.all([
          readAll(async (page) => (await api.payments.team(page, query)).days),
          openQueriesInFile(api),
        ])
        return csvResponse(
          teamPaymentsCsv(result.rows, {
            period,
            note: noteOf(result, queries),
            queried: queriedPayments(queries.open),
          }),
        )
      }
      const [result, queries] = await Promise.all([
        readAll(async (page) => (await api.payments.own(page, query)).days),
        openQueriesInFile(api),
      ])
      return csvResponse(
        ownPaymentsCsv(result.rows, {
          period,
          note: noteOf(result, queries),
          queried: queriedPayments(queries.open),
        }),
      )
    },
  )
