import type { LoaderFunctionArgs } from '@remix-run/node'
import { ApiError } from '~/api/errors'
import { parseParams } from '~/lib/params'
import { teamSearchParams } from '~/params'
import { requireAssociate } from '~/session/guard.server'

/** Who of the team a text finds, while it is typed. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { api } = await requireAssociate(request)
  const search = Object.fromEntries(new URL(request.url).searchParams)
  const { project_id, q } = parseParams(teamSearchParams, search)
  try {
    return { q, matches: await api.team.search(project_id, q), error: null }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { q, matches: [], error: error.message }
  }
}
