import type { LoaderFunctionArgs } from '@remix-run/node'
import type { Api } from '~/api/client.server'
import type { BookingMonth } from '~/api/contract/bookings'
import { csvResponse } from '~/documents/csv'
import { parseParams } from '~/lib/params'
import { bookedPlotsParams } from '~/params'
import { paths } from '~/paths'
import { answerFile } from '~/take-away/answer-file.server'
import { bookingMonthsCsv, bookingProjectsCsv, plotsCsv } from './bookings-csv'
import type { Filters } from './filters'
import { askedFor, parseFilters } from './filters.server'
import { type PlotList, plotLists } from './plot-lists'
import { parseSearch } from './plot-search'

/** Ten years, three months a page; and so many rows as a spreadsheet on a phone still opens. */
const MAX_PAGES = 40
const MAX_ROWS = 20_000
const PAGES_AT_ONCE = 4

export const loadMonthsCsv = (args: LoaderFunctionArgs) =>
  answerFile(
    args,
    () => paths.bookingsByDate(),
    async ({ api, request }) => {
      const { filters, canAsk } = parseFilters(new URL(request.url).searchParams)
      const { months, isCut } = canAsk ? await allMonths(api, filters) : { months: [], isCut: false }
      const note = 'This is not all: the file is cut here. Choose a project or an associate to get the rest.'
      return csvResponse(bookingMonthsCsv(months, isCut ? note : undefined))
    },
  )

export const loadProjectsCsv = (args: LoaderFunctionArgs) =>
  answerFile(
    args,
    () => paths.bookingsByTeam(),
    async ({ api, request }) => {
      const { filters, canAsk } = parseFilters(new URL(request.url).searchParams)
      return csvResponse(bookingProjectsCsv(canAsk ? await api.bookings.byTeam(askedFor(filters)) : []))
    },
  )

/** The plots that the list shows under its search. */
export const loadPlotsCsv = (args: LoaderFunctionArgs, list: PlotList) => {
  const { to, title } = plotLists[list]
  const backTo = ({ associateId = '', projectId = '' }) => to(associateId, projectId)
  return answerFile(args, backTo, async ({ api, request, params }) => {
    const { associateId, projectId } = parseParams(bookedPlotsParams, params)
    const { searchKey, date, errors } = parseSearch(request.url)
    const found = await api.bookings[list](associateId, projectId, errors ? {} : { searchKey, date })
    const name = title.toLowerCase().replaceAll(' ', '-')
    return csvResponse(plotsCsv(name, errors ? { ...found, bookings: [] } : found))
  })
}

/** All pages under the filters up to the first that is empty, some at a time. */
async function allMonths(api: Api, filters: Filters): Promise<{ months: BookingMonth[]; isCut: boolean }> {
  const months: BookingMonth[] = []
  let rows = 0
  for (let first = 1; first <= MAX_PAGES; first += PAGES_AT_ONCE) {
    const numbers = Array.from({ length: PAGES_AT_ONCE }, (_, index) => first + index)
    const pages = await Promise.all(numbers.map((page) => api.bookings.byMonth(page, askedFor(filters))))
    for (const page of pages) {
      if (page.length === 0) return { months, isCut: false }
      months.push(...page)
      rows += page.flatMap(({ days }) => days.flatMap(({ associates }) => associates)).length
      if (rows >= MAX_ROWS) return { months, isCut: true }
    }
  }
  return { months, isCut: true }
}
