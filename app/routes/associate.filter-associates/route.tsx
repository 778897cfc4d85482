import type { LoaderFunctionArgs } from '@remix-run/node'
import { z } from 'zod/v4'
import { toResult } from '~/api/result'
import { jsonResponse } from '~/screen/json-response.server'
import { idIn, readSearch } from '~/screen/search.server'
import { requireAssociate } from '~/session/guard.server'
import type { AssociatesOfProject } from '~/subjects/bookings/project-and-associate'

const Search = z.object({ project_id: idIn })

/** The associates of one project, fetched by the scripts of the filter panel. */
export async function loader(args: LoaderFunctionArgs) {
  const { request } = args
  const { api } = await requireAssociate(args)
  const { project_id: projectId } = readSearch(Search, request.url).search
  const { data, failure } = await toResult(api.bookings.filterAssociates(projectId))
  const part: AssociatesOfProject = { projectId, associates: data ?? [], error: failure?.message ?? null }
  return jsonResponse(part, failure)
}
