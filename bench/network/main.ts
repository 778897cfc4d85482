import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { DEMO_PASSWORD, personaOf } from '../../reference-api/demo-data/personas'
import { BROWSER_FLAGS, ensureBrowser } from '../../tests/setup/browser.mjs'
import { startPortal } from '../audit/portal'
import { percentile } from '../load/processes'
import { signIn } from '../load/session'
import { startLine } from './line'

// Opens screens as P1 over a slow line with a slow processor, each in a new browser profile, with scripts and in Data saver. Also measures
// the login, and links from one screen to the next. Prints medians of milliseconds and bytes. A page works before its scripts arrive, as
// the journeys without JavaScript prove.

const PATHS = [
  '/login',
  '/home',
  '/associate/bookings-by-date',
  '/associate/commission/payments',
  '/associate/collections',
]
/** Start page, selector of a link, and beginning of the path to which the link leads. The start page has loaded before the click. */
const NEXT_SCREENS = [
  [
    '/associate/bookings-by-date',
    'main a[href^="/associate/bookings"]:not([href*="by-date"])',
    '/associate/bookings',
  ],
  ['/home', 'a[href="/associate/collections"]', '/associate/collections'],
  ['/home', 'a[href="/associate/commission/payments"]', '/associate/commission/payments'],
  ['/associate/collections', 'main a[href^="/associate/bookings/"]', '/associate/bookings/'],
  [
    '/associate/commission/payments',
    'main a[href^="/associate/commission/payments/"]',
    '/associate/commission/payments/',
  ],
] as const

const PHONE = { width: 360, height: 740 }

const { values: options } = parseArgs({
  options: {
    tries: { type: 'string', default: '3' },
    kilobits: { type: 'string', default: '400' },
    latency: { type: 'string', default: '400' },
    slowdown: { type: 'string', default: '4' },
  },
})
const tries = Number(options.tries)

const line = await startLine({
  bitsPerSecond: Number(options.kilobits) * 1000,
  roundTripMs: Number(options.latency),
})
const portal = await startPortal({ THROTTLE: 'false', PUBLIC_ORIGIN: line.url })
line.target = Number(new URL(portal.url).port)
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: BROWSER_FLAGS,
})
try {
  const cookie = await signIn(portal.url, line.url, 'P1')
  const rows: Record<string, object> = {}
  for (const mode of ['scripts', 'Data saver'] as const) {
    for (const path of [...PATHS, await statementPath(cookie)])
      rows[`${path}, ${mode}`] = await measureScreen(path, mode, cookie)
    rows[`from Login to visible bookings, ${mode}`] = await medianOf(() => measureLogin(mode))
  }
  for (const [from, link, to] of NEXT_SCREENS)
    rows[`from ${from} to ${to}`] = await medianOf(() => measureNextScreen(cookie, from, link, to))
  console.table(rows)
} finally {
  await browser.close()
  await portal.stop()
  line.close()
}

async function statementPath(cookie: string) {
  const page = await fetch(`${portal.url}/associate/collections`, { headers: { Cookie: cookie } })
  const [path] = /\/associate\/bookings\/\d+(?=\?)/.exec(await page.text()) ?? []
  if (!path) throw new Error('Collections has no booking.')
  return `${path}/emi-statement`
}

type ModeName = 'scripts' | 'Data saver'

async function newPage(on: Browser, mode: ModeName, cookie?: string): Promise<Page> {
  const context = await on.newContext({
    viewport: PHONE,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    serviceWorkers: 'block',
    extraHTTPHeaders: mode === 'Data saver' ? { 'Save-Data': 'on' } : {},
  })
  const [name = '', value = ''] = cookie?.split(/=(.*)/s) ?? []
  if (cookie) await context.addCookies([{ name, value, url: line.url }])
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: Number(options.slowdown) })
  await page.addInitScript(() => {
    const tasks: number[] = []
    Object.assign(globalThis, { tasks })
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({
      type: 'longtask',
    })
  })
  return page
}

async function measureScreen(path: string, mode: ModeName, cookie: string) {
  return medianOf(async () => {
    const page = await newPage(browser, mode, path === '/login' ? undefined : cookie)
    await page.goto(line.url + path, { waitUntil: 'load' })
    await page.waitForLoadState('networkidle')
    const figures = await page.evaluate(readPage)
    await page.context().close()
    return figures
  })
}

/** Measures the time from a press on Login to the heading of the first screen. The login page and its scripts have loaded before. */
async function measureLogin(mode: ModeName) {
  const page = await newPage(browser, mode)
  await page.goto(`${line.url}/login?returnTo=${encodeURIComponent('/associate/bookings-by-date')}`)
  await page.waitForLoadState('networkidle')
  await page.locator('#userId').fill(personaOf('P1').mobile)
  await page.locator('#password').fill(DEMO_PASSWORD)
  const startedAt = performance.now()
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('heading', { level: 1, name: 'Bookings' }).waitFor()
  const untilHeading = performance.now() - startedAt
  await page.context().close()
  return { untilHeading }
}

async function measureNextScreen(cookie: string, from: string, link: string, to: string) {
  const page = await newPage(browser, 'scripts', cookie)
  await page.goto(line.url + from)
  await page.waitForLoadState('networkidle')
  const earlierCount = await page.evaluate(() => performance.getEntriesByType('resource').length)
  const startedAt = performance.now()
  // Clicks without the pointer, because hovering would fetch files of the next screen before the click.
  await page
    .locator(link)
    .first()
    .evaluate((element: HTMLElement) => element.click())
  await page.waitForURL((url) => url.pathname.startsWith(to) && url.pathname !== from)
  const untilNewUrl = performance.now() - startedAt
  await page.waitForLoadState('networkidle')
  const resources = await page.evaluate(
    (count) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .slice(count)
        .map(({ name, transferSize }) => ({ isScript: name.endsWith('.js'), bytes: transferSize })),
    earlierCount,
  )
  await page.context().close()
  const bytesOf = (isScript: boolean) =>
    resources.reduce((sum, resource) => sum + (resource.isScript === isScript ? resource.bytes : 0), 0)
  return { untilNewUrl, scriptBytes: bytesOf(true), otherBytes: bytesOf(false) }
}

/** Runs in the page. */
function readPage() {
  // Only the time of a task beyond this limit blocks the page, as in the definition of Total Blocking Time.
  const LONG_TASK_MS = 50
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
    ({ name }) => name.endsWith('.js'),
  )
  const { tasks } = globalThis as unknown as { tasks: number[] }
  return {
    firstContentfulPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    complete: document?.loadEventEnd ?? 0,
    firstScriptAt: scripts.length > 0 ? Math.min(...scripts.map(({ startTime }) => startTime)) : 0,
    allScriptsAt: scripts.length > 0 ? Math.max(...scripts.map(({ responseEnd }) => responseEnd)) : 0,
    longestTask: Math.max(0, ...tasks),
    blocked: tasks.reduce((sum, task) => sum + Math.max(0, task - LONG_TASK_MS), 0),
  }
}

async function medianOf<T extends Record<string, number>>(measure: () => Promise<T>) {
  const samples: T[] = []
  for (let index = 0; index < tries; index += 1) samples.push(await measure())
  const names = Object.keys(samples[0] ?? {}) as (keyof T)[]
  return Object.fromEntries(
    names.map((name) => [
      name,
      Math.round(
        percentile(
          samples.map((figures) => figures[name] ?? 0),
          0.5,
        ),
      ),
    ]),
  )
}
