import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { servers } from '../setup/servers'
import { expect, PASSWORD, personas, test } from './fixtures'

const port = Number(new URL(servers.portal.url).port) + 4
const url = `http://127.0.0.1:${port}`

/** Whatever reaches beyond this machine, by address or by name, ends the process. */
const NO_OUTSIDE = `
import { Socket } from 'node:net'
const connect = Socket.prototype.connect
Socket.prototype.connect = function (...given) {
  const [{ host, path }] = Array.isArray(given[0]) ? given[0] : given
  if (!path && !/^(127\\.|::1$|localhost$)/.test(host ?? 'localhost')) {
    console.error('REACHED OUT', host)
    process.exit(9)
  }
  return connect.apply(this, given)
}`

let server: ChildProcess
let folder: string

test.describe('one run of the image', () => {
  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'plot-partner-image-'))
    // As the Dockerfile starts it: nothing but the build, a port and a place for data.
    server = spawn(
      process.execPath,
      ['--import', `data:text/javascript,${encodeURIComponent(NO_OUTSIDE)}`, 'build/server.js'],
      {
        env: {
          PATH: process.env.PATH,
          NODE_ENV: 'production',
          PORT: String(port),
          DATA_DIR: folder,
          DEMO_DATA: 'true',
          PUBLIC_ORIGIN: url,
          LOG_LEVEL: 'warn',
        },
        stdio: 'ignore',
      },
    )
    await expect
      .poll(
        () =>
          fetch(`${url}/healthz`).then(
            ({ ok }) => ok,
            () => false,
          ),
        { timeout: 60_000 },
      )
      .toBe(true)
  })

  test.afterAll(() => {
    server.kill()
    rmSync(folder, { recursive: true, force: true })
  })

  test('M246 is a working portal with the embedded API and its data, without any outside network @request', async ({
    playwright,
  }) => {
    const request = await playwright.request.newContext({ baseURL: url })
    const health = (await (await request.get('/healthz')).json()) as { api: string }
    expect(health.api).toBe('embedded')
    const login = await request.post('/login', {
      form: { userId: personas.P1, password: PASSWORD },
      headers: { Origin: url },
    })
    expect(login.url()).toBe(`${url}/associate/bookings-by-date`)
    for (const [path, words] of [
      ['/associate/bookings-by-date', 'Bookings'],
      ['/associate/commission/payments', 'Financial year'],
      ['/plot-availability', 'Plot Availability'],
      ['/associate/team', 'Team'],
      ['/home', 'Received CMSN'],
    ] as const)
      expect(await (await request.get(path)).text()).toContain(words)
    expect(readdirSync(folder)).toContain('plot-partner.sqlite')
    expect(server.exitCode).toBeNull()
    await request.dispose()
  })
})
