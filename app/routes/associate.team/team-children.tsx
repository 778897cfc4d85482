import type { LoaderFunctionArgs } from '@remix-run/node'
import { valueOf } from '~/api/figure.server'
import { toResult } from '~/api/result'
import { jsonResponse } from '~/screen/json-response.server'
import { requireSearch } from '~/screen/search.server'
import { teamMemberParams } from '~/paths/params.server'
import { requireAssociate } from '~/session/guard.server'
import { loadFigures } from '~/subjects/bookings/load-figures.server'
import { viewOf } from './team.server'
import { visibleTree } from './visible-tree'

/** The direct downline of an associate, fetched by scripts. */
export async function loader(args: LoaderFunctionArgs) {
  const { request } = args
  const { api, session } = await requireAssociate(args)
  const { project_id, associate_id, searching } = requireSearch(teamMemberParams, request.url)
  const view = { ...viewOf(args, session), isSearching: searching === '1' }
  const { data, failure } = await toResult(api.team.children(associate_id, project_id))
  const figures = data && valueOf(await loadFigures(api, data))
  const children = data?.map((child) => visibleTree(child, { ...view, figures })) ?? null
  return jsonResponse({ children, error: failure?.message ?? null }, failure)
}
