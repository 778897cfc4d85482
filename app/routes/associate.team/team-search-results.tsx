import type { LoaderFunctionArgs } from '@remix-run/node'
import { toResult } from '~/api/result'
import { jsonResponse } from '~/screen/json-response.server'
import { requireSearch } from '~/screen/search.server'
import { teamSearchParams } from '~/paths/params.server'
import { requireAssociate } from '~/session/guard.server'

/** Matches of the team search while a person types. */
export async function loader(args: LoaderFunctionArgs) {
  const { request } = args
  const { api } = await requireAssociate(args)
  const { project_id, q } = requireSearch(teamSearchParams, request.url)
  const { data, failure } = await toResult(api.team.search(project_id, q))
  return jsonResponse({ q, matches: data ?? [], error: failure?.message ?? null }, failure)
}
