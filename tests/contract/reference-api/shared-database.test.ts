import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../../reference-api/db/database'
import type { Database } from '../../../reference-api/schema'
import { DEMO_PASSWORD, personaOf } from '../../../reference-api/demo-data/personas'
import { startApiProcess } from '../../factories/api-process'
import { isDeep } from '../../factories/cases'
import { rowsOf } from '../../factories/rows'
import { temporaryFolder } from '../../factories/temporary-folder'

const P1 = personaOf('P1')
const serverUrl = process.env.TEST_DATABASE_URL
const LOGINS_BEFORE_KILL = 12

async function callApi(url: string, path: string, token?: string) {
  const response = await fetch(`${url}/${path}`, {
    method: 'POST',
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
  return (await response.json()) as { status: boolean; token: string; notifications: { id: number }[] }
}

const credentials = { field: P1.mobile, password: DEMO_PASSWORD, app_type: '2' }
const signIn = (url: string) => callApi(url, `auth/login?${new URLSearchParams(credentials)}`)
const list = (url: string, token: string) =>
  callApi(url, `associate/profile/get-notifications-list/${P1.id}`, token)

describe.runIf(serverUrl)('processes on one PostgreSQL database', () => {
  const name = `shared_${randomBytes(6).toString('hex')}`
  let admin: Kysely<Database>
  let url: string

  beforeAll(async () => {
    admin = openDatabase({ url: serverUrl! })
    await sql`create database ${sql.id(name)}`.execute(admin)
    url = Object.assign(new URL(serverUrl!), { pathname: `/${name}` }).href
  })

  afterAll(async () => {
    await sql`drop database ${sql.id(name)} with (force)`.execute(admin)
    await admin.destroy()
  })

  it('M241 processes that start at the same time create the demo data once, see each other’s writes, and end on request', async () => {
    const start = () => startApiProcess({ DATABASE_URL: url, SEED_TODAY: '2026-11-21' })
    const [writer, reader] = await Promise.all([start(), start()])
    const { token } = await signIn(writer.url)
    const listBefore = (await list(reader.url, token)).notifications
    expect(listBefore).toHaveLength(14)

    const clearPath = `associate/profile/clear-notifications/${P1.id}?clear=1&id=${listBefore[0]!.id}`
    expect(await callApi(writer.url, clearPath, token)).toMatchObject({ status: true })
    const listAfter = (await list(reader.url, token)).notifications
    expect(listAfter.map(({ id }) => id)).toEqual(listBefore.slice(1).map(({ id }) => id))

    for (const { child } of [writer, reader]) {
      child.kill('SIGTERM')
      expect((await once(child, 'exit'))[0]).toBe(0)
    }
    const db = openDatabase({ url })
    const ASSOCIATES_IN_DEMO_DATA = 95
    expect(await rowsOf(db, 'associates')).toHaveLength(ASSOCIATES_IN_DEMO_DATA)
    await db.destroy()
  })

  it('M241 migrations run without the timeouts of calls', async () => {
    const db = openDatabase({ url })
    await sql`drop schema public cascade`.execute(db)
    await sql`create schema public`.execute(db)
    const createTable = sql`create table kysely_migration (
      name varchar(255) primary key,
      timestamp varchar(255) not null,
      timeouts text default current_setting('statement_timeout') || current_setting('lock_timeout'))`
    await createTable.execute(db)
    const { child } = await startApiProcess({ DATABASE_URL: url, DEMO_DATA: 'false' })
    const { rows } = await sql`select distinct timeouts from kysely_migration`.execute(db)
    const BOTH_TIMEOUTS_OFF = '00'
    expect(rows).toEqual([{ timeouts: BOTH_TIMEOUTS_OFF }])
    child.kill('SIGTERM')
    await once(child, 'exit')
    await db.destroy()
  })
})

// This test is about SQLite, so `unit:postgres` does not repeat it.
describe.runIf(isDeep && !serverUrl)('kill -9 in the middle of writes', () => {
  it('M241 loses no acknowledged write, and the database passes its integrity check', async () => {
    const folder = temporaryFolder()
    const killedProcess = await startApiProcess({ DATA_DIR: folder })
    const acknowledged = new Set<string>()
    let isDead = false
    // The reply to a login acknowledges that the token is stored.
    const writers = Array.from({ length: 4 }, async () => {
      while (!isDead) {
        const reply = await signIn(killedProcess.url).catch(() => null)
        if (reply?.token) acknowledged.add(reply.token)
        if (acknowledged.size >= LOGINS_BEFORE_KILL && !isDead) {
          isDead = true
          killedProcess.child.kill('SIGKILL')
        }
      }
    })
    await Promise.all(writers)
    expect(acknowledged.size).toBeGreaterThanOrEqual(LOGINS_BEFORE_KILL)

    const db = openDatabase({ file: join(folder, 'plot-partner.sqlite') })
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
    expect(rows).toEqual([{ integrity_check: 'ok' }])
    await db.destroy()

    const nextProcess = await startApiProcess({ DATA_DIR: folder })
    for (const token of acknowledged) expect((await list(nextProcess.url, token)).status).toBe(true)
    nextProcess.child.kill('SIGTERM')
    await once(nextProcess.child, 'exit')
  })
})
