import { type Api, apiFor } from '~/api/client.server'
import type { SignedIn } from '~/contract/auth'
import { ApiError } from '~/api/errors'
import { revokeToken } from '~/session/revoke-token.server'
import { defaultProject } from '~/api/projects.server'
import { shorten } from '~/domain/names'
import { newCaller, type RequestArgs } from '~/api/caller.server'
import { endSession } from './guard.server'
import { commitSession, getSession, type Session } from './session.server'

// A long name must not fill the cookie of 4,096 bytes.
const MAX_NAME_LENGTH = 80
const DEFAULT_PROJECT_TIMEOUT_MS = 3_000

export async function startSession(
  args: RequestArgs,
  { token, user }: SignedIn,
  {
    id = crypto.randomUUID(),
    mustChangePassword = false,
  }: { id?: string; mustChangePassword?: boolean } = {},
): Promise<Headers> {
  await endEarlierSession(args, token)
  // Login may have used up the action's time.
  const deadline = AbortSignal.timeout(DEFAULT_PROJECT_TIMEOUT_MS)
  const api = apiFor({ ...newCaller(args, token, { user: user.id }), deadline }, user.id)
  // The first screen waits at most 300 ms for the capabilities, so this fetches them now. Login does not wait.
  void api.capabilities.all()
  return commitSession({
    area: 'portal',
    id,
    token,
    user: { ...user, name: shorten(user.name, MAX_NAME_LENGTH) },
    defaultProject: await findDefaultProject(api),
    bookingsUrl: null,
    commissionUrl: null,
    firmName: '',
    mustChangePassword,
    newMobile: null,
    authenticatedAtMs: Date.now(),
    issuedAtMs: Date.now(),
  })
}

/** A session of the office desk. */
export async function startOfficeSession(
  args: RequestArgs,
  {
    token,
    user,
    firmName,
    mustChangePassword,
    id,
  }: Pick<Session, 'token' | 'user' | 'firmName' | 'mustChangePassword' | 'id'>,
): Promise<Headers> {
  await endEarlierSession(args, token)
  const now = Date.now()
  return commitSession({
    ...NO_ASSOCIATE,
    area: 'office',
    id,
    token,
    user: { ...user, name: shorten(user.name, MAX_NAME_LENGTH) },
    firmName: shorten(firmName, MAX_NAME_LENGTH),
    mustChangePassword,
    authenticatedAtMs: now,
    issuedAtMs: now,
  })
}

const NO_ASSOCIATE = { defaultProject: null, bookingsUrl: null, commissionUrl: null, newMobile: null }

/** Does not revoke a token that the upstream has just returned again. */
async function endEarlierSession(args: RequestArgs, newToken: string) {
  const earlierSession = await getSession(args)
  if (!earlierSession) return
  if (earlierSession.token !== newToken) await revokeToken(args, earlierSession)
  await endSession(earlierSession)
}

/** Null on failure: login succeeds without a default project (M019). */
async function findDefaultProject(api: Api): Promise<Session['defaultProject']> {
  try {
    const project = defaultProject(await api.projects.all())
    return project && { id: project.id, ratePaise: project.ratePaise }
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
