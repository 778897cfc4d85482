import type { LoaderFunctionArgs } from '@remix-run/node'
import { csvResponse } from '~/documents/csv'
import { paths } from '~/paths'
import { serveFile } from '~/export/serve-file.server'
import { FILE_MS, readPages } from '~/export/read-pages.server'
import { toApiFilters, parsePaymentFilters } from './payment-filters.server'
import { ownPaymentsCsv, teamPaymentsCsv } from './payments-csv'

/** Twenty payments a page; so many as a spreadsheet on a phone still opens. */
const MAX_PAGES = 500
const CUT = 'This is not all: the file is cut here. Choose a project to get the rest.'

/** Own payments or those of the team, as the address filters them. */
export const loadPaymentsCsv = (args: LoaderFunctionArgs) =>
  serveFile(
    args,
    () => paths.payments(),
    async ({ api, request }) => {
      const { view, filters, plotError } = parsePaymentFilters(new URL(request.url).searchParams)
      const bounds = { max: plotError ? 0 : MAX_PAGES, withinMs: FILE_MS, isEnough: () => false }
      const asked = toApiFilters(filters)
      const note = ({ isCut }: { isCut: boolean }) => (isCut && !plotError ? CUT : undefined)
      if (view === 'team') {
        const read = await readPages((page) => api.payments.team(page, asked), bounds)
        return csvResponse(teamPaymentsCsv(read.rows, note(read)))
      }
      const read = await readPages((page) => api.payments.own(page, asked), bounds)
      return csvResponse(ownPaymentsCsv(read.rows, note(read)))
    },
  )
