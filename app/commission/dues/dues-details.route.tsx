import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '~/lib/page-title'
import { DuesDetailsPage } from './dues-details-page'
import { loadDuesDetails } from './dues-details.server'
import { duesScreenAt } from './dues-lists'

export const handle = pageTitle((pathname) => duesScreenAt(pathname).detailsTitle())

export const loader = loadDuesDetails

export default function DuesDetails() {
  return <DuesDetailsPage {...useLoaderData<typeof loader>()} />
}
