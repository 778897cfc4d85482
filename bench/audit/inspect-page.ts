import type { Browser, Cookie, Page, Response } from '@playwright/test'
import { axeFindings } from '../../tests/setup/axe'
import { findUnspacedTexts } from '../../tests/setup/unspaced-texts'
import { coveredControls } from '../../tests/setup/hit-test'
import { htmlFindings } from '../../tests/setup/html-validator'
import { opensForm } from './screens'

/** A score, as in Cumulative Layout Shift. */
const MIN_VISIBLE_SHIFT = 0.001

/** Targets for a first visit (docs/performance.md). */
const MAX_PAGE_BYTES = { js: 30_000, 'no-js': 30_000, lite: 25_000 }
const MAX_SCRIPT_BYTES = { plain: 140_000, form: 165_000 }
/** Chromium reports the last bytes of a page after its load event. */
const MAX_TRIES = 50
const PAUSE_MS = 20
/** Time for hydration and its layout shifts. */
const SETTLE_MS = 400
/** Time to paint the status of a request. */
const PAINT_MS = 100
const STATUS_TIMEOUT_MS = 3_000
/** Expected on the console: service workers are blocked, because the audit could not intercept their requests. */
const WORKER_BLOCKED = 'Service Worker registration blocked'
/** In the brief audit, a page may exceed its target by this much. */
const BRIEF_SLACK_BYTES = 200

export type Mode = 'js' | 'no-js' | 'lite'

interface Weight {
  requests: number
  /** Document and stylesheets as transferred, with headers. */
  pageBytes: number
  scriptBytes: number
}

export interface Inspection extends Weight {
  status: number
  title: string
  /** Cumulative layout shift; null without scripts. */
  layoutShift: number | null
  findings: string[]
  links: string[]
}

interface Visit {
  url: string
  mode: Mode
  cookies: Cookie[]
  width: number
  screenshot?: string
  status: number
  submitsEmptyForm: boolean
  isBrief: boolean
  /** True for the second visit of a page that renewed the session; `cookies` then has the new session. */
  isRepeated?: boolean
}

/** Opens a page in a new browser context and returns its weight, defects and links. */
export async function inspectPage(browser: Browser, visit: Visit): Promise<Inspection> {
  const { url, mode, cookies, width, screenshot, status, submitsEmptyForm, isBrief } = visit
  const context = await browser.newContext({
    viewport: { width, height: 740 },
    javaScriptEnabled: mode === 'js',
    extraHTTPHeaders: mode === 'lite' ? { 'Save-Data': 'on' } : {},
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    serviceWorkers: 'block',
  })
  await context.addCookies(cookies)
  const page = await context.newPage()
  const findings: string[] = []
  page.on('console', (message) => {
    const isExpected =
      (status >= 400 && message.text().includes(`status of ${status}`)) ||
      message.text().includes(WORKER_BLOCKED)
    if (['error', 'warning'].includes(message.type()) && !isExpected)
      findings.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => findings.push(`script: ${error.message}`))
  const traffic = await countTraffic(page)
  if (mode === 'js') await page.addInitScript(recordLayoutShift)
  try {
    const opened = await page.goto(url, { waitUntil: 'load' })
    // After login, a page sets a cookie only to renew the session, which happens every few minutes. Such a page weighs more.
    const isLoggedIn = cookies.length > 0
    if (isLoggedIn && !visit.isRepeated && (await opened?.headerValue('set-cookie')))
      return await inspectPage(browser, { ...visit, cookies: await context.cookies(), isRepeated: true })
    if (mode === 'js') await page.waitForTimeout(SETTLE_MS)
    for (let tries = 0; traffic().pageBytes === 0 && tries < MAX_TRIES; tries += 1)
      await page.waitForTimeout(PAUSE_MS)
    const weight = traffic()
    const loadShift = mode === 'js' ? await takeLayoutShift(page) : null
    const response = submitsEmptyForm ? await submitEmptyForm(page, mode) : opened
    const html = response ? await response.text() : await page.content()
    if (screenshot) await page.screenshot({ path: screenshot, fullPage: true })
    const outline = await page.evaluate(readOutline)
    findings.push(...(await htmlFindings(html)), ...outlineFindings(outline))
    findings.push(...findUnspacedTexts(html).map((words) => `no space between: ${words}`))
    if (!isBrief) findings.push(...(await coveredControls(page)).map((covered) => `covered: ${covered}`))
    // A later page of a list includes up to four earlier pages, so the targets for a first visit don't apply.
    if (!new URL(url).searchParams.has('page')) {
      const hasForm = outline.hasForm || opensForm(new URL(url).pathname)
      const maxPage = MAX_PAGE_BYTES[mode] + (isBrief ? BRIEF_SLACK_BYTES : 0)
      findings.push(...weightFindings(weight, maxPage, MAX_SCRIPT_BYTES[hasForm ? 'form' : 'plain']))
    }
    if (!isBrief) findings.push(...(await axeFindings(page)))
    if (response && response.status() !== status) findings.push(`status ${response.status()}, not ${status}`)
    // Discards the shift that the errors of an empty form cause: on a slow processor they appear too late to count as a reaction to Enter.
    if (mode === 'js') await takeLayoutShift(page)
    const layoutShift = loadShift === null ? null : loadShift + (await shiftAtRequest(page))
    if (layoutShift && layoutShift >= MIN_VISIBLE_SHIFT)
      findings.push(`layout shift: ${layoutShift.toFixed(3)}`)
    if (mode === 'lite' && /<script\b/.test(html)) findings.push('lite: has a script')
    return {
      status: response?.status() ?? status,
      title: outline.title,
      ...weight,
      layoutShift,
      findings,
      links: outline.links,
    }
  } finally {
    await context.close()
  }
}

/** Submits the form with empty fields. Returns null with scripts, because they reject the form without a request. */
async function submitEmptyForm(page: Page, mode: Mode): Promise<Response | null> {
  const form = page.locator('main form[method=post]').first()
  for (const field of await form.locator('input:enabled:not([type=hidden])').all()) await field.fill('')
  const isPosted = (sent: Response) => sent.request().method() === 'POST'
  const response = mode === 'js' ? null : page.waitForResponse(isPosted)
  await form.locator('[type=submit]').first().press('Enter')
  await page.getByRole('heading', { name: 'There is a problem' }).waitFor()
  return response
}

async function shiftAtRequest(page: Page): Promise<number> {
  await page.route(/\.data(\?|$)/, () => undefined)
  const hasLink = await page.evaluate(() => {
    const link = [...document.querySelectorAll<HTMLAnchorElement>('a[href]:not([target], [download])')].find(
      ({ origin, pathname }) => origin === location.origin && pathname !== location.pathname,
    )
    link?.click()
    return link !== undefined
  })
  const status = page.getByRole('status').getByText('Loading...').first()
  // A link that loads a whole document shows no status.
  if (hasLink) await status.waitFor({ timeout: STATUS_TIMEOUT_MS }).catch(() => undefined)
  await page.waitForTimeout(PAINT_MS)
  return takeLayoutShift(page)
}

function takeLayoutShift(page: Page): Promise<number> {
  return page.evaluate(() => {
    const sums = globalThis as { layoutShift?: number }
    const shift = sums.layoutShift ?? 0
    sums.layoutShift = 0
    return shift
  })
}

async function countTraffic(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  const { frameTree } = await client.send('Page.getFrameTree')
  const kinds = new Map<string, string>()
  const sums = { requests: 0, pageBytes: 0, scriptBytes: 0 }
  // The map is a document in a frame and counts like a picture.
  client.on('Network.responseReceived', ({ requestId, type, frameId }) =>
    kinds.set(requestId, type === 'Document' && frameId !== frameTree.frame.id ? 'Other' : type),
  )
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    sums.requests += 1
    if (kind === 'Script') sums.scriptBytes += encodedDataLength
    if (kind === 'Document' || kind === 'Stylesheet') sums.pageBytes += encodedDataLength
  })
  return () => ({ ...sums })
}

function recordLayoutShift() {
  const sums = globalThis as { layoutShift?: number }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[])
      if (!entry.hadRecentInput) sums.layoutShift = (sums.layoutShift ?? 0) + entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

interface Outline {
  title: string
  levels: number[]
  overflow: number
  hasForm: boolean
  links: string[]
}

function readOutline(): Outline {
  const root = document.documentElement
  return {
    title: document.title,
    levels: [...document.querySelectorAll('h1,h2,h3,h4,h5,h6')].map(({ tagName }) => Number(tagName[1])),
    overflow: root.scrollWidth - root.clientWidth,
    hasForm: document.querySelector('main form:not([role=search])') !== null,
    links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ origin }) => origin === location.origin)
      .map(({ href }) => href.split('#')[0] ?? href),
  }
}

function weightFindings({ pageBytes, scriptBytes }: Weight, maxPage: number, maxScript: number): string[] {
  const findings: string[] = []
  if (pageBytes > maxPage) findings.push(`weight: page and styles ${pageBytes} B, over ${maxPage}`)
  if (scriptBytes > maxScript) findings.push(`weight: scripts ${scriptBytes} B, over ${maxScript}`)
  return findings
}

function outlineFindings({ title, levels, overflow }: Outline): string[] {
  const findings: string[] = []
  if (!/ - .+/.test(title)) findings.push(`title: "${title}" without a screen name`)
  const tops = levels.filter((level) => level === 1).length
  if (tops !== 1) findings.push(`headings: ${tops} h1`)
  if (levels.some((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1))
    findings.push(`headings: skipped level (${levels.join(' ')})`)
  if (overflow > 0) findings.push(`width: scrolls sideways by ${overflow} px`)
  return findings
}
