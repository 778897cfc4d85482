import type { LoaderFunctionArgs } from '@remix-run/node'
import { toResult } from '~/api/result'
import { jsonResponse } from '~/lib/json-response.server'
import { requireAssociate } from '~/session/guard.server'

/** The associates of one project, for the filter panel with scripts. */
export async function loader(args: LoaderFunctionArgs) {
  const { request } = args
  const { api } = await requireAssociate(args)
  const projectId = new URL(request.url).searchParams.get('project_id') ?? ''
  const { data, failure } = await toResult(api.bookings.filterAssociates(projectId))
  return jsonResponse({ projectId, associates: data ?? [], error: failure?.message ?? null }, failure)
}
