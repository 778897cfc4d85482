import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadDuesDetails } from '~/commission/dues-details.server'
import { DuesDetailsPage } from '~/commission/dues-details-page'
import { pageTitle } from '~/lib/page-title'

export const handle = pageTitle('My Dues Details')

export const loader = (args: LoaderFunctionArgs) => loadDuesDetails(args, 'own')

export default function MyDuesDetails() {
  return <DuesDetailsPage list="own" {...useLoaderData<typeof loader>()} />
}
