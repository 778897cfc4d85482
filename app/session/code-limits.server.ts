import { OTP_LIMITS } from '~/domain/otp'
import { accountKey } from '~/domain/contact'
import type { Session } from './session.server'
import { strictStore } from './shared-store.server'
import { storeKey } from './signing.server'

const DAY_MS = 24 * 60 * 60_000
const WEEK_MS = 7 * DAY_MS

const codesOfDay = strictStore('codes-of-day')
const guessesOfDay = strictStore('guesses-of-day')
const guessesOfWeek = strictStore('guesses-of-week')
const triesOfCode = strictStore('code-tries')

/** The owner of codes at login, by the mobile or email in any spelling. */
export const ownerAtLogin = (userId: string) => storeKey('codes of a user', accountKey(userId))

/** Separate from codes at login, which strangers can use up. */
export const ownerInSession = ({ user }: Pick<Session, 'user'>) =>
  storeKey('codes of a user', 'in a session', user.id)

/** Counts a code, from any address. Returns `codes` or `guesses` if that limit is reached. Throws `ApiError` if Redis cannot be used. */
export async function claimCode(owner: string): Promise<'granted' | 'codes' | 'guesses'> {
  const [ofDay, ofWeek] = await Promise.all([
    guessesOfDay.claims(owner, DAY_MS),
    guessesOfWeek.claims(owner, WEEK_MS),
  ])
  if (ofDay >= OTP_LIMITS.guessesOfDay || ofWeek >= OTP_LIMITS.guessesOfWeek) return 'guesses'
  return (await codesOfDay.claim(owner, OTP_LIMITS.codesOfDay, DAY_MS)) ? 'granted' : 'codes'
}

/** Counts a guess at a code. `spent`: this code was guessed too often. `limit`: the owner's codes were. Throws as `claimCode` does. */
export async function claimGuess(
  owner: string,
  codeId: string,
  codeLifeMs: number,
): Promise<'granted' | 'spent' | 'limit'> {
  if (!(await triesOfCode.claim(codeId, OTP_LIMITS.guessesOfCode, codeLifeMs))) return 'spent'
  const isGranted =
    (await guessesOfDay.claim(owner, OTP_LIMITS.guessesOfDay, DAY_MS)) &&
    (await guessesOfWeek.claim(owner, OTP_LIMITS.guessesOfWeek, WEEK_MS))
  return isGranted ? 'granted' : 'limit'
}

/** For codes without an id: the next guess is the first of a new code. */
export const startTries = (codeId: string) => triesOfCode.delete(codeId)
