import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, Page } from '@playwright/test'
import type Axe from 'axe-core'

const TAGS = [
  ...['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'],
  ...['best-practice', 'experimental'],
]

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Idle pages that have loaded axe, by origin. They are reused, because loading axe takes longer than running axe. */
const idlePages = new WeakMap<Browser, Map<string, Page[]>>()

/** Checks a copy of the document. An open modal dialog or popover cannot be copied as markup, so axe then checks the page itself. */
export async function axeFindings(page: Page): Promise<string[]> {
  const { html, hasOverlay, media } = await page.evaluate(readDocument)
  if (hasOverlay) {
    await page.evaluate(axeSource)
    return runAxe(page)
  }
  const browser = page.context().browser()
  if (!browser) throw new Error('The page belongs to no browser.')
  const { origin } = new URL(page.url())
  const pages = pagesOf(browser, origin)
  const copy = pages.pop() ?? (await openPage(browser, origin))
  await copy.setViewportSize(page.viewportSize() ?? { width: 1280, height: 720 })
  await copy.emulateMedia(media)
  await showCopy(copy, page.url(), html)
  const findings = await runAxe(copy)
  pages.push(copy)
  return findings
}

function pagesOf(browser: Browser, origin: string): Page[] {
  const byOrigin = idlePages.get(browser) ?? new Map<string, Page[]>()
  idlePages.set(browser, byOrigin)
  const pages = byOrigin.get(origin) ?? []
  byOrigin.set(origin, pages)
  return pages
}

async function openPage(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: true, bypassCSP: true })
  const page = await context.newPage()
  await page.route(`${origin}/axe`, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto(`${origin}/axe`)
  await page.evaluate(axeSource)
  return page
}

/** `document.write` keeps the window, and with it axe. */
async function showCopy(copy: Page, url: string, html: string) {
  // The fragment would scroll the copy.
  await copy.evaluate(writeDocument, { url: url.split('#')[0] ?? url, html })
}

async function runAxe(page: Page): Promise<string[]> {
  const violations = await page.evaluate(async (tags) => {
    const { axe } = window as unknown as { axe: typeof Axe }
    const results = await axe.run(document, {
      resultTypes: ['violations'],
      runOnly: { type: 'tag', values: tags },
      // The findings name no selectors, and computing selectors takes up to a third of the time.
      selectors: false,
      // `hidden-content` has no violations. Both rules of contrast are needed: that of 7:1 leaves out text below 4.5:1.
      rules: { 'hidden-content': { enabled: false } },
    })
    return results.violations.map(({ id, nodes }) => ({ id, html: nodes.map((node) => node.html) }))
  }, TAGS)
  return violations.map(({ id, html }) => `axe ${id}: ${html.join(' | ')}`)
}

function readDocument() {
  const root = document.documentElement.cloneNode(true) as HTMLElement
  const inputs = document.querySelectorAll('input')
  for (const [index, input] of root.querySelectorAll('input').entries())
    input.toggleAttribute('checked', inputs[index]?.checked)
  for (const script of root.querySelectorAll('script')) script.remove()
  // Scripts are enabled in the copy, so a noscript element would contain only text.
  for (const noscript of root.querySelectorAll('body noscript')) noscript.replaceWith(...noscript.children)
  // A named inner function would call a helper that the compiler defines outside this function, and the page does not have it.
  const [isPrint, isDark, isForced] = [
    'print',
    '(prefers-color-scheme: dark)',
    '(forced-colors: active)',
  ].map((query) => matchMedia(query).matches)
  return {
    html: `<!doctype html>${root.outerHTML}`,
    hasOverlay: document.querySelector(':modal, :popover-open') !== null,
    media: {
      media: isPrint ? ('print' as const) : ('screen' as const),
      colorScheme: isDark ? ('dark' as const) : ('light' as const),
      forcedColors: isForced ? ('active' as const) : ('none' as const),
      reducedMotion: 'reduce' as const,
    },
  }
}

function writeDocument({ url, html }: { url: string; html: string }) {
  history.replaceState(null, '', url)
  document.open()
  const loaded = new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  document.write(html)
  document.close()
  // The window keeps the scroll position of the document before, and the bar at the top would cover targets.
  return loaded.then(() => scrollTo(0, 0))
}
