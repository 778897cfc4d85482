import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '~/lib/page-title'
import { duesScreenAt } from './dues-lists'
import { loadProjectDues } from './dues.server'
import { ProjectDues } from './project-dues'

export const handle = pageTitle((pathname) => duesScreenAt(pathname).title())

export const loader = loadProjectDues

export default function DuesOfProject() {
  return <ProjectDues {...useLoaderData<typeof loader>()} />
}
