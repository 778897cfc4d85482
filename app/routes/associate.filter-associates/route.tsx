import type { LoaderFunctionArgs } from '@remix-run/node'
import { ApiError } from '~/api/errors'
import { requireAssociate } from '~/session/guard.server'

/** The associates of one project, for the filter panel when a script asks for them. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { api } = await requireAssociate(request)
  const projectId = new URL(request.url).searchParams.get('project_id') ?? ''
  try {
    return { projectId, associates: await api.bookings.filterAssociates(projectId), error: null }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { projectId, associates: [], error: error.message }
  }
}
