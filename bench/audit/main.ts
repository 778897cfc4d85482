import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Cookie, request } from '@playwright/test'
import { ensureBrowser, TEST_FLAGS } from '../../tests/setup/browser.mjs'
import { inspectPage, type Mode } from './inspect-page'
import { startPortal } from './portal'
import { printHead, printRow, printSums, type Row, writeReport } from './report'
import {
  BRIEF_PATTERNS,
  kindOf,
  patternOf,
  routePatterns,
  SIGNED_IN,
  SIGNED_OUT,
  type State,
} from './screens'

// Opens every linked screen as P1, P2 and P3, with JavaScript, without it, and in lite mode. Prints the weight and the defects of each
// screen. Exit code 1 on a defect. `--brief`, for `npm test`, opens some 40 screens as P1, each in one mode, and omits checks that
// journeys make.

const PERSONAS = { P1: '9000000001', P2: '9000000002', P3: '9000000003' } as const
const PASSWORD = 'Plots@2026'
const MODES: Mode[] = ['js', 'no-js', 'lite']
/** How many addresses of one kind (`kindOf`) the audit opens in a browser. */
const OPENED_PER_KIND = 1
/** How many addresses of one kind the whole audit requests. It ignores further addresses. */
const REQUESTED_PER_KIND = 4
const MAX_PAGES = 250

const { values: options } = parseArgs({
  options: {
    persona: { type: 'string', multiple: true },
    mode: { type: 'string', multiple: true },
    only: { type: 'string' },
    brief: { type: 'boolean', default: false },
    out: { type: 'string', default: 'test-results/audit' },
    width: { type: 'string', default: '360' },
  },
})

const personas = options.persona ?? (options.brief ? ['P1'] : Object.keys(PERSONAS))
/** In the brief audit, each mode opens every sixth state, and each mode starts at a different state. */
const stride = options.brief ? 6 : 1
const modes = (options.mode as Mode[] | undefined) ?? MODES
mkdirSync(options.out, { recursive: true })

const portal = await startPortal()
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: TEST_FLAGS,
})
const patterns = routePatterns()
const linked = new Set<string>()
try {
  const rows: Row[] = []
  printHead()
  for (const mode of modes)
    for (const state of statesOf(mode, SIGNED_OUT)) rows.push(...(await visit('—', mode, [], state)))
  for (const persona of personas) {
    const cookies = await signIn(portal.url, PERSONAS[persona as keyof typeof PERSONAS])
    const walks = await Promise.all(modes.map((mode) => walk(persona, mode, cookies)))
    rows.push(...walks.flat())
  }
  const unlinked = patterns.filter((pattern) => !linked.has(pattern))
  printSums(rows, options.brief ? [] : unlinked)
  if (!options.brief) writeReport(options.out, rows, unlinked)
  process.exitCode = rows.some(({ findings }) => findings.length > 0) ? 1 : 0
} finally {
  await browser.close()
  await portal.stop()
}

function statesOf(mode: Mode, states: State[]): State[] {
  return states.filter((_, index) => index % stride === modes.indexOf(mode) % stride)
}

async function walk(persona: string, mode: Mode, cookies: Cookie[]): Promise<Row[]> {
  const rows: Row[] = []
  for (const state of statesOf(mode, SIGNED_IN)) rows.push(...(await visit(persona, mode, cookies, state)))
  const queue = ['/home']
  const knownPaths = new Set(queue)
  const countByKind = new Map<string, number>()
  const awaited = options.brief ? new Set(BRIEF_PATTERNS[mode]) : null
  const http = await request.newContext({ storageState: { cookies, origins: [] } })
  for (let path = queue.shift(); path !== undefined && rows.length < MAX_PAGES; path = queue.shift()) {
    if (awaited?.size === 0) break
    const address = new URL(path, portal.url)
    const pattern = patternOf(address.pathname, patterns)
    if (pattern) linked.add(pattern)
    const kind = options.brief ? pattern : kindOf(address, patterns)
    const earlierCount = countByKind.get(kind ?? path) ?? 0
    countByKind.set(kind ?? path, earlierCount + 1)
    if (!kind || earlierCount >= (options.brief ? 1 : REQUESTED_PER_KIND)) continue
    const response = await http.get(address.href)
    if (response.status() >= 400) {
      report(path, response.status(), `broken link: status ${response.status()}`)
      continue
    }
    const isPage = response.headers()['content-type']?.startsWith('text/html')
    if (earlierCount >= OPENED_PER_KIND || !isPage) continue
    if (response.url() !== address.href) {
      follow([response.url()])
      continue
    }
    if (awaited && !awaited.delete(kind)) {
      follow(linksOf(await response.text(), response.url()))
      continue
    }
    // Takes over a cookie that the request above renewed, because a page that renews the cookie weighs more.
    const renewed = await http.storageState()
    for (const row of await visit(persona, mode, renewed.cookies, { path })) {
      rows.push(row)
      follow(row.links)
    }
  }
  await http.dispose()
  for (const pattern of awaited ?? []) report(pattern, 0, 'not linked')
  return rows

  function report(path: string, status: number, finding: string) {
    const row = notOpened(persona, mode, path, status, finding)
    printRow(row)
    rows.push(row)
  }

  function follow(links: string[]) {
    for (const { pathname, search } of links.map((link) => new URL(link))) {
      if (pathname === '/logout' || knownPaths.has(pathname + search)) continue
      knownPaths.add(pathname + search)
      queue.push(pathname + search)
    }
  }
}

function linksOf(html: string, base: string): string[] {
  const hrefs = [...html.matchAll(/<a\b[^>]*? href="([^"#]+)/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  )
  return hrefs
    .map((href) => new URL(href, base))
    .filter(({ origin }) => origin === new URL(base).origin)
    .map(({ href }) => href)
}

async function visit(
  persona: string,
  mode: Mode,
  cookies: Cookie[],
  { path, status = 200, submitsEmptyForm = false }: State,
): Promise<Row[]> {
  if (options.only && !path.includes(options.only)) return []
  const name = `${persona}-${mode}${path}${submitsEmptyForm ? '-empty' : ''}`
  const screenshot = `${name.replace(/[^\w-]+/g, '_').slice(0, 120)}.png`
  const inspection = await inspectPage(browser, {
    url: new URL(path, portal.url).href,
    mode,
    cookies,
    width: Number(options.width),
    screenshot: options.brief ? undefined : join(options.out, screenshot),
    status,
    submitsEmptyForm,
    isBrief: options.brief,
  })
  const row = { persona, mode, path, screenshot, ...inspection }
  printRow(row)
  return [row]
}

async function signIn(url: string, mobile: string): Promise<Cookie[]> {
  const http = await request.newContext()
  const response = await http.post(`${url}/login`, {
    form: { userId: mobile, password: PASSWORD },
    headers: { Origin: url },
    maxRedirects: 0,
  })
  if (response.status() !== 302) throw new Error(`Login as ${mobile} returned ${response.status()}.`)
  const { cookies } = await http.storageState()
  await http.dispose()
  return cookies
}

function notOpened(persona: string, mode: Mode, path: string, status: number, finding: string): Row {
  const nothing = { title: '', requests: 1, pageBytes: 0, scriptBytes: 0, layoutShift: null, links: [] }
  return { persona, mode, path, status, screenshot: null, findings: [finding], ...nothing }
}
