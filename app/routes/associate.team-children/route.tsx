import type { LoaderFunctionArgs } from '@remix-run/node'
import { ApiError } from '~/api/errors'
import { requireAssociate } from '~/session/guard.server'
import { viewOf } from '~/team/view.server'
import { visibleTree } from '~/team/visible-tree'
import { parseParams } from '~/lib/params'
import { teamMemberParams } from '~/params'

/** Who is directly below an associate, when a script opens that team. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { api, session } = await requireAssociate(request)
  const search = Object.fromEntries(new URL(request.url).searchParams)
  const { project_id, associate_id, searching } = parseParams(teamMemberParams, search)
  const view = { ...viewOf(request, session), isSearching: searching === '1' }
  try {
    const children = await api.team.children(associate_id, project_id)
    return { children: children.map((child) => visibleTree(child, view)), error: null }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { children: null, error: error.message }
  }
}
