import { readdirSync } from 'node:fs'
import type { Locator } from '@playwright/test'
import { allModes, expect, test } from './fixtures'

test(
  'M008 an unknown or unreadable address is a readable page with the menu',
  { tag: [...allModes, '@gate'] },
  async ({ page, signIn, checkPage }) => {
    await signIn('P1')
    const main = page.getByRole('main')
    for (const [path, status, heading] of [
      ['/no/such/page', 404, 'Page not found'],
      ['/associate/bookings/a%2Fb/receipts', 400, 'This address cannot be read.'],
      [`/associate/bookings?plot_no=${'x'.repeat(10_000)}`, 400, 'This address cannot be read.'],
    ] as const) {
      const response = await page.goto(path)
      expect(response?.status(), path).toBe(status)
      await expect(main.getByRole('heading', { level: 1 }), path).toHaveText(heading)
      if (status === 404) await expect(page.getByRole('navigation')).toBeVisible()
      await checkPage()
    }
    await main.getByRole('link', { name: 'Go to the start page' }).click()
    await expect(page).toHaveURL('/associate/bookings-by-date')
  },
)

test('M011 the user menu shows name, initials and Log Out', { tag: '@gate' }, async ({ page, signIn }) => {
  await signIn('P1', '/associate/bookings-by-date')
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
  await signIn('P1', '/associate/bookings-by-date')
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
    await signIn('P1', '/associate/bookings-by-date')
    const nav = page.getByRole('navigation')
    const summary = nav.locator('summary', { hasText: 'Menu' })
    const settings = nav.getByRole('link', { name: 'Settings' })
    await summary.click()
    await expect(settings).toBeVisible()
    await checkPage()
    await summary.click()
    await expect(settings).toBeHidden()
  },
)

test(
  'M012 M013 from 1024 px a rail shows the whole menu instead of bar and drawer',
  { tag: '@gate' },
  async ({ page, signIn }) => {
    await page.setViewportSize({ width: 1024, height: 600 })
    await signIn('P1', '/settings')
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
    await signIn('P1', '/settings')
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

test(
  'M028 top bar, menu and page stay in place during requests',
  { tag: '@js' },
  async ({ page, signIn }) => {
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
    await signIn('P1', '/associate/bookings-by-date')
    await page.waitForLoadState('networkidle')
    await page.evaluate(recordFrames)
    await follow(page.getByRole('link', { name: 'By Team' }))
    await follow(page.locator('header').getByRole('link', { name: /^Notifications/ }))
    expect(await page.evaluate(framePlaces)).toHaveLength(1)
  },
)

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
