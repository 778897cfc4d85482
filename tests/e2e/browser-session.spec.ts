import type { Locator, Page } from '@playwright/test'
import {
  allModes,
  bookedLink,
  expect,
  hold,
  logOut,
  test,
  waitForHydration,
  waitForScripts,
} from './fixtures'
import { msUntil, stopClock } from './page-clock'

const screenPath = '/associate/bookings-by-date'
const MINUTE_MS = 60_000
/** Activity on this page closes the warning only after a pause of 3 seconds (`PAUSE_MS` in app/browser/watch-idle.ts). */
const LONGER_THAN_PAUSE_MS = 4_000

/** Waits for hydration, because idle time counts from then on. */
async function openWithClock(page: Page, path = screenPath) {
  await page.clock.install()
  await page.goto(path)
  await waitForHydration(page)
}

test.describe('idle time', () => {
  test(
    'M015 M016 warns after 58 minutes without activity, logs out after 60, and shows login with the path of the page',
    { tag: ['@js', '@gate'] },
    async ({ page, context, signIn, checkPage }) => {
      await signIn('P1')
      await openWithClock(page, `${screenPath}?page=2`)
      await page.clock.fastForward(57 * MINUTE_MS)
      const warning = page.getByRole('dialog', { name: 'Are you still there?' })
      await expect(warning).toBeHidden()
      await page.clock.fastForward(MINUTE_MS + 1000)
      await expect(warning).toContainText("You'll be logged out in 2 minutes")
      await expect(warning.getByRole('button', { name: 'Stay logged in' })).toBeFocused()
      await checkPage()
      let lateKeepAlives = 0
      page.on('request', (request) => (lateKeepAlives += Number(request.url().endsWith('/keep-alive'))))
      await page.clock.fastForward(2 * MINUTE_MS)
      await expect(page).toHaveURL(`/login?returnTo=${encodeURIComponent(`${screenPath}?page=2`)}`)
      await expect(page.getByText('You were logged out after a period of inactivity.')).toBeVisible()
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('session')
      expect(lateKeepAlives).toBe(0)
    },
  )

  for (const [name, close] of [
    [
      '"Stay logged in"',
      (warning: Locator) => warning.getByRole('button', { name: 'Stay logged in' }).click(),
    ],
    // Back closes a dialog without any event of input.
    ['Android’s Back', (warning: Locator) => warning.evaluate((dialog: HTMLDialogElement) => dialog.close())],
  ] as const)
    test(
      `M016 ${name} closes the warning, restarts the hour and returns the focus`,
      { tag: '@js' },
      async ({ page, signIn }) => {
        await signIn('P1')
        await openWithClock(page)
        await page.getByRole('button', { name: 'Menu' }).focus()
        await page.clock.fastForward(58 * MINUTE_MS + 1000)
        const warning = page.getByRole('dialog', { name: 'Are you still there?' })
        await expect(warning).toBeVisible()
        const keepAliveRequest = page.waitForRequest('**/keep-alive')
        await close(warning)
        expect((await (await keepAliveRequest).response())?.status()).toBe(204)
        await expect(warning).toBeHidden()
        await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
        await page.clock.fastForward(57 * MINUTE_MS)
        await expect(warning).toBeHidden()
        await expect(page).toHaveURL(screenPath)
      },
    )

  test('M016 activity closes the warning and restarts the hour', { tag: '@js' }, async ({ page, signIn }) => {
    await signIn('P1')
    await openWithClock(page)
    const activeAtStart = await activeAt(page)
    await page.clock.fastForward(58 * MINUTE_MS + 1000)
    const warning = page.getByRole('dialog', { name: 'Are you still there?' })
    await expect(warning).toBeVisible()
    await page.keyboard.press('Shift')
    await expect.poll(() => activeAt(page)).toBeGreaterThan(activeAtStart + 57 * MINUTE_MS)
    await expect(warning).toBeVisible()
    await page.clock.fastForward(LONGER_THAN_PAUSE_MS)
    await expect(warning).toBeHidden()
    await page.clock.fastForward(57 * MINUTE_MS)
    await expect(warning).toBeHidden()
    await page.clock.fastForward(MINUTE_MS + 1000)
    await expect(warning).toBeVisible()
  })

  test(
    'M016 mouse, click, key, touch, scrolling and resize count as activity',
    { tag: '@js' },
    async ({ page, signIn }) => {
      await signIn('P1')
      await openWithClock(page)
      for (const act of [
        () => page.mouse.move(100, 350),
        () => page.getByRole('heading', { level: 1 }).click(),
        () => page.keyboard.press('Shift'),
        () => page.getByRole('heading', { level: 1 }).tap(),
        () => page.evaluate('scrollBy(0, 40)'),
        () => page.setViewportSize({ width: 400, height: 700 }),
      ]) {
        const activeBefore = await activeAt(page)
        await page.clock.fastForward(30 * MINUTE_MS)
        await act()
        await expect.poll(() => activeAt(page), String(act)).toBeGreaterThan(activeBefore + 29 * MINUTE_MS)
      }
      await page.clock.fastForward(57 * MINUTE_MS)
      await expect(page.getByRole('dialog')).toBeHidden()
    },
  )

  test(
    'M015 without scripts an idle page redirects by itself to login, except in text browsers',
    { tag: allModes },
    async ({ page, signIn }) => {
      await signIn('P1')
      const refresh = '<meta http-equiv="refresh" content="3600; url=/logout?reason=idle"/>'
      expect(await (await page.request.get(screenPath)).text()).toContain(`<noscript>${refresh}</noscript>`)
      const liteResponse = await page.request.get(screenPath, { headers: { 'Save-Data': 'on' } })
      expect(liteResponse.headers().refresh).toBe('3600; url=/logout?reason=idle')
      const textBrowserResponse = await page.request.get(screenPath, {
        headers: { 'User-Agent': 'Lynx/2.9.0 libwww-FM/2.14' },
      })
      expect(
        await textBrowserResponse.text(),
        'a text browser would show the refresh as its first link',
      ).not.toContain('"refresh"')
    },
  )
})

test.describe('logout', () => {
  test('M014 M017 logs out other tabs too', { tag: '@js' }, async ({ page, context, signIn }) => {
    await signIn('P1', screenPath)
    const otherTab = await context.newPage()
    await waitForHydration(page)
    // The first tab has set `active-at`. Without this line `waitForHydration` would not wait for the idle script of the other tab.
    await page.evaluate(() => localStorage.removeItem('active-at'))
    await otherTab.goto('/associate/team')
    await waitForHydration(otherTab)
    await logOut(page)
    await expect(page).toHaveURL('/login')
    await expect(otherTab).toHaveURL(/\/login\?returnTo=%2Fassociate%2Fteam/)
  })

  test('M014 a restored page reloads after a logout', { tag: '@js' }, async ({ page, context, signIn }) => {
    await signIn('P1', screenPath)
    await waitForHydration(page)
    await context.clearCookies()
    await page.evaluate(() => {
      localStorage.setItem('signed-out-at', String(Date.now() + 1))
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    await expect(page).toHaveURL(/\/login/)
  })
})

test(
  'M005 an old link opens its screen, without a session after login, but never another site',
  { tag: ['@js', '@gate'] },
  async ({ page, signIn }) => {
    await page.goto('/#/associate/team')
    await expect(page).toHaveURL('/login?returnTo=%2Fassociate%2Fteam')
    await page.goto('/login#//evil.example/x')
    await waitForScripts(page)
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
    await expect(page).toHaveURL('/login#//evil.example/x')
    await signIn('P1')
    for (const [from, to] of [
      ['/#/associate/team', '/associate/team'],
      ['/login#/associate/bookings-by-date?plot_no=7', '/associate/bookings-by-date?plot_no=7'],
      [`${screenPath}#/settings`, '/settings'],
    ] as const) {
      await page.goto(from)
      await expect(page).toHaveURL(to)
    }
  },
)

test(
  'M028 a spinner shows while a page loads, covers no control, and hides 1.5 s after completion',
  { tag: ['@js', '@gate'] },
  async ({ page, signIn }) => {
    await signIn('P1')
    await openWithClock(page)
    await stopClock(page)
    const release = await hold(page, '**/*.data*')
    const spinner = page.getByRole('status').filter({ hasText: 'Loading...' })
    await expect(spinner).toHaveCount(0)
    await bookedLink(page).click()
    await expect(spinner).toHaveCount(1)
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')
    expect(await spinner.evaluate(controlsUnder)).toEqual([])
    release()
    await expect(page.getByRole('heading', { level: 1, name: 'Booked Plots' })).toBeVisible()
    await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy')
    const shownForMs = await msUntil(page, async () => (await spinner.count()) === 0)
    expect(shownForMs).toBeGreaterThanOrEqual(1_500)
    expect(shownForMs).toBeLessThan(2_500)
  },
)

/** Lists links, buttons and summaries whose centre `element` covers. */
function controlsUnder(element: Element): string[] {
  return [...document.querySelectorAll('a[href], button, summary')]
    .filter((control) => {
      const { left, top, width, height } = control.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
    .map(({ tagName, textContent }) => `${tagName} ${textContent}`)
}

async function activeAt(page: Page): Promise<number> {
  return page.evaluate(() => Number(localStorage.getItem('active-at')))
}

test(
  'after a deploy a link loads the next screen as a whole document',
  { tag: '@js' },
  async ({ page, signIn }) => {
    await signIn('P1', screenPath)
    await waitForHydration(page)
    const buildVersion = await page.evaluate<string>('window.__remixManifest.version')
    await page.route('**/*.data*', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace(buildVersion, 'newer-build') })
    })
    const documentResponse = page.waitForResponse((response) => response.request().isNavigationRequest())
    await bookedLink(page).click()
    expect(new URL((await documentResponse).url()).pathname).toContain('/bookings/booked/')
    await expect(page.getByRole('heading', { level: 1, name: 'Booked Plots' })).toBeVisible()
  },
)
