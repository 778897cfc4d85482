import { dailyLimitReached } from '~/api/errors'
import { m } from '~/messages/messages'
import { claimCode, claimGuess, ownerInSession, startTries } from '~/session/code-limits.server'
import type { Session } from '~/session/session.server'

const SESSION_MS = 12 * 60 * 60_000

/** Counts a code for a new mobile, for every upstream (decision 0021). Throws `ApiError` if the limit is reached. */
export async function claimMobileCode(session: Session): Promise<void> {
  const owner = ownerInSession(session)
  const claim = await claimCode(owner)
  if (claim === 'codes') throw dailyLimitReached('changeMobile', m.tooManyCodesToday())
  if (claim === 'guesses') throw dailyLimitReached('changeMobile', m.tooManyWrongCodesLater())
  await startTries(owner)
}

/** False if the newest code was guessed too often. Throws `ApiError` if the limit of all codes is reached. */
export async function claimMobileGuess(session: Session): Promise<boolean> {
  const owner = ownerInSession(session)
  const claim = await claimGuess(owner, owner, SESSION_MS)
  if (claim === 'limit') throw dailyLimitReached('verifyMobile', m.tooManyWrongCodesLater())
  return claim === 'granted'
}
