import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadDuesProjects } from '~/commission/dues.server'
import { DuesPage } from '~/commission/dues-page'
import { pageTitle } from '~/lib/page-title'

export { revalidateOnFilterChange as shouldRevalidate } from '~/commission/revalidate-on-filter-change'

export const handle = pageTitle('Commission Dues')

export const loader = (args: LoaderFunctionArgs) => loadDuesProjects(args, 'own')

export default function Dues() {
  return <DuesPage list="own" {...useLoaderData<typeof loader>()} />
}
