import type { LoaderFunctionArgs } from '@remix-run/node'
import { z } from 'zod/v4'
import { bookingLine } from '~/domain/statements'
import { backLink } from '~/screen/back-link.server'
import { parseParams } from '~/screen/params'
import { optionIn, readSearch } from '~/screen/search.server'
import { dueParams } from '~/paths/params.server'
import { requireAssociate } from '~/session/guard.server'
import { printHead } from '~/screen/export/print-head.server'
import { duesListOf, duesLists } from '~/subjects/commission/dues/dues-lists'

const Search = z.object({ tab: optionIn('booking') })

export async function loadDuesDetails(args: LoaderFunctionArgs) {
  const { request, params } = args
  const list = duesListOf(request)
  const { api, session } = await requireAssociate(args)
  const { projectId, plotNumber, bookingId } = parseParams(dueParams, params)
  const isBookingTab = readSearch(Search, request.url).search.tab === 'booking'
  const loadBookings = () =>
    list === 'own'
      ? api.commission.duesBooking(projectId, bookingId)
      : api.commission.teamDuesBooking(projectId, bookingId)
  const [commission, bookings] = await Promise.all([
    list === 'own' ? api.commission.ofBooking(bookingId) : api.commission.ofTeam(bookingId),
    isBookingTab ? loadBookings() : null,
  ])
  const print = printHead(
    session,
    bookingLine({ ...commission.booking, projectName: commission.projectName }),
  )
  return {
    list,
    ...backLink(request, { to: duesLists[list].list(), label: duesLists[list].label() }),
    projectId,
    plotNumber,
    bookingId,
    commission,
    isBookingTab,
    bookings,
    print,
  }
}

export type DuesDetails = Awaited<ReturnType<typeof loadDuesDetails>>
