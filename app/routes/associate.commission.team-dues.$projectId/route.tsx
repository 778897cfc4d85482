import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadProjectDues } from '~/commission/dues.server'
import { ProjectDues } from '~/commission/project-dues'
import { pageTitle } from '~/lib/page-title'

export const handle = pageTitle('Team Dues')

export const loader = (args: LoaderFunctionArgs) => loadProjectDues(args, 'team')

export default function TeamDuesOfProject() {
  return <ProjectDues list="team" {...useLoaderData<typeof loader>()} />
}
