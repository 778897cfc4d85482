import type { LoaderFunctionArgs } from '@remix-run/node'
import { csvResponse } from '~/documents/csv'
import { m } from '~/messages/messages'
import { paths } from '~/paths'
import { queriedPayments } from '~/queries/open-queries.server'
import { serveFile } from '~/export/serve-file.server'
import { EXPORT_TIMEOUT_MS, readPages } from '~/export/read-pages.server'
import { toApiFilters, parsePaymentFilters } from './payment-filters.server'
import { ownPaymentsCsv, teamPaymentsCsv } from './payments-csv'

/** Ten thousand payments, at twenty per page, so that phones can open the file. */
const MAX_PAGES = 500

export const loadPaymentsCsv = (args: LoaderFunctionArgs) =>
  serveFile(
    args,
    () => paths.payments(),
    async ({ api, request }) => {
      const { view, filters, plotError } = parsePaymentFilters(request.url)
      const bounds = { max: plotError ? 0 : MAX_PAGES, timeoutMs: EXPORT_TIMEOUT_MS, isEnough: () => false }
      const apiFilters = toApiFilters(filters)
      const note = ({ isTruncated }: { isTruncated: boolean }) =>
        isTruncated && !plotError ? m.paymentsFileIncomplete() : undefined
      const queried = await queriedPayments(api)
      if (view === 'team') {
        const payments = await readPages((page) => api.payments.team(page, apiFilters), bounds)
        return csvResponse(teamPaymentsCsv(payments.rows, note(payments), queried))
      }
      const payments = await readPages((page) => api.payments.own(page, apiFilters), bounds)
      return csvResponse(ownPaymentsCsv(payments.rows, note(payments), queried))
    },
  )
