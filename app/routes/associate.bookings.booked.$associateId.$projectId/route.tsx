import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '~/screen/page-title'
import { plotListAt, plotLists } from '~/subjects/bookings/plot-lists'
import { PlotsPage } from './plots-page'
import { loadPlots } from './plots.server'

export const handle = pageTitle((pathname) => plotLists[plotListAt(pathname)].title())

export const loader = loadPlots

export default function Plots() {
  const plots = useLoaderData<typeof loader>()
  return <PlotsPage key={plots.list} {...plots} />
}
