import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { waitForHealth } from '../../bench/audit/portal'
import { aJpeg } from '../factories/images'
import { servers } from '../setup/servers'
import { expect, PASSWORD, personas, test } from './fixtures'

const PORTAL_PORT = Number(new URL(servers.portal.url).port) + 4
const url = `http://127.0.0.1:${PORTAL_PORT}`
const NOBODY = 65_534
const FONT_PACKAGES = Object.keys(
  (JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object }).dependencies,
).filter((name) => name.startsWith('@expo-google-fonts/')).length
const PACKAGE_FILE = /node_modules\/((?:@[^/]+\/)?[^/@]+)\/package\.json$/
/** Options that start a process as the image's user, if this process may switch users. */
const asNobody = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}

/** A module that ends the process if it connects to another machine. */
const BLOCK_OTHER_MACHINES = `
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

let server: ChildProcess | undefined
let temporaryFolder: string
/** Read-only folder with the files that the Dockerfile copies. */
let imageFolder: string
let dataFolder: string

test.describe('the image', () => {
  test.describe.configure({ mode: 'serial', timeout: 180_000 })

  test.beforeAll(async () => {
    // The timeout of tests does not apply to hooks.
    test.setTimeout(180_000)
    temporaryFolder = mkdtempSync(join(tmpdir(), 'plot-partner-image-'))
    imageFolder = join(temporaryFolder, 'app')
    dataFolder = join(temporaryFolder, 'data')
    mkdirSync(dataFolder)
    execFileSync(process.execPath, ['.ci/image.mjs', imageFolder], { stdio: 'inherit' })
    execFileSync('chmod', ['-R', 'a-w', imageFolder])
    execFileSync('chmod', ['a+rx', temporaryFolder])
    if (asNobody.uid) chownSync(dataFolder, NOBODY, NOBODY)
    server = run([
      '--import',
      `data:text/javascript,${encodeURIComponent(BLOCK_OTHER_MACHINES)}`,
      'build/server.js',
    ])
    await waitForHealth(url, server)
  })

  test.afterAll(async () => {
    if (server?.exitCode === null && server.signalCode === null) {
      const exited = once(server, 'exit')
      server.kill()
      await exited
    }
    execFileSync('chmod', ['-R', 'u+w', temporaryFolder])
    rmSync(temporaryFolder, { recursive: true, force: true })
  })

  test(
    'M246 runs the portal with the embedded API and demo data, without network access @request',
    { tag: '@gate' },
    async ({ playwright }) => {
      const request = await playwright.request.newContext({ baseURL: url, extraHTTPHeaders: { Origin: url } })
      const health = (await (await request.get('/healthz')).json()) as { api: string }
      expect(health.api).toBe('embedded')
      await signIn(request, 'P1')
      for (const [path, expectedText] of [
        ['/associate/bookings-by-date', 'Bookings'],
        ['/associate/commission/payments', 'Financial year'],
        ['/plot-availability', 'Plot Availability'],
        ['/associate/team', 'Team'],
        ['/home', 'Received CMSN'],
      ] as const)
        expect(await (await request.get(path)).text()).toContain(expectedText)
      expect(readdirSync(dataFolder)).toContain('plot-partner.sqlite')
      expect(server?.exitCode).toBeNull()
      await request.dispose()
    },
  )

  test('M246 contains everything that pictures, documents, uploads, data commands and Redis need @request', async ({
    playwright,
  }) => {
    const request = await playwright.request.newContext({ baseURL: url, extraHTTPHeaders: { Origin: url } })
    await signIn(request, 'P1')
    const hrefIn = async (path: string, pattern: RegExp) =>
      pattern.exec(await (await request.get(path)).text())?.[0].replaceAll('&amp;', '&') ?? ''

    const pictureResponse = await request.get(await hrefIn('/home', /\/picture\/[^" ]+/), {
      headers: { Accept: 'image/avif' },
    })
    expect(pictureResponse.headers()['content-type']).toBe('image/avif')

    const booked = '/associate/bookings/booked/HG1024/4'
    const receipts = await hrefIn(booked, /\/associate\/bookings\/\d+\/receipts/)
    const pdfResponse = await request.get(`${receipts}.pdf`)
    expect((await pdfResponse.body()).subarray(0, 5).toString()).toBe('%PDF-')
    const csvResponse = await request.get(`${receipts}.csv`)
    expect(await csvResponse.text()).toContain('Receipt No.')
    expect(readdirSync(join(imageFolder, 'node_modules/@expo-google-fonts'))).toHaveLength(FONT_PACKAGES)

    await signIn(request, 'P6')
    const bankResponse = await request.post('/bank-details', {
      multipart: {
        bank_name: 'Union Bank of Tests',
        bank_ac_no: '001122334455',
        confirm_account_no: '001122334455',
        ifsc_code: 'SBIN0000300',
        image: { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await aJpeg() },
      },
    })
    expect(await bankResponse.text()).toMatch(/State Bank of India.+branch.+000300/)
    const imageResponse = await request.get('/bank-details/image')
    expect(imageResponse.headers()['content-type']).toMatch(/^image\//)

    const [checkStatus] = (await once(run(['build/reference-api/data/main.js', 'check']), 'exit')) as [number]
    expect(checkStatus).toBe(0)
    const [importStatus] = (await once(run(['-e', "import('redis')"]), 'exit')) as [number]
    expect(importStatus).toBe(0)
    await request.dispose()
  })

  test('X069 contains the notices of all its packages @request', { tag: '@gate' }, () => {
    const notices = readFileSync(join(imageFolder, 'THIRD-PARTY-NOTICES.txt'), 'utf8')
    const packagesWithNotice = new Set([...notices.matchAll(/^(\S+) \d/gm)].map(([, name]) => name))
    const files = readdirSync(imageFolder, { recursive: true, encoding: 'utf8' })
    const packages = files.flatMap((file) => PACKAGE_FILE.exec(file)?.[1] ?? [])
    expect(packages.filter((name) => !packagesWithNotice.has(name))).toEqual([])
    expect(notices).toMatch(/^hono \d+\.\d+\.\d+ \(MIT\)\n\nMIT License/m)
  })

  test('M246 has at most 80 MB and 200 packages @request', { tag: '@gate' }, () => {
    const files = readdirSync(imageFolder, { recursive: true, encoding: 'utf8' })
    const bytes = files.reduce((sum, file) => sum + statSync(join(imageFolder, file)).size, 0)
    const packages = files.filter((file) => PACKAGE_FILE.test(file))
    expect(bytes / 1024 ** 2).toBeLessThan(80)
    expect(packages.length).toBeGreaterThan(20)
    expect(packages.length).toBeLessThanOrEqual(200)
  })
})

/** Starts Node.js with the environment of the Dockerfile and with demo data. */
function run(args: string[]) {
  return spawn(process.execPath, args, {
    ...asNobody,
    cwd: imageFolder,
    env: {
      NODE_ENV: 'production',
      PORT: String(PORTAL_PORT),
      DATA_DIR: dataFolder,
      DEMO_DATA: 'true',
      PUBLIC_ORIGIN: url,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

async function signIn(request: APIRequestContext, persona: 'P1' | 'P6') {
  const response = await request.post('/login', {
    form: { userId: personas[persona], password: PASSWORD },
    headers: { Origin: url },
  })
  expect(response.url()).toBe(`${url}/associate/bookings-by-date`)
}
