// Preloaded, because on a busy machine loading takes longer than the connection timeout.
import 'redis'
import { describe, expect, it } from 'vitest'
import { upstreamForThisFile } from '../factories/caller'
import { argsOf, aRequest } from '../factories/session'
import { twoPortals } from '../factories/two-portals'
import { success } from '../factories/wire'

const upstream = upstreamForThisFile()
// tests/setup/redis.mjs sets TEST_REDIS_URL.
const testRedisUrl = process.env.TEST_REDIS_URL

const aPress = () => argsOf(aRequest('/forgot-password/otp/resend', { method: 'POST' }))

describe.each([
  ['at one portal', undefined],
  ...(testRedisUrl ? [['at two portals on one Redis', testRedisUrl] as const] : []),
] as const)('%s', (_, redisUrl) => {
  const portals = twoPortals(
    async () => {
      const [{ resendOnce }, challenge] = await Promise.all([
        import('~/routes/forgot-password.otp.resend/resend.server'),
        import('~/session/challenge.server'),
      ])
      return { resendOnce, ...challenge }
    },
    () => ({ REDIS_URL: redisUrl, API_BASE_URL: upstream.url }),
  )
  const one = () => portals.one
  const other = () => (redisUrl ? portals.other : portals.one)

  const aChallenge = () => one().newChallenge({ userId: crypto.randomUUID(), contactNumber: '', otp: '1111' })
  const codeReply = (otp: string) => ({
    json: success({ message: 'Sent.', owner_contact_number: '******0001', otp }),
  })

  it('M044 two simultaneous requests send one code, and both get that code', async () => {
    const challenge = aChallenge()
    upstream.replies(codeReply('2222'))
    const results = await Promise.all(
      [one(), other()].map((portal) => portal.resendOnce(aPress(), challenge)),
    )
    expect(upstream.received()).toHaveLength(1)
    expect(results[0]).toMatchObject({ message: 'Sent.', next: { otp: '2222' } })
    expect(results[1]).toEqual(results[0])
    expect(await other().claimTry(results[0]!.next)).toBe('granted')
    expect(await one().claimTry(challenge)).toBe('spent')
  })

  it('M044 a failed request can be repeated', async () => {
    const challenge = aChallenge()
    upstream.replies({ json: { status: false, message: 'Not now.' } })
    await expect(one().resendOnce(aPress(), challenge)).rejects.toMatchObject({ kind: 'refused' })
    upstream.replies(codeReply('3333'))
    expect(await other().resendOnce(aPress(), challenge)).toMatchObject({ next: { otp: '3333' } })
  })

  it('M046 neither portal sends a code for an ended challenge, at the same time or later', async () => {
    const ended = aChallenge()
    await one().endChallenge(ended)
    const results = await Promise.all([one(), other()].map((portal) => portal.resendOnce(aPress(), ended)))
    expect([...results, await other().resendOnce(aPress(), ended)]).toEqual([null, null, null])
    expect(upstream.received()).toEqual([])
  })
})
