import { apiFor } from '~/api/client.server'
import type { SignedIn } from '~/api/contract/auth'
import { ApiError } from '~/api/errors'
import { revokeToken } from '~/account/revoke-token.server'
import { defaultProject } from '~/api/projects.server'
import { shorten } from '~/domain/names'
import { newCaller } from '~/api/transport.server'
import { endSession } from './guard.server'
import { commitSession, getSession, type Session } from './session.server'

// The name travels in the cookie, which holds 4,096 bytes.
const MAX_NAME = 80

/** Opens a session for someone the upstream has let in; the answer sets its cookie. By password nobody must change it (M039). */
export async function startSession(
  request: Request,
  { token, user }: SignedIn,
  {
    id = crypto.randomUUID(),
    mustChangePassword = false,
  }: { id?: string; mustChangePassword?: boolean } = {},
): Promise<Headers> {
  await endEarlierSession(request, token)
  return commitSession({
    id,
    token,
    user: { ...user, name: shorten(user.name, MAX_NAME) },
    defaultProject: await findDefaultProject(request, token, user.id),
    bookingsUrl: null,
    commissionUrl: null,
    mustChangePassword,
    newMobile: null,
    authenticatedAtMs: Date.now(),
    issuedAtMs: Date.now(),
  })
}

/** Its cookie is about to be replaced; a copy of it must not live on. Some upstreams answer one token to every sign-in. */
async function endEarlierSession(request: Request, newToken: string) {
  const earlier = await getSession(request)
  if (!earlier) return
  if (earlier.token !== newToken) await revokeToken(request, earlier)
  await endSession(earlier)
}

/** Kept for the first load of filters, plot check and calculator (checklist M019); sign-in does not fail for want of it. */
async function findDefaultProject(
  request: Request,
  token: string,
  user: string,
): Promise<Session['defaultProject']> {
  try {
    const project = defaultProject(await apiFor(newCaller(request, token), user).projects.all())
    return project && { id: project.id, ratePaise: project.ratePaise }
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
