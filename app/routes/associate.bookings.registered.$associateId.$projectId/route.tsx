import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { RegisteredPlots } from '~/bookings/registered-plots'
import { plotLists } from '~/bookings/plot-lists'
import { loadPlots } from '~/bookings/plots.server'
import { PlotsPage } from '~/bookings/plots-page'
import { pageTitle } from '~/lib/page-title'

export const handle = pageTitle(plotLists.registered.title)

export const loader = (args: LoaderFunctionArgs) => loadPlots(args, 'registered')

export default function OwnRegisteredPlots() {
  return (
    <PlotsPage list="registered" {...useLoaderData<typeof loader>()}>
      {(bookings) => <RegisteredPlots bookings={bookings} />}
    </PlotsPage>
  )
}
