import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '~/screen/page-title'
import { duesScreenAt } from '~/subjects/commission/dues/dues-lists'
import { loadProjectDues } from '~/subjects/commission/dues/dues.server'
import { ProjectDues } from './project-dues'

export const handle = pageTitle((pathname) => duesScreenAt(pathname).title())

export const loader = loadProjectDues

export default function DuesOfProject() {
  return <ProjectDues {...useLoaderData<typeof loader>()} />
}
