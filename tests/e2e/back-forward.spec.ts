import type { Page } from '@playwright/test'
import { findWholeBrowser } from '../setup/browser.mjs'
import { expect, logOut, test as base, waitForHydration } from './fixtures'

const BY_MONTH = '/associate/bookings-by-date'
const TABS = [
  BY_MONTH,
  '/associate/bookings',
  '/associate/commission/payments',
  '/associate/commission/payments?view=team',
  '/associate/commission/dues',
  '/associate/commission/my-dues',
  '/associate/commission/team-dues',
]
/** The browser caches only the last few pages. */
const CACHED_PAGES = 4
const MIN_MENU_PATHS = 12
/** Screens that the bell and the user menu link to. */
const OTHER_SCREENS = ['/notifications', '/profile', '/change-password', '/mobile-update']

/** `open` returns a page of P1 in a browser with the back/forward cache, which Playwright disables by default. */
const test = base.extend<{ open: () => Promise<Page> }>({
  open: async ({ playwright, baseURL, javaScriptEnabled, context, signIn }, use) => {
    const browser = await playwright.chromium.launch({
      executablePath: findWholeBrowser() ?? undefined,
      args: ['--no-sandbox'],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
    await use(async () => {
      await signIn('P1')
      const cachingContext = await browser.newContext({
        baseURL,
        javaScriptEnabled,
        storageState: await context.storageState(),
        serviceWorkers: 'block',
      })
      return cachingContext.newPage()
    })
    await browser.close()
  },
})

async function visit(page: Page, path: string) {
  await page.goto(path)
  const runsScripts = base.info().project.name === 'js' && (await page.locator('script').count()) > 0
  if (runsScripts) await waitForHydration(page)
}

/** Replaces `page.goBack`, which waits for a load event: a restored page fires none. */
const back = (page: Page) => page.evaluate(() => history.back())

const readMenuPaths = (page: Page) =>
  page.evaluate(() => [
    ...new Set([...document.querySelectorAll('nav a')].map((link) => link.getAttribute('href') ?? '')),
  ])

async function expectRestored(page: Page) {
  const requestedDocuments: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) requestedDocuments.push(new URL(request.url()).pathname)
  })
  await visit(page, '/home')
  const menuPaths = await readMenuPaths(page)
  expect(menuPaths.length).toBeGreaterThanOrEqual(MIN_MENU_PATHS)
  const screens = [...new Set([...TABS, ...menuPaths, ...OTHER_SCREENS])]
  for (let from = 0; from < screens.length; from += CACHED_PAGES) {
    const batch = screens.slice(from, from + CACHED_PAGES)
    for (const path of batch) {
      await visit(page, path)
      await page.evaluate((at) => document.body.setAttribute('data-left', at), path)
    }
    await visit(page, '/mail-update')
    requestedDocuments.length = 0
    for (const path of batch.reverse()) {
      await back(page)
      await expect(page).toHaveURL(path)
      await expect(page.locator('body'), `${path} is as it was left`).toHaveAttribute('data-left', path)
    }
    expect(requestedDocuments, 'no documents are requested').toEqual([])
  }
}

test(
  'M014 M018 Back restores every menu screen and tab as it was',
  { tag: ['@js', '@no-js'] },
  async ({ open }) => {
    test.slow()
    await expectRestored(await open())
  },
)

test('M014 Back restores no screen after logout', async ({ open }) => {
  test.slow()
  const page = await open()
  const visited = ['/profile', ...TABS]
  for (const path of visited) await visit(page, path)
  await logOut(page)
  await expect(page).toHaveURL('/login')
  for (const path of visited.reverse()) {
    await back(page)
    await expect(page).toHaveURL(`/login?returnTo=${encodeURIComponent(path)}`)
    await expect(page.getByRole('heading', { name: 'Channel Partner Login' })).toBeVisible()
  }
})
