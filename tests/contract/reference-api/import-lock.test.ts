import { type Kysely, sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sendDueAlerts } from '../../../reference-api/alerts/sender'
import { createApp } from '../../../reference-api/app'
import { openDatabase } from '../../../reference-api/db/database'
import { issueToken } from '../../../reference-api/db/queries/tokens'
import type { Database } from '../../../reference-api/schema'
import { DEMO_PASSWORD, personaOf } from '../../../reference-api/demo-data/personas'
import { createDemoDatabase } from '../../factories/demo-database'
import { temporaryFolder } from '../../factories/temporary-folder'
import { queryOf, TODAY } from './demo-api'

const log = pino({ level: 'silent' })

describe.skipIf(process.env.TEST_DATABASE_URL)('during an import on SQLite', () => {
  let db: Kysely<Database>
  let importer: Kysely<Database>

  beforeEach(async () => {
    const address = await createDemoDatabase(temporaryFolder(), TODAY)
    db = openDatabase(address)
    importer = openDatabase(address)
    // The API gives up after half a second (database.test.ts).
    await sql`pragma busy_timeout = 50`.execute(db)
  })

  afterEach(() => Promise.all([db.destroy(), importer.destroy()]))

  const duringImport = (work: () => Promise<void>) => importer.transaction().execute(work)

  it('M237 X060 reads succeed, and a login gets 503 with Retry-After', async () => {
    const app = createApp({ db, log })
    const { id, mobile } = personaOf('P1')
    // The first call with a token writes when the token was used.
    const headers = { authorization: `Bearer ${await issueToken(db, id, new Date())}` }
    const query = queryOf({ field: mobile, password: DEMO_PASSWORD, app_type: 2 })
    const logIn = () => app.request(`/auth/login${query}`, { method: 'POST' })
    await duringImport(async () => {
      expect((await app.request('/associate/get-projects', { headers })).status).toBe(200)
      const response = await logIn()
      expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '10'])
      expect(await response.json()).toMatchObject({ message: 'The server is busy. Please try again.' })
    })
    expect((await logIn()).status).toBe(200)
  })

  it('X051 an alert waits, because it would be sent again and again', async () => {
    const at = '2026-11-21 10:00:00'
    const change = { change: 'mobile', recipient: '9876500001', after: 'x', language: 'en' } as const
    const alert = { ...change, created_at: at, next_attempt_at: at }
    await db.insertInto('alerts').values(alert).execute()
    const ways = { smtp: null, sms: null, webhookUrl: null, firmName: null, contact: null }
    const send = () => sendDueAlerts({ db, ways, isDemo: true, log })
    await duringImport(async () => {
      expect(await send()).toBe(0)
    })
    expect(await send()).toBe(1)
  })
})
