import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '~/lib/page-title'
import { duesScreenAt } from './dues-lists'
import { DuesPage } from './dues-page'
import { loadDuesProjects } from './dues.server'

export { revalidateOnFilterChange as shouldRevalidate } from './revalidate-on-filter-change'

export const handle = pageTitle((pathname) => duesScreenAt(pathname).title())

export const loader = loadDuesProjects

export default function Dues() {
  const dues = useLoaderData<typeof loader>()
  return <DuesPage key={dues.list} {...dues} />
}
