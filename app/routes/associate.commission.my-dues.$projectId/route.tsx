import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadProjectDues } from '~/commission/dues.server'
import { ProjectDues } from '~/commission/project-dues'
import { pageTitle } from '~/lib/page-title'

export const handle = pageTitle('My Dues')

export const loader = (args: LoaderFunctionArgs) => loadProjectDues(args, 'own')

export default function MyDuesOfProject() {
  return <ProjectDues list="own" {...useLoaderData<typeof loader>()} />
}
