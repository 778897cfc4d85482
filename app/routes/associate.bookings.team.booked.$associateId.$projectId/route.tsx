import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { BookedPlots } from '~/bookings/booked-plots'
import { plotLists } from '~/bookings/plot-lists'
import { loadPlots } from '~/bookings/plots.server'
import { PlotsPage } from '~/bookings/plots-page'
import { pageTitle } from '~/lib/page-title'

export const handle = pageTitle(plotLists.teamBooked.title)

export const loader = (args: LoaderFunctionArgs) => loadPlots(args, 'teamBooked')

export default function TeamBookedPlots() {
  return (
    <PlotsPage list="teamBooked" {...useLoaderData<typeof loader>()}>
      {(bookings) => <BookedPlots bookings={bookings} />}
    </PlotsPage>
  )
}
