import type { AppLoadContext, ServerBuild } from '@remix-run/node'
import express from 'express'
import { expect, it, vi } from 'vitest'
import { commitSession, getSession, openSession } from '~/session/session.server'
import { serve } from '../../tests/factories/http-server'
import { argsOf, aRequest, asSent, aSession } from '../../tests/factories/session'
import { openSessions } from './open-session.server'

it('opens the session once, for the server and the load context', async () => {
  const open = vi.fn(openSession)
  const portal = { entry: { module: { openSession: open } } } as unknown as ServerBuild
  const app = express()
  app.use(openSessions(portal))
  app.get('*', async (_request, response) => {
    const context = response.locals as AppLoadContext
    const sessions = [await context.session, await getSession(argsOf(aRequest('/'), context))]
    response.send(sessions.map((session) => session?.user.id ?? 'none').join())
  })
  await using server = await serve(app)
  const visit = async (cookie: string) => (await fetch(server.url, { headers: { cookie } })).text()
  expect(await visit(asSent(await commitSession(aSession())))).toBe('101,101')
  expect(await visit('session=forged')).toBe('none,none')
  expect(open).toHaveBeenCalledTimes(2)
})
