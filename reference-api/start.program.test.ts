import { spawnSync } from 'node:child_process'
import { randomBytes, scryptSync } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeEach, expect, it, vi } from 'vitest'
import { createDemoDatabase } from '../tests/factories/demo-database'
import { serve } from '../tests/factories/http-server'
import { programPath } from '../tests/factories/program'
import { temporaryFolder } from '../tests/factories/temporary-folder'
import { runUserCommand } from './data/user-commands'
import { openDatabase } from './db/database'
import { DEMO_PASSWORD } from './demo-data/personas'
import { readSettings, type Settings } from './settings'
import { startApi } from './start'
import { StartError } from './start-error'

const DEMO_BOOKINGS = 430

let folder: string
let settings: Settings

beforeEach(() => {
  folder = temporaryFolder()
  const DATA_DIR = join(folder, 'data')
  settings = readSettings({
    API_PORT: '0',
    DATA_DIR,
    DEMO_DATA: 'true',
    LOG_LEVEL: 'silent',
    NODE_ENV: 'test',
  })
})

function copyDemoData() {
  mkdirSync(settings.dataDir)
  return createDemoDatabase(settings.dataDir, '2026-11-21')
}

/** Starts much faster than the first start, which generates the data. */
async function startWithDemoData(options: Partial<Settings> = {}) {
  await copyDemoData()
  return startApi({ ...settings, ...options })
}

const databaseFile = () => join(settings.dataDir, 'plot-partner.sqlite')
const signIn = async (url: string) => {
  const query = new URLSearchParams({ field: '9000000001', password: DEMO_PASSWORD, app_type: '2' })
  const response = await fetch(`${url}/auth/login?${query}`, { method: 'POST' })
  return (await response.json()) as { status: boolean; token: string }
}

async function rowCounts() {
  const db = openDatabase({ file: databaseFile() })
  const { rows } = await sql`select (select count(*) from associates) as associates,
    (select count(*) from bookings) as bookings, (select count(*) from receipts) as receipts`.execute(db)
  await db.destroy()
  return rows
}

it('M024 listens on a free port, creates its folder, and generates demo data once', async () => {
  const first = await startApi(settings)
  expect(first.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  expect(await (await fetch(`${first.url}/healthz`)).json()).toEqual({ status: 'ok' })
  const { status, token } = await signIn(first.url)
  expect(status).toBe(true)
  await first.close()
  const counts = await rowCounts()
  expect(counts).toMatchObject([{ bookings: DEMO_BOOKINGS }])

  const second = await startApi(settings)
  const response = await fetch(`${second.url}/associate/get-projects`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(response.status).toBe(200)
  await second.close()
  expect(await rowCounts()).toEqual(counts)
})

it('restricts the database files, and the folders that it creates, to their owner', async () => {
  const backup = { dir: join(folder, 'backups'), everyHours: 24, keep: 2, after: null }
  const api = await startApi({ ...settings, backup, hasDemoData: false })
  for (const dir of [settings.dataDir, backup.dir]) expect(statSync(dir).mode & 0o777, dir).toBe(0o700)
  for (const ending of ['', '-wal', '-shm'])
    expect(statSync(`${databaseFile()}${ending}`).mode & 0o777, ending).toBe(0o600)
  await api.close()
  chmodSync(databaseFile(), 0o644)
  await (await startApi({ ...settings, hasDemoData: false })).close()
  expect(statSync(databaseFile()).mode & 0o777).toBe(0o600)
})

it('X065 reports an unwritable data directory or backup folder in one line', async () => {
  writeFileSync(join(folder, 'a-file'), '')
  const dir = join(folder, 'a-file', 'data')
  for (const [name, wrong] of [
    ['DATA_DIR', { dataDir: dir }],
    ['BACKUP_DIR', { backup: { dir, everyHours: 24, keep: 2, after: null } }],
  ] as const)
    await expect(startApi({ ...settings, ...wrong })).rejects.toThrow(
      new StartError(`${name} ${dir} cannot be written (ENOTDIR).`),
    )
})

it('X067 production without data and without DEMO_DATA prints the choices and stops', () => {
  const { status, stderr } = runMain({ NODE_ENV: 'production' })
  expect(status).toBe(1)
  expect(stderr.trim().split('\n')).toEqual([
    expect.stringMatching(/DEMO_DATA=true .*DEMO_DATA=false .*API_BASE_URL.*user add/),
  ])
})

it('X067 production starts empty with DEMO_DATA=false; without DEMO_DATA it starts only with existing data', async () => {
  const emptySettings = { ...settings, hasDemoData: false }
  await (await startApi(emptySettings)).close()
  await expect(startApi({ ...emptySettings, mustChooseData: true })).rejects.toThrow('There is no data yet')
  const db = openDatabase({ file: databaseFile() })
  const user = { id: 'HG2000', name: 'One', mobile: '9876543210', level: '1', password: 'Plots@2027' }
  await runUserCommand(db, ['add'], user)
  await db.destroy()
  await (await startApi({ ...emptySettings, mustChooseData: true })).close()
})

function runMain(env: Record<string, string>) {
  const defaults = { DATA_DIR: settings.dataDir, DEMO_DATA: '', API_PORT: '0' }
  return spawnSync(process.execPath, [programPath('reference-api/main')], {
    env: Object.assign({}, process.env, defaults, env),
    encoding: 'utf8',
  })
}

it('M023 X064 reports a wrong setting in one line', () => {
  const { status, stderr } = runMain({ OTP_SMS_BODY: 'text=canary {code}' })
  expect([status, stderr]).toEqual([1, 'The settings cannot be used. OTP_SMS_BODY: needs OTP_SMS_URL\n'])
})

it('M024 names a file that is no database, in one line', async () => {
  mkdirSync(settings.dataDir)
  writeFileSync(databaseFile(), 'x'.repeat(4_096))
  const { status, stderr } = runMain({ DATABASE_URL: '' })
  const fault = 'is no SQLite database: restore a backup, or set another DATA_DIR (SQLITE_NOTADB).'
  expect([status, stderr]).toEqual([1, `${databaseFile()} ${fault}\n`])
})

it('M237 removes expired tokens on start', async () => {
  await copyDemoData()
  const db = openDatabase({ file: databaseFile() })
  const token = { associate_id: 'HG1024', created_at: '2020-01-01 00:00:00' }
  await db
    .insertInto('tokens')
    .values([
      { ...token, token_hash: 'old', expires_at: '2020-01-01 12:00:00' },
      { ...token, token_hash: 'new', expires_at: '2999-01-01 12:00:00' },
    ])
    .execute()
  await (await startApi(settings)).close()
  expect(await db.selectFrom('tokens').select('token_hash').execute()).toEqual([{ token_hash: 'new' }])
  await db.destroy()
})

it('close finishes running requests, frees the port and leaves no journal', async () => {
  const api = await startWithDemoData()
  await slowDownSignIn()
  const pending = signIn(api.url)
  await fetch(`${api.url}/healthz`).then((response) => response.text())
  // `close` must end idle keep-alive connections, which live longer than this test may run.
  await api.close()
  expect(await pending).toMatchObject({ status: true })
  await expect(fetch(`${api.url}/healthz`)).rejects.toThrow()
  expect(existsSync(`${databaseFile()}-wal`)).toBe(false)
})

async function slowDownSignIn() {
  const [salt, cost] = [randomBytes(16), { N: 16_384, r: 8, p: 4 }]
  const key = scryptSync(DEMO_PASSWORD, salt, 32, cost)
  const hash = ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64'), key.toString('base64')].join('$')
  const db = openDatabase({ file: databaseFile() })
  await db.updateTable('associates').set({ password_hash: hash }).execute()
  await db.destroy()
}

it('X068 reports readiness, and serves metrics without ids on a separate port', async () => {
  const metricsPort = await freePort()
  const api = await startWithDemoData({ metricsPort })
  const { token } = await signIn(api.url)
  const headers = { authorization: `Bearer ${token}` }
  await fetch(`${api.url}/associate/get-profile-info/HG1024`, { method: 'POST', headers })
  expect((await fetch(`${api.url}/metrics`)).status).toBe(404)
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  expect(metrics).toContain(
    'api_request_seconds_count{path="/associate/get-profile-info/:self",status="200"} 1',
  )
  expect(metrics).toContain('plot_partner_database_connections{state="waiting"} 0')
  expect(metrics).toContain('nodejs_eventloop_lag_seconds')
  // Removes the measured values, because a number may look like a mobile.
  expect(metrics.replace(/ [\d.e+-]+$/gm, '')).not.toMatch(/HG1024|900000000/)

  expect((await fetch(`${api.url}/readyz`)).status).toBe(200)
  const db = openDatabase({ file: databaseFile() })
  await sql`delete from kysely_migration where name = (select max(name) from kysely_migration)`.execute(db)
  await db.destroy()
  expect((await fetch(`${api.url}/readyz`)).status).toBe(200)
  const unready = await vi.waitFor(async () => {
    const response = await fetch(`${api.url}/readyz`)
    expect(response.status).toBe(503)
    return response
  }, 3_000)
  expect(await unready.json()).toEqual({ status: 'migration missing' })
  await api.close()
  await expect(fetch(`http://127.0.0.1:${metricsPort}/metrics`)).rejects.toThrow()
})

async function freePort(): Promise<number> {
  await using server = await serve(() => {})
  return server.port
}

it.each([
  ['API_PORT', 'port'],
  ['METRICS_PORT', 'metricsPort'],
])('if the port of %s is in use, the start fails with one line', async (name, setting) => {
  await using otherServer = await serve(() => {})
  const { port } = otherServer
  await expect(startApi({ ...settings, hasDemoData: false, [setting]: port })).rejects.toThrow(
    new StartError(`${name} ${port} on 127.0.0.1 cannot be used (EADDRINUSE).`),
  )
  // Closing the database removes the journal.
  expect(existsSync(`${databaseFile()}-wal`)).toBe(false)
})

it('M141 10 KB of search text gets a message, and a URL of 100 KB gets status 431', async () => {
  const api = await startWithDemoData()
  const { token } = await signIn(api.url)
  const search = (text: string) =>
    fetch(`${api.url}/associate/get-booking-info-datewise/HG1024/0?plot_no=${encodeURIComponent(text)}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    })
  const response = await search('శ'.repeat(3_400))
  expect(await response.json()).toEqual({ status: false, message: 'plot_no must not exceed 200 characters.' })
  expect((await search('x'.repeat(100_000))).status).toBe(431)
  await api.close()
})
