import { expect, it } from 'vitest'
import { capabilities } from '~/api/capabilities.server'
import type { SignedIn } from '~/contract/auth'
import { aCaller, upstreamForThisFile } from '../../tests/factories/caller'
import { argsOf, aRequest, asSent, cookieFor, sessionOf } from '../../tests/factories/session'
import type { Reply } from '../../tests/factories/upstream'
import { success, wireProject } from '../../tests/factories/wire'
import { startSession } from './start.server'

const upstream = upstreamForThisFile()

async function startedWith(reply: Reply, name = 'Ravi') {
  upstream.replies(reply)
  const user = { id: '101', type: 2, name }
  const signedIn = {
    token: crypto.randomUUID(),
    user,
    mustChangePassword: { afterPassword: false, afterOtp: true },
  }
  const cookie = await startSession(argsOf(aRequest('/login')), signedIn)
  return { signedIn, session: await sessionOf(asSent(cookie)) }
}

const projects = [wireProject(), wireProject({ project_id: 8, rate: '80', is_default: 1 })]

it('M018 M019 stores the user, the token, and id and rate of the default project', async () => {
  const { session, signedIn } = await startedWith({ json: success({ projects }) })
  expect(session).toMatchObject({
    token: signedIn.token,
    user: signedIn.user,
    defaultProject: { id: '8', ratePaise: 8_000 },
    bookingsUrl: null,
    commissionUrl: null,
  })
})

it.each<[string, Reply]>([
  ['there are no projects', { json: success() }],
  ['the projects cannot be read', { body: '<html>' }],
])('M019 logs in without a default project if %s', async (_, reply) => {
  expect((await startedWith(reply)).session?.defaultProject).toBeNull()
})

it('X001 fetches the capabilities once, for the first screen', async () => {
  const { signedIn } = await startedWith({ json: success({ projects, capabilities: ['earnings'] }) })
  const calls = () => upstream.received().filter(({ path }) => path === '/capabilities')
  await expect.poll(calls).toHaveLength(1)
  const caller = { ...aCaller(), token: signedIn.token }
  expect(await capabilities(caller).offers('earnings')).toBe(true)
  expect(calls()).toHaveLength(1)
})

it('M018 logs in a person with a long name', async () => {
  const { session } = await startedWith({ json: success() }, 'శ్రీలక్ష్మి '.repeat(100))
  expect(session?.user.name).toMatch(/^శ్రీలక్ష్మి శ్రీలక్ష్మి/)
})

it.each([
  ['token-of-now', ['/auth/logout']],
  // The upstream returned the same token again.
  ['token-of-ravi', []],
])(
  'M014 ends the session whose cookie it replaces, in every copy, and at the upstream: %s, %j',
  async (token, logouts) => {
    const earlierCookie = await cookieFor()
    upstream.replies({ json: success() })
    const request = aRequest('/login', { method: 'POST', cookie: earlierCookie })
    const user = { id: '101', type: 2, name: 'Ravi' }
    await startSession(argsOf(request), { token, user } as SignedIn)
    expect(await sessionOf(earlierCookie)).toBeNull()
    const sent = upstream.received().filter(({ path }) => path === '/auth/logout')
    expect(sent.map(({ path }) => path)).toEqual(logouts)
    for (const { headers } of sent) expect(headers.authorization).toBe('Bearer token-of-ravi')
  },
)

it('M014 gives every login its own id', async () => {
  const [first, second] = [await startedWith({ json: success() }), await startedWith({ json: success() })]
  expect(first.session?.id).not.toBe(second.session?.id)
})
