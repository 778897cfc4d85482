import type { LoaderFunctionArgs } from '@remix-run/node'
import { toResult } from '~/api/result'
import { jsonResponse } from '~/lib/json-response.server'
import { parseParams } from '~/lib/params'
import { teamSearchParams } from '~/params'
import { requireAssociate } from '~/session/guard.server'

/** Team search while typing. */
export async function loader(args: LoaderFunctionArgs) {
  const { request } = args
  const { api } = await requireAssociate(args)
  const search = Object.fromEntries(new URL(request.url).searchParams)
  const { project_id, q } = parseParams(teamSearchParams, search)
  const { data, failure } = await toResult(api.team.search(project_id, q))
  return jsonResponse({ q, matches: data ?? [], error: failure?.message ?? null }, failure)
}
