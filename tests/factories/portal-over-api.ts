import { serve } from '@hono/node-server'
import { pino } from 'pino'
import { afterAll, beforeAll } from 'vitest'
import { env } from '~/env.server'
import { createApp } from '../../reference-api/app'
import type { DeliverOtp } from '../../reference-api/call'
import { openDemoDatabase } from './demo-database'
import { argsOf, aRequest, asSent } from './session'

const SERVICE_KEY = 'service-key-of-these-tests'

type Action = (args: { request: Request; params: object; context: object }) => unknown

interface Submission {
  cookie?: string
  form?: Record<string, string> | FormData
  address?: string
}

/** Runs the portal's routes against a separate reference API with demo data and rate limits. */
export function portalOverApi({ deliverOtp }: { deliverOtp?: DeliverOtp } = {}) {
  const api = {} as { db: Awaited<ReturnType<typeof openDemoDatabase>> }
  let server: ReturnType<typeof serve>
  beforeAll(async () => {
    api.db = await openDemoDatabase('2026-11-21')
    const app = createApp({ db: api.db, log: pino({ level: 'silent' }), serviceKey: SERVICE_KEY, deliverOtp })
    const port = await new Promise<number>((resolve) => {
      server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, (info) => resolve(info.port))
    })
    env.apiBaseUrl = `http://127.0.0.1:${port}`
    env.apiServiceKey = SERVICE_KEY
  })
  afterAll(async () => {
    env.apiServiceKey = undefined
    server.close()
    await api.db.destroy()
  })
  return { api, send }
}

/** Runs an action and returns its result as a browser sees it. */
export async function send(
  action: unknown,
  path: string,
  { cookie, form, address = '192.0.2.7' }: Submission,
) {
  const request = aRequest(path, { method: 'POST', cookie, form: form ?? {} })
  const args = argsOf(request, { clientAddress: address })
  const response = await Promise.resolve((action as Action)(args)).catch((thrown: unknown) => thrown)
  if (response instanceof Response) {
    const cookies = response.headers.getSetCookie().map(asSent)
    const session = cookies.find((cookie) => cookie.startsWith('session='))
    return {
      status: response.status,
      to: response.headers.get('location'),
      cookies,
      session,
      data: null,
      headers: {},
    }
  }
  const { data, init } = response as { data: Record<string, unknown>; init: ResponseInit }
  return { status: init.status, to: null, cookies: [], session: undefined, data, headers: init.headers ?? {} }
}
