import type { Browser, Cookie, Page, Response } from '@playwright/test'
import { axeFindings } from '../../tests/setup/axe'
import { gluedWords } from '../../tests/setup/glued-words'
import { coveredControls } from '../../tests/setup/hit-test'
import { htmlFindings } from '../../tests/setup/html-validator'
import { opensForm } from './screens'

/** Of the viewport; what is less, such as a part of a pixel, nobody sees. */
const SHIFT_SEEN = 0.001

/** The design's targets for what a first visit weighs (decision 0007). */
const MAX_PAGE_BYTES = { js: 18_000, 'no-js': 18_000, lite: 13_000 }
const MAX_SCRIPT_BYTES = { plain: 90_000, form: 115_000 }
/** What the brief audit accepts above these, so that it fails only when a screen becomes heavier than any is now. */
const BRIEF_SLACK_BYTES = 2_000

export type Mode = 'js' | 'no-js' | 'lite'

/** What came for the first look at the page. */
interface Weight {
  requests: number
  /** Document and stylesheets, as they travelled, headers counted. */
  pageBytes: number
  scriptBytes: number
}

export interface Look extends Weight {
  status: number
  title: string
  /** Cumulative layout shift; null where scripts are off. */
  layoutShift: number | null
  findings: string[]
  /** Addresses of the portal that the page leads to. */
  links: string[]
}

export interface Visit {
  url: string
  mode: Mode
  cookies: Cookie[]
  width: number
  screenshot?: string
  /** What it is to answer with. */
  status: number
  isSentEmpty: boolean
  isBrief: boolean
}

/** Opens one address in a browser that has never seen the portal before, but is signed in, and tells what is wrong with it. */
export async function lookAt(
  browser: Browser,
  { url, mode, cookies, width, screenshot, status, isSentEmpty, isBrief }: Visit,
): Promise<Look> {
  const context = await browser.newContext({
    viewport: { width, height: 740 },
    javaScriptEnabled: mode === 'js',
    extraHTTPHeaders: mode === 'lite' ? { 'Save-Data': 'on' } : {},
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  })
  await context.addCookies(cookies)
  const page = await context.newPage()
  const findings: string[] = []
  page.on('console', (message) => {
    const isExpected = status >= 400 && message.text().includes(`status of ${status}`)
    if (['error', 'warning'].includes(message.type()) && !isExpected)
      findings.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => findings.push(`script: ${error.message}`))
  const traffic = await countTraffic(page)
  if (mode === 'js') await page.addInitScript(recordLayoutShift)
  try {
    const opened = await page.goto(url, { waitUntil: 'load' })
    if (mode === 'js') await page.waitForTimeout(400)
    const weight = traffic()
    const response = isSentEmpty ? await sendEmpty(page, mode) : opened
    const html = response ? await response.text() : await page.content()
    const layoutShift =
      mode === 'js'
        ? await page.evaluate(() => (globalThis as { layoutShift?: number }).layoutShift ?? 0)
        : null
    if (screenshot) await page.screenshot({ path: screenshot, fullPage: true })
    const outline = await page.evaluate(readOutline)
    findings.push(...(await htmlFindings(html)), ...outlineFindings(outline))
    findings.push(...gluedWords(html).map((words) => `read without a space: ${words}`))
    if (!isBrief) findings.push(...(await coveredControls(page)).map((covered) => `covered: ${covered}`))
    // A list opened at a later page holds all pages before it: that is no first visit.
    if (!new URL(url).searchParams.has('page')) {
      const hasForm = outline.hasForm || opensForm(new URL(url).pathname)
      const slack = isBrief ? BRIEF_SLACK_BYTES : 0
      const maxScript = MAX_SCRIPT_BYTES[hasForm ? 'form' : 'plain'] + slack
      findings.push(...weightFindings(weight, MAX_PAGE_BYTES[mode], maxScript))
    }
    if (!isBrief) findings.push(...(await axeFindings(page)))
    if (response && response.status() !== status) findings.push(`answers ${response.status()}, not ${status}`)
    if (layoutShift && layoutShift >= SHIFT_SEEN) findings.push(`layout shift: ${layoutShift.toFixed(3)}`)
    if (mode === 'lite' && /<script\b/.test(html)) findings.push('lite: a script is sent')
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

/** Sends the page's form with its fields emptied. With a script the page itself refuses it, and there is no answer. */
async function sendEmpty(page: Page, mode: Mode): Promise<Response | null> {
  const form = page.locator('main form[method=post]').first()
  for (const field of await form.locator('input:enabled:not([type=hidden])').all()) await field.fill('')
  const isPosted = (response: Response) => response.request().method() === 'POST'
  const answer = mode === 'js' ? null : page.waitForResponse(isPosted)
  await form.locator('[type=submit]').first().press('Enter')
  await page.getByRole('heading', { name: 'There is a problem' }).waitFor()
  return answer
}

async function countTraffic(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  const kinds = new Map<string, string>()
  const sums = { requests: 0, pageBytes: 0, scriptBytes: 0 }
  client.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
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
  if (pageBytes > maxPage) findings.push(`weight: page and styles ${pageBytes} B, not ${maxPage}`)
  if (scriptBytes > maxScript) findings.push(`weight: scripts ${scriptBytes} B, not ${maxScript}`)
  return findings
}

function outlineFindings({ title, levels, overflow }: Outline): string[] {
  const findings: string[] = []
  if (!/ - .+/.test(title)) findings.push(`title: "${title}" names no screen`)
  const tops = levels.filter((level) => level === 1).length
  if (tops !== 1) findings.push(`headings: ${tops} of level 1`)
  if (levels.some((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1))
    findings.push(`headings: a level is left out (${levels.join(' ')})`)
  if (overflow > 0) findings.push(`width: scrolls sideways by ${overflow} px`)
  return findings
}
