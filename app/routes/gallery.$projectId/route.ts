import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { parseParams } from '~/lib/params'
import { projectParams } from '~/params'
import { paths } from '~/paths'
import { requireAssociate } from '~/session/guard.server'

/** The list of projects links to this address (M007, M227). */
export async function loader(args: LoaderFunctionArgs) {
  const { params } = args
  await requireAssociate(args)
  return redirect(paths.projectGallery(parseParams(projectParams, params).projectId), 301)
}
