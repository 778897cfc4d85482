import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '~/screen/page-title'
import { asMatched } from '~/paths/screen-at'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { DuesDetailsPage } from './dues-details-page'
import { loadDuesDetails } from './dues-details.server'

export const handle = pageTitle((pathname) =>
  asMatched(pathname).startsWith(paths.teamDues()) ? m.teamDuesDetails() : m.myDuesDetails(),
)

export const loader = loadDuesDetails

export default function DuesDetails() {
  return <DuesDetailsPage {...useLoaderData<typeof loader>()} />
}
