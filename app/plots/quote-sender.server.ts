import type { Api } from '~/api/client.server'
import { nullIfLate } from '~/api/null-if-late.server'
import type { QuoteSender } from '~/domain/quote'
import { env } from '~/env.server'
import type { Session } from '~/session/session.server'

/** A quote may lack the mobile, so a failed profile does not stop the quote. */
const PROFILE_TIMEOUT_MS = 1_000

export async function quoteSender(api: Api, { user }: Session): Promise<QuoteSender> {
  const profile = await nullIfLate(api.account.profile(), PROFILE_TIMEOUT_MS)
  return { firmName: env.productName, associateName: user.name, mobile: profile?.mobile || null }
}
