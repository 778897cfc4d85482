import type { LoaderFunctionArgs } from '@remix-run/node'
import type { Booking } from '~/contract/bookings'
import { toListResult } from '~/api/result'
import type { Api } from '~/api/client.server'
import { sortNames } from '~/domain/fields'
import { isForOffice, plotsText } from '~/domain/share-texts'
import { backLink } from '~/screen/back-link.server'
import { readSorting } from '~/screen/sorting.server'
import { parseParams } from '~/screen/params'
import { bookedPlotsParams } from '~/paths/params.server'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { deliveryMode } from '~/session/delivery.server'
import { requireAssociate } from '~/session/guard.server'
import { printHead } from '~/screen/export/print-head.server'
import { plotFields } from '~/subjects/bookings/plot-fields'
import { inOrder, withoutDue } from '~/subjects/bookings/orders'
import { type PlotList, plotListAt, plotLists } from '~/subjects/bookings/plot-lists'
import { parseSearch } from '~/subjects/bookings/plot-search.server'

const NO_ONE = { id: null, name: '' }
const NO_BOOKINGS: Awaited<ReturnType<Api['bookings'][PlotList]>> = {
  bookings: [],
  associate: NO_ONE,
  project: NO_ONE,
}

const resultTexts = {
  booked: { shown: m.bookedPlotsShown, hasNone: m.nameHasNoBookedPlots, showAll: m.showAllBookedPlots },
  registered: {
    shown: m.registeredPlotsShown,
    hasNone: m.nameHasNoRegisteredPlots,
    showAll: m.showAllRegisteredPlots,
  },
}

/** Returns no plots for an invalid search. */
export async function loadPlots(args: LoaderFunctionArgs) {
  const { request, params } = args
  const list = plotListAt(new URL(request.url).pathname)
  const { api, session } = await requireAssociate(args)
  const { associateId, projectId } = parseParams(bookedPlotsParams, params)
  const { searchKey, date, errors } = parseSearch(request.url)
  const sorting = readSorting(request.url, sortNames(plotFields))
  const filters = errors ? { searchKey: '', date: '' } : { searchKey, date }
  const readPlots = (search: typeof filters) =>
    toListResult(api.bookings[list](associateId, projectId, search), NO_BOOKINGS)
  const { data: found, refusal } = await readPlots(filters)
  const isNarrowed = filters.searchKey !== '' || filters.date !== ''
  const hasNoPlots =
    found.bookings.length === 0 &&
    (!isNarrowed || (await readPlots({ searchKey: '', date: '' })).data.bookings.length === 0)
  const { kind, title, to } = plotLists[list]
  const texts = resultTexts[kind]
  const bookings = errors ? [] : inOrder(kind, found.bookings, sorting)
  const folded = kind === 'booked' && !searchKey && sorting.by === null ? withoutDue(bookings) : []
  // Lite pages of booked plots omit columns and sums to save bytes.
  const hasColumns = deliveryMode(args) === 'full'
  const hasSums = hasColumns && bookings.length > 1
  const emptyText = isNarrowed || errors ? m.noRecordsFound() : texts.hasNone({ name: found.associate.name })
  const emptyAction = hasNoPlots
    ? { to: paths.plotAvailability({ project_id: projectId }), label: m.plotAvailability() }
    : { to: to(associateId, projectId), label: texts.showAll() }
  return {
    list,
    bookings: bookings,
    lead: [found.associate.name, found.project.name].filter(Boolean).join(' · '),
    folded: folded.length > 0 ? foldOf(folded.length) : null,
    totalLabel: hasSums ? sumLabelOf(bookings) : null,
    summary: texts.shown({ count: bookings.length }),
    empty: bookings.length > 0 ? null : { text: refusal ?? emptyText, action: emptyAction },
    associateId,
    projectId,
    searchKey,
    date,
    sorting,
    hasColumns,
    errors,
    print: printHead(session),
    shareText: plotsText({
      title: title(),
      associateName: found.associate.name,
      projectName: found.project.name,
      bookings,
    }),
    isForOffice: isForOffice(bookings),
    ...backLink(request, { to: session.bookingsUrl ?? paths.bookingsByDate(), label: m.bookings() }),
  }
}

const foldOf = (count: number) => ({ count, label: m.plotsWithoutDueFolded({ count }) })

/** The due of a booked plot contains its late charges, which other screens leave out. */
const sumLabelOf = (bookings: Booking[]) =>
  bookings.some(({ latePaymentPaise }) => (latePaymentPaise ?? 0) > 0) ? m.withLateCharges() : m.total()
