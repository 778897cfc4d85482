import type { Page } from '@playwright/test'
import { bookedLink, expect, logOut, test } from './fixtures'

test.use({ serviceWorkers: 'allow' })

const screenPath = '/associate/bookings-by-date'
const SAVED = /^Saved copy from \d+ [A-Z][a-z]{2} \d{4} \d+:\d\d [AP]M\. It may be out of date\.$/

const copiedPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('saved-copies-'))
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

const copyOf = (page: Page, path: string) =>
  page.evaluate(
    async (url) => (await (await caches.match(url, { ignoreSearch: true }))?.text()) ?? '',
    new URL(path, page.url()).href,
  )

const countWorkers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

/** Opens a page and waits until the worker controls the page and has cached a copy. */
async function visit(page: Page, path: string) {
  await page.goto(path)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expect.poll(() => copiedPaths(page)).toContain(path)
}

test.describe('without a connection', { tag: '@js' }, () => {
  test(
    'M020 the page registers a worker for all paths; the worker first receives INITIALIZE',
    { tag: '@gate' },
    async ({ page, signIn }) => {
      await page.addInitScript(() => {
        const posted: unknown[] = []
        const post = ServiceWorker.prototype.postMessage
        ServiceWorker.prototype.postMessage = function (this: ServiceWorker, message: unknown) {
          posted.push(message)
          post.call(this, message)
        }
        Object.assign(globalThis, { posted })
      })
      await signIn('P1', screenPath)
      await page.waitForFunction(() => (globalThis as unknown as { posted: unknown[] }).posted.length > 0)
      const [first] = await page.evaluate(() => (globalThis as unknown as { posted: unknown[] }).posted)
      expect(first).toEqual({ action: 'INITIALIZE' })
      const [workerScope] = await page.evaluate(async () =>
        (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      )
      expect(new URL(workerScope ?? '').pathname).toBe('/')
    },
  )

  test('M026 offline, a visited page shows its cached copy, and any other page shows an offline message', async ({
    page,
    context,
    signIn,
    checkPage,
  }) => {
    await signIn('P1')
    await visit(page, screenPath)
    await visit(page, '/associate/team')
    await context.setOffline(true)
    await page.goto(screenPath)
    await expect(page.getByText(SAVED)).toBeVisible()
    await expect(
      page.getByRole('alert').getByText('Error: No connection. Check your network and try again.'),
    ).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible()
    expect(await page.locator('script').count()).toBe(0)
    await checkPage()
    await page.getByRole('navigation').getByRole('link', { name: 'Team' }).first().click()
    await expect(page).toHaveURL('/associate/team')
    await expect(page.getByText(SAVED)).toBeVisible()
    await page.goto('/associate/reports')
    await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible()
    await expect(page.getByText('Welcome, ')).toHaveCount(0)
    await checkPage()
    await context.setOffline(false)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()
  })

  test('M020 the worker serves no assets online, and only stylesheets offline', async ({
    page,
    context,
    signIn,
  }) => {
    await signIn('P1')
    await visit(page, screenPath)
    const pathsFromWorker: string[] = []
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (response.fromServiceWorker() && pathname.startsWith('/assets/')) pathsFromWorker.push(pathname)
    })
    await page.reload()
    expect(pathsFromWorker).toEqual([])
    // The process of the page may still have its stylesheets in memory.
    const client = await context.newCDPSession(page)
    await client.send('Network.setCacheDisabled', { cacheDisabled: true })
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText(SAVED)).toBeVisible()
    expect(pathsFromWorker).toContainEqual(expect.stringMatching(/\/ui-[\w-]+\.css$/))
    expect(pathsFromWorker.filter((path) => !path.endsWith('.css'))).toEqual([])
    await context.setOffline(false)
  })

  test('M026 a page reached by client navigation is cached too, and its copy shows when the connection breaks', async ({
    page,
    context,
    signIn,
  }) => {
    await signIn('P1')
    await visit(page, screenPath)
    await bookedLink(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Booked Plots' })).toBeVisible()
    const plots = new URL(page.url()).pathname
    await expect.poll(() => copiedPaths(page)).toContain(plots)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible()
    await context.setOffline(true)
    await bookedLink(page).click()
    await expect(page.getByText(SAVED)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Booked Plots' })).toBeVisible()
    await expect(page).toHaveTitle('Plot Partner - Booked Plots')
    await expect(page.getByRole('navigation')).toBeVisible()
    await context.setOffline(false)
  })

  test('M012 M020 the copy of a page reached by client navigation marks the menu entry of the page, and the menu opens without scripts', async ({
    page,
    context,
    signIn,
    checkPage,
  }) => {
    await signIn('P1')
    await visit(page, screenPath)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Team' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible()
    await expect.poll(() => copiedPaths(page)).toContain('/associate/team')
    await context.setOffline(true)
    await page.goto('/associate/team')
    await expect(page.getByText(SAVED)).toBeVisible()
    const navigation = page.getByRole('navigation', { name: 'Main' })
    await expect(navigation.locator('[aria-current=page]').first()).toContainText('Team')
    await expect(navigation.getByRole('link', { name: 'Settings' })).toBeHidden()
    await navigation.locator('summary', { hasText: 'Menu' }).click()
    await expect(navigation.getByRole('link', { name: 'Settings' })).toBeVisible()
    await checkPage()
    await context.setOffline(false)
  })

  test('M020 a copy has no scripts, no controls that need scripts, no toasts and no typed values', async ({
    page,
    signIn,
  }) => {
    await page.addInitScript(() => {
      // Delays saving until the test has typed.
      window.requestIdleCallback = (callback) =>
        setTimeout(callback, 1500, { didTimeout: true, timeRemaining: () => 0 }) as unknown as number
    })
    await signIn('P1', '/change-password')
    await page.getByLabel('New Password', { exact: true }).fill('Typed@2026')
    await expect.poll(() => copyOf(page, '/change-password')).toContain('New Password')
    const formCopy = await copyOf(page, '/change-password')
    expect(formCopy).toMatch(/^<!DOCTYPE html><html [^>]*data-delivery="lite"/)
    expect(formCopy).toMatch(/<link rel="stylesheet" href="\/assets\/ui-[\w-]+\.css">/)
    expect(formCopy).not.toMatch(/<script|modulepreload|<noscript|<style|<dialog|type="button"|Typed@2026/)

    await page.goto('/settings')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Settings saved.')).toBeVisible()
    await expect.poll(() => copyOf(page, '/settings')).toContain('Data saver')
    expect(await copyOf(page, '/settings')).not.toContain('Settings saved.')
  })

  test('M020 a page of another build is not saved', async ({ page, signIn }) => {
    await signIn('P1')
    await visit(page, screenPath)
    await page.evaluate(() => {
      const url = new URL('/home', location.href).href
      const stylesheets = ['/assets/ui-of-another-build.css']
      navigator.serviceWorker.controller?.postMessage({
        action: 'SAVE_PAGE',
        url,
        html: '<p>Home',
        stylesheets,
        copies: 'owner;60',
      })
    })
    await visit(page, '/associate/team')
    // The worker deletes the copies of other owners before it saves a page. This copy still exists, so no page was saved.
    expect(await copiedPaths(page)).toContain(screenPath)
  })

  test(
    'M014 M017 logout deletes all copies, online and offline',
    { tag: '@gate' },
    async ({ page, context, signIn }) => {
      for (const isOffline of [false, true]) {
        await signIn('P1')
        await visit(page, screenPath)
        await context.setOffline(isOffline)
        await logOut(page)
        await expect(
          page.getByRole('heading', {
            level: 1,
            name: isOffline ? 'Not logged out yet' : 'Channel Partner Login',
          }),
        ).toBeVisible()
        await expect.poll(() => copiedPaths(page)).toEqual([])
        await context.setOffline(true)
        await page.goto(screenPath)
        const name = isOffline ? 'Not logged out yet' : 'No connection'
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
        await context.setOffline(false)
        await context.clearCookies()
      }
    },
  )

  test('M014 a logout without a connection says that the account is still open, and ends the session later', async ({
    page,
    context,
    signIn,
  }) => {
    await signIn('P1')
    await visit(page, screenPath)
    const cookies = await context.cookies()
    await context.setOffline(true)
    await logOut(page)
    await expect(page.getByText("There's no connection, so your account is still open.")).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Channel Partner Login' })).toBeVisible()
    // A copied cookie is dead too.
    await context.addCookies(cookies)
    await page.goto(screenPath)
    await expect(page.getByRole('heading', { level: 1, name: 'Channel Partner Login' })).toBeVisible()
  })

  test('M020 turning saved pages off in Settings removes the worker and its copies', async ({
    page,
    signIn,
  }) => {
    await signIn('P1')
    await visit(page, screenPath)
    await page.goto('/settings')
    await page.getByRole('radio', { name: "Don't keep" }).check()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Settings saved.')).toBeVisible()
    await expect.poll(() => countWorkers(page)).toBe(0)
    expect(await copiedPaths(page)).toEqual([])
  })

  for (const [name, visitInDataSaver] of [
    ['a page', (page: Page) => page.goto('/associate/team')],
    ['logging out', (page: Page) => logOut(page).then(() => page.waitForURL('/login'))],
  ] as const)
    test(`M014 M020 ${name} in Data saver removes the worker and copies`, async ({
      page,
      context,
      signIn,
    }) => {
      await signIn('P1')
      await visit(page, screenPath)
      await context.setExtraHTTPHeaders({ 'Save-Data': 'on' })
      await visitInDataSaver(page)
      await expect.poll(() => copiedPaths(page)).toEqual([])
      await signIn('P1', screenPath)
      await expect(page.getByRole('contentinfo')).toContainText('This page used')
      await expect.poll(() => countWorkers(page)).toBe(0)
      await page.goto(screenPath)
      expect([await countWorkers(page), await copiedPaths(page)]).toEqual([0, []])
      await context.setExtraHTTPHeaders({})
      await visit(page, screenPath)
    })
})

test('M020 the portal can be installed', { tag: ['@request', '@gate'] }, async ({ request }) => {
  const html = await (await request.get('/login')).text()
  expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest"/>')
  const response = await request.get('/manifest.webmanifest')
  expect(response.headers()['content-type']).toContain('application/manifest+json')
  const manifest = (await response.json()) as { name: string; icons: { src: string }[] }
  expect(manifest).toMatchObject({ name: 'Plot Partner', start_url: '/', display: 'standalone' })
  for (const { src } of [...manifest.icons, { src: '/apple-touch-icon.png' }])
    expect((await request.get(src)).headers()['content-type']).toBe('image/png')
})
