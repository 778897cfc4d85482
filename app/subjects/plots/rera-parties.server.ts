import type { Api } from '~/api/client.server'
import { nullIfLateOrFailed } from '~/api/with-timeout.server'
import { toResult } from '~/api/result'
import { todayInIndia } from '~/domain/dates'
import { reraGaps } from '~/domain/rera'
import { env } from '~/env.server'
import { m } from '~/messages/messages'

/** A paper may lack what the profile says, so it waits no longer than this, unless numbers are required. */
const PROFILE_TIMEOUT_MS = 1_000
const REQUIRED_PROFILE_TIMEOUT_MS = 5_000

/** The project and the profile of who shares a paper, each null if it is unknown, and the gaps in their registrations. */
export async function loadReraParties(api: Api, projectId: string | null) {
  const isRequired = env.quoteRequiresRera
  const [projects, profile] = await Promise.all([
    projectId === null ? null : toResult(api.projects.all()),
    nullIfLateOrFailed(api.account.profile(), isRequired ? REQUIRED_PROFILE_TIMEOUT_MS : PROFILE_TIMEOUT_MS),
  ])
  const project = projects?.data?.find(({ id }) => id === projectId) ?? null
  const name = project?.name || m.projectId({ id: projectId ?? '' })
  const gaps = reraGaps(
    { project: projects?.data ? { name, rera: project?.rera ?? null } : null, associate: profile },
    { today: todayInIndia(), isRequired },
  )
  return { project, profile, gaps }
}
