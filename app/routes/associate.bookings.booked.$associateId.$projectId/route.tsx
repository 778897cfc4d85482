import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { BookedPlots } from '~/bookings/booked-plots'
import { plotLists } from '~/bookings/plot-lists'
import { loadPlots } from '~/bookings/plots.server'
import { PlotsPage } from '~/bookings/plots-page'
import { pageTitle } from '~/lib/page-title'

export const handle = pageTitle(plotLists.booked.title)

export const loader = (args: LoaderFunctionArgs) => loadPlots(args, 'booked')

export default function OwnBookedPlots() {
  return (
    <PlotsPage list="booked" {...useLoaderData<typeof loader>()}>
      {(bookings) => <BookedPlots bookings={bookings} />}
    </PlotsPage>
  )
}
