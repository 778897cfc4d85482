import type { Api } from '~/api/client.server'
import { nullIfLateOrFailed } from '~/api/null-if-late-or-failed.server'
import type { QuoteSender } from '~/domain/quote'
import type { Session } from '~/session/session.server'

/** A quote may lack the mobile number, so it waits no longer than this for the profile. */
const PROFILE_TIMEOUT_MS = 1_000

export async function quoteSender(api: Api, { user }: Session): Promise<QuoteSender> {
  const [profile, firm] = await Promise.all([
    nullIfLateOrFailed(api.account.profile(), PROFILE_TIMEOUT_MS),
    api.firm(),
  ])
  return { firm, associateName: user.name, mobile: profile?.mobile || null }
}
