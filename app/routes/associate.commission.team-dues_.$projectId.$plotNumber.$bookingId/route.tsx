import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadDuesDetails } from '~/commission/dues-details.server'
import { DuesDetailsPage } from '~/commission/dues-details-page'
import { pageTitle } from '~/lib/page-title'

export const handle = pageTitle('Team Dues Details')

export const loader = (args: LoaderFunctionArgs) => loadDuesDetails(args, 'team')

export default function TeamDuesDetails() {
  return <DuesDetailsPage list="team" {...useLoaderData<typeof loader>()} />
}
