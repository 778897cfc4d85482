import { expect, it } from 'vitest'
import { openDemoDatabase } from '../../../tests/factories/demo-database'
import { rowsOf, setRows } from '../../../tests/factories/rows'
import { getOtpUsage, lockAccount, removeExpiredOtps, storeOtp } from './otps'

const NOW = new Date('2026-11-21T06:00:00Z')
const later = (ms: number) => new Date(NOW.getTime() + ms)
/** A week and the lifetime of a code. */
const COUNTED_MS = (7 * 24 * 60 + 10) * 60_000

it('M036 the daily cleanup keeps a code as long as it counts towards a limit, and its account’s lock', async () => {
  const db = await openDemoDatabase('2026-11-21')
  const owner = { account: 'A', purpose: 'confirm-mobile' } as const
  await db.transaction().execute((transaction) => lockAccount(transaction, owner.account, NOW))
  await storeOtp(db, { ...owner, target: '', challenge: '', codeHash: 'hash' }, NOW)
  await setRows(db, 'otps', {}, { tries: 3 })
  const kept = async () => [(await rowsOf(db, 'otps')).length, (await rowsOf(db, 'otp_accounts')).length]

  await removeExpiredOtps(db, later(COUNTED_MS - 1000))
  expect(await getOtpUsage(db, owner, later(COUNTED_MS - 1000))).toMatchObject({ guessesOfWeek: 3 })
  expect(await kept()).toEqual([1, 1])

  expect(await getOtpUsage(db, owner, later(COUNTED_MS))).toMatchObject({ guessesOfWeek: 0 })
  await removeExpiredOtps(db, later(COUNTED_MS))
  expect(await kept()).toEqual([0, 0])
  await db.destroy()
})
