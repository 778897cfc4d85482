import { readdirSync } from 'node:fs'
import type { Locator } from '@playwright/test'
import { servers } from '../setup/servers'
import { allModes, expect, test } from './fixtures'

test.describe('shell', () => {
  test(
    'M008 an unknown address is a readable 404 with the menu',
    { tag: allModes },
    async ({ page, signIn }) => {
      await signIn('P1')
      const response = await page.goto('/no/such/page')
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
      await expect(page.getByRole('navigation')).toBeVisible()
      await page.getByRole('link', { name: 'Go to the start page' }).click()
      await expect(page).toHaveURL('/associate/bookings-by-date')
    },
  )

  test(
    'M008 without a session an unknown address gets a page too, and no malformed address causes a server error',
    { tag: allModes },
    async ({ page }) => {
      expect((await page.goto('/no/such/page'))?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
      for (const path of [
        '/%E0%A4%A',
        '/associate/bookings/%E0%A4%A/receipts',
        `${servers.portal.url}//evil.example/x`,
        '/.env',
        '/assets/none.js',
      ]) {
        const response = await page.request.get(path, { maxRedirects: 0 })
        expect(response.status(), path).toBeLessThan(500)
        expect(await response.text(), path).not.toContain('    at ')
      }
    },
  )

  test(
    'M008 an address with an encoded slash in an id, an empty segment or too many letters is a readable 400',
    { tag: allModes },
    async ({ page, signIn, checkPage }) => {
      await signIn('P1')
      const main = page.getByRole('main')
      for (const path of [
        '/associate/bookings/a%2Fb/receipts',
        '/associate/bookings/..%2F..%2Fx/receipts',
        '/associate//bookings',
        `/associate/bookings?plot_no=${'x'.repeat(10_000)}`,
      ]) {
        const response = await page.goto(path)
        expect(response?.status(), path).toBe(400)
        await expect(main.getByRole('heading', { level: 1 }), path).toHaveText('This address cannot be read.')
      }
      await checkPage()
      await main.getByRole('link', { name: 'Go to the start page' }).click()
      await expect(page).toHaveURL('/associate/bookings-by-date')
    },
  )

  test(
    'M009 the title names product and screen, also after navigation',
    { tag: '@gate' },
    async ({ page, signIn }) => {
      await signIn('P1')
      await page.goto('/associate/bookings-by-date')
      await expect(page).toHaveTitle('Plot Partner - Bookings By Month')
      await page
        .getByRole('link', { name: /^Booked [1-9]/ })
        .first()
        .click()
      await expect(page).toHaveTitle('Plot Partner - Booked Plots')
    },
  )

  test('M011 the user menu shows name, initials and Log Out', { tag: '@gate' }, async ({ page, signIn }) => {
    await signIn('P1')
    await page.goto('/associate/bookings-by-date')
    const summary = page.getByText('user menu').locator('..')
    await expect(page.getByText(/^Welcome, /)).toBeHidden()
    await summary.click()
    const welcome = await page.getByText(/^Welcome, /).innerText()
    const name = welcome.replace('Welcome, ', '')
    const initials = name
      .split(/\s+/)
      .map((word) => word[0])
      .join('')
    await expect(summary).toContainText(initials)
    await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible()
  })

  test('M012 the sidebar opens and closes by keyboard', { tag: '@js' }, async ({ page, signIn }) => {
    await signIn('P1')
    await page.goto('/associate/bookings-by-date')
    const menu = page.getByRole('button', { name: 'Menu' })
    await menu.focus()
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await expect(drawer).toBeVisible()
    await expect(drawer.getByRole('link', { name: 'Bookings' })).toBeVisible()
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab')
      const isInside = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      )
      expect(isInside).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(menu).toBeFocused()
    await menu.click()
    await page.mouse.click(10, 300)
    await expect(drawer).toBeHidden()
  })

  test(
    'M012 the sidebar opens and closes without scripts',
    { tag: '@no-js' },
    async ({ page, signIn, checkPage }) => {
      await signIn('P1')
      await page.goto('/associate/bookings-by-date')
      const nav = page.getByRole('navigation')
      const summary = nav.locator('summary', { hasText: 'Menu' })
      const settings = nav.getByRole('link', { name: 'Settings' })
      await summary.click()
      await expect(settings).toBeVisible()
      const head = nav.locator('[data-label=Menu]')
      await expect(head).toBeVisible()
      await summary.click()
      await expect(settings).toBeHidden()
      await summary.click()
      const close = summary.locator('[data-label=Close]')
      expect((await close.boundingBox())?.y).toBe((await head.boundingBox())?.y)
      await checkPage()
      await close.click()
      await expect(settings).toBeHidden()
      await expect(head).toBeHidden()
    },
  )

  test(
    'M012 M013 from 1024 px a rail shows the whole menu instead of bar and drawer',
    { tag: '@gate' },
    async ({ page, signIn }) => {
      await page.setViewportSize({ width: 1024, height: 600 })
      await signIn('P1')
      await page.goto('/settings')
      const nav = page.getByRole('navigation')
      await expect(nav).toHaveCount(1)
      await expect(nav.getByRole('link')).toHaveText([
        ...['Home', 'Commission', 'Bookings', 'Collections', 'Team', 'Reports', 'Gallery', 'Projects'],
        ...['Bank Details', 'Pending Requests', 'Received CMSN', 'Queries'],
        ...['Plot Availability', 'Price Calculator', 'Settings'],
      ])
      const menu = nav.getByText('Menu', { exact: true }).filter({ visible: true })
      await expect(menu).toHaveCount(0)
      const settings = nav.getByRole('link', { name: 'Settings' })
      await expect(settings).toHaveAttribute('aria-current', 'page')
      await settings.focus()
      await expect(settings).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
      await page.setViewportSize({ width: 1023, height: 600 })
      await expect(menu).toHaveCount(1)
      await expect(nav.getByRole('link')).toHaveText(['Home', 'Commission', 'Bookings', 'Team'])
    },
  )

  test(
    'M029 a toast is at the top center and can be closed; a success disappears by itself',
    { tag: ['@js', '@gate'] },
    async ({ page, signIn }) => {
      await signIn('P1')
      await page.goto('/settings')
      await page.getByRole('button', { name: 'Save' }).click()
      const toast = page.getByRole('status').filter({ hasText: 'Settings saved.' })
      await expect(toast).toBeVisible()
      const box = await toast.boundingBox()
      const width = page.viewportSize()?.width ?? 0
      expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(12)
      await expect.poll(async () => (await toast.boundingBox())?.y ?? 999).toBeLessThan(160)
      await toast.getByRole('button', { name: 'Close' }).click()
      await expect(toast).toBeHidden()
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(toast).toBeVisible()
      // A toast stays while the pointer is on it.
      await page.mouse.move(5, 700)
      await expect(toast).toBeHidden({ timeout: 9_000 })
    },
  )

  test(
    'M029 without scripts a banner shows the same message once',
    { tag: '@no-js' },
    async ({ page, signIn }) => {
      await signIn('P1')
      await page.goto('/settings')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('Settings saved.')).toBeVisible()
      await page.reload()
      await expect(page.getByText('Settings saved.')).toHaveCount(0)
    },
  )

  test('M245 the top level has the specified files and folders', { tag: ['@request', '@gate'] }, () => {
    const required = [
      'package.json',
      'tsconfig.json',
      'vite.config.ts',
      'app',
      'server.ts',
      'public',
      'tests',
      'Dockerfile',
      'README.md',
    ]
    expect(readdirSync('.')).toEqual(expect.arrayContaining(required))
    expect(
      readdirSync('.').filter((name) => /^(src|utils|helpers|components|scripts|lib)$/.test(name)),
    ).toEqual([])
  })

  for (const width of [320, 360, 768, 1280])
    test(
      `M028 top bar, menu and page stay in place during requests at ${width} px`,
      { tag: '@js' },
      async ({ page, signIn }) => {
        await page.setViewportSize({ width, height: 740 })
        const longName = 'Sri Venkateswara Plots and Farms Channel Partner Portal'
        await page.route(/\.data/, async (route) => {
          await new Promise((done) => setTimeout(done, 100))
          await route.continue()
        })
        const follow = async (link: Locator) => {
          await link.click()
          await expect(page.getByText('Loading...').first()).toBeAttached()
          await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy')
          await expect(page.getByText('Loading...')).toHaveCount(0)
        }
        const openAndRecord = async (path: string) => {
          await page.goto(path)
          await page.waitForLoadState('networkidle')
          await page
            .locator('header a span')
            .first()
            .evaluate((name, text) => (name.textContent = text), longName)
          await page.evaluate(recordFrames)
        }
        await openAndRecord('/login')
        await follow(page.getByRole('link', { name: /Forgot/ }))
        expect(await page.evaluate(framePlaces)).toHaveLength(1)

        await signIn('P1')
        await openAndRecord('/associate/bookings-by-date')
        await follow(page.getByRole('link', { name: 'By Team' }))
        await follow(page.locator('header').getByRole('link', { name: /^Notifications/ }))
        await follow(page.getByRole('link', { name: longName }))
        expect(await page.evaluate(framePlaces)).toHaveLength(1)
      },
    )
})

/** Records the positions of the top bar, its parts, the page and the bottom bar or rail in every frame. */
function recordFrames() {
  const places = new Set<string>()
  Object.assign(globalThis, { places })
  const record = () => {
    const parts = document.querySelectorAll('header, header > :not([role=status]), main, nav')
    const boxes = [...parts].map((part) => part.getBoundingClientRect())
    places.add(boxes.map(({ x, y, width }) => [x, y + scrollY, width].join(' ')).join(', '))
    requestAnimationFrame(record)
  }
  record()
}

const framePlaces = () => [...(globalThis as unknown as { places: Set<string> }).places]
