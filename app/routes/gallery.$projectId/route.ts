import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { parseParams } from '~/screen/params'
import { projectParams } from '~/paths/params.server'
import { paths } from '~/paths/paths'
import { requireAssociate } from '~/session/guard.server'

/** The list of projects links to this address (M007, M227). */
export async function loader(args: LoaderFunctionArgs) {
  const { params } = args
  await requireAssociate(args)
  return redirect(paths.projectGallery(parseParams(projectParams, params).projectId), 301)
}
