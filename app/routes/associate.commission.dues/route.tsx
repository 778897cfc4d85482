import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '~/screen/page-title'
import { duesScreenAt } from '~/subjects/commission/dues/dues-lists'
import { DuesPage } from './dues-page'
import { loadDuesProjects } from '~/subjects/commission/dues/dues.server'

export { revalidateOnFilterChange as shouldRevalidate } from './revalidate-on-filter-change'

export const handle = pageTitle((pathname) => duesScreenAt(pathname).title())

export const loader = loadDuesProjects

export default function Dues() {
  const dues = useLoaderData<typeof loader>()
  return <DuesPage key={dues.list} {...dues} />
}
