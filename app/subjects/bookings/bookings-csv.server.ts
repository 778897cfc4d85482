import type { LoaderFunctionArgs } from '@remix-run/node'
import type { Api } from '~/api/client.server'
import type { BookingMonth } from '~/contract/bookings'
import { sortNames } from '~/domain/fields'
import { csvResponse } from '~/files/csv'
import { parseParams } from '~/screen/params'
import { readSorting } from '~/screen/sorting.server'
import { m } from '~/messages/messages'
import { bookedPlotsParams } from '~/paths/params.server'
import { paths } from '~/paths/paths'
import { serveFile } from '~/screen/export/serve-file.server'
import { EXPORT_TIMEOUT_MS, readPages } from '~/screen/export/read-pages.server'
import { bookingMonthsCsv, bookingProjectsCsv, plotsCsv } from './bookings-csv'
import type { BookingFilters } from '~/paths/searches'
import { parseFilters } from './filters.server'
import { plotListAt, plotLists } from './plot-lists'
import { associateFields } from './count-fields'
import { plotFields } from './plot-fields'
import { inOrder, sortAssociates } from './orders'
import { parseSearch } from './plot-search.server'

/** A page of the reference API has three months. Phones can open a file of 120 months. */
const MAX_PAGES = 40
const MAX_ROWS = 20_000

export const loadMonthsCsv = (args: LoaderFunctionArgs) =>
  serveFile(
    args,
    () => paths.bookingsByDate(),
    async ({ api, request }) => {
      const { filters, areValid } = parseFilters(request.url)
      const { rows: months, isTruncated } = areValid
        ? await readMonths(api, filters)
        : { rows: [], isTruncated: false }
      const note = m.bookingsFileIncomplete()
      return csvResponse(bookingMonthsCsv(months, isTruncated ? note : undefined))
    },
  )

export const loadProjectsCsv = (args: LoaderFunctionArgs) =>
  serveFile(
    args,
    () => paths.bookingsByTeam(),
    async ({ api, request }) => {
      const { filters, areValid } = parseFilters(request.url)
      const projects = areValid ? await api.bookings.byTeam(filters) : []
      const sorting = readSorting(request.url, sortNames(associateFields))
      return csvResponse(bookingProjectsCsv(sortAssociates(projects, sorting)))
    },
  )

export const loadPlotsCsv = (args: LoaderFunctionArgs) => {
  const list = plotListAt(new URL(args.request.url).pathname)
  const { to, file, kind } = plotLists[list]
  const backTo = ({ associateId = '', projectId = '' }) => to(associateId, projectId)
  return serveFile(args, backTo, async ({ api, request, params }) => {
    const { associateId, projectId } = parseParams(bookedPlotsParams, params)
    const { searchKey, date, errors } = parseSearch(request.url)
    const found = await api.bookings[list](associateId, projectId, errors ? {} : { searchKey, date })
    const sorting = readSorting(request.url, sortNames(plotFields))
    const bookings = errors ? [] : inOrder(kind, found.bookings, sorting)
    return csvResponse(plotsCsv(file, { ...found, bookings }))
  })
}

const readMonths = (api: Api, filters: BookingFilters) =>
  readPages((page) => api.bookings.byMonth(page, filters), {
    max: MAX_PAGES,
    timeoutMs: EXPORT_TIMEOUT_MS,
    isEnough: (months) => rowCount(months) >= MAX_ROWS,
  })

const rowCount = (months: BookingMonth[]) =>
  months.reduce(
    (rows, { days }) => rows + days.reduce((sum, { associates }) => sum + associates.length, 0),
    0,
  )
