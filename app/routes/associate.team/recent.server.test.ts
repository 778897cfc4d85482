import { expect, it } from 'vitest'
import type { TeamMatch } from '~/api/team.server'
import { aRequest, argsOf, asSent } from '../../../tests/factories/session'
import { commitRecent, getRecent, withRecent } from './recent.server'

const matchOf = (index: number, name = `Name ${index}`): TeamMatch => ({ id: `HG${index}`, name })
const historyOf = (count: number, name?: string) =>
  Array.from({ length: count }, (_, index) => matchOf(index, name)).reduce<TeamMatch[]>(withRecent, [])
const read = (cookie: string, userId = 'HG1024') => getRecent(argsOf(aRequest('/', { cookie })), userId)

it('M219 keeps fifteen at most, newest first, without duplicates', () => {
  const recent = historyOf(20)
  expect(recent.map(({ id }) => id)).toEqual(Array.from({ length: 15 }, (_, index) => `HG${19 - index}`))
  const reordered = withRecent(recent, matchOf(10))
  expect(reordered.map(({ id }) => id).slice(0, 3)).toEqual(['HG10', 'HG19', 'HG18'])
  expect(reordered).toHaveLength(15)
  expect(new Set(reordered.map(({ id }) => id)).size).toBe(15)
})

it('M219 restores each user’s own history', async () => {
  const recent = historyOf(15)
  const cookie = await commitRecent('HG1024', recent)
  expect(cookie).toMatch(/; Path=\/associate; HttpOnly; SameSite=Lax$/)
  expect(cookie).not.toContain('Name')
  expect(await read(asSent(cookie))).toEqual(recent)
  expect(await read(asSent(cookie), 'HG1001')).toEqual([])
})

it('M219 with long names, the cookie stays below 4,096 bytes and contains the newest names', async () => {
  const recent = historyOf(15, 'వెంకట సత్య సూర్య నారాయణ లక్ష్మీ నరసింహ రాజు కుమార్ రావు')
  const cookie = await commitRecent('HG1024', recent)
  expect(cookie.length).toBeLessThan(4_096)
  const stored = await read(asSent(cookie))
  expect(stored.length).toBeGreaterThan(5)
  expect(stored).toEqual(recent.slice(0, stored.length))
})

it('M219 Clear deletes the history', async () => {
  const cookie = await commitRecent('HG1024', [])
  expect(cookie).toContain('Max-Age=0')
  expect(await read(asSent(cookie))).toEqual([])
})

it.each(['', 'team-HG1024=', 'team-HG1024=forged', 'team-HG1024=%'])(
  'M219 the cookie "%s" gives no history',
  async (cookie) => {
    expect(await read(cookie)).toEqual([])
  },
)
