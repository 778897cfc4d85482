import type { Route } from '@playwright/test'
import { bookedLink, expect, test, waitForHydration } from './fixtures'
import { LoginPage } from '../pages/login-page'

const screenPath = '/associate/bookings-by-date'

test(
  'M036 M026 if the upstream is down during login, the form shows an error and keeps the User ID',
  { tag: '@gate' },
  async ({ page, faulty }) => {
    const user = `down-${Math.random()}@demo.example`
    await faulty.setReplyFor(user, 'auth/login', { kind: 'reset' })
    await page.goto(`${faulty.url}/login`)
    await new LoginPage(page).logIn(user, 'secret-word')
    await expect(page.getByRole('alert').filter({ hasText: 'Login failed' })).toContainText(
      'Something went wrong.',
    )
    await expect(page.getByLabel('User ID')).toHaveValue(user)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  },
)

test('M026 M027 a failed client navigation shows a message', { tag: '@js' }, async ({ page, faulty }) => {
  await faulty.signIn('P1', screenPath)
  await faulty.setReply('agentwise', { kind: 'status', status: 500 })
  await bookedLink(page).click()
  await expect(page.getByRole('alert').getByText('Something went wrong.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible()
})

const NO_CONNECTION = 'Error: No connection. Check your network and try again.'

test(
  'M008 M026 an offline browser stays on the page with a message, even if the script of the linked screen never loaded',
  { tag: '@js' },
  async ({ page, context, signIn }) => {
    await signIn('P1', screenPath)
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible()
    await context.setOffline(true)
    const plotsLink = bookedLink(page)
    const csvLink = page.getByRole('link', { name: /CSV/ }).first()
    for (const link of [plotsLink, csvLink]) {
      await link.click()
      await expect(page.getByRole('alert').getByText(NO_CONNECTION)).toBeVisible()
      await expect(page).toHaveURL(screenPath)
      await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible()
      await page.getByRole('button', { name: 'Close' }).click()
      await expect(page.getByRole('alert').getByText(NO_CONNECTION)).toHaveCount(0)
    }
    await context.setOffline(false)
    await plotsLink.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Booked Plots' })).toBeVisible()
  },
)

test(
  'M026 M143 a failed "Load More" leaves the rows, shows a message, and can be repeated',
  { tag: '@js' },
  async ({ page, signIn }) => {
    await signIn('P1')
    const loadMore = page.getByRole('link', { name: 'Load More' })
    const nextRows = /\.data\?.*only=1/
    for (const fail of [
      (route: Route) => route.abort('connectionfailed'),
      (route: Route) => route.fulfill({ status: 502, body: 'Bad gateway' }),
    ]) {
      await page.goto('/associate/commission/payments')
      await waitForHydration(page)
      await page.route(nextRows, fail)
      await loadMore.click()
      await expect(page.getByRole('status').getByText('Something went wrong.')).toBeVisible()
      await expect(page.locator('#page-1')).toBeVisible()
      await page.unroute(nextRows)
    }
    await loadMore.click()
    await expect(page).toHaveURL(/page=2/)
    await expect(page.getByText('Something went wrong.')).toHaveCount(0)
  },
)

test(
  'M008 M026 if the connection breaks while a screen loads, a portal page shows the menu and a link to try again',
  { tag: '@js' },
  async ({ page, signIn }) => {
    await signIn('P1', screenPath)
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible()
    const dataAndAssets = /\.data|\/assets\/|favicon/
    await page.route(dataAndAssets, (route) => route.abort('connectionfailed'))
    await bookedLink(page).click()
    await expect(page.getByRole('alert').getByText(NO_CONNECTION)).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0)
    await page.unroute(dataAndAssets)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Booked Plots' })).toBeVisible()
  },
)

test(
  'M008 a screen loads as a document if a deploy removed its script',
  { tag: '@js' },
  async ({ page, signIn }) => {
    await signIn('P1', screenPath)
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible()
    await page.route('**/assets/*route-*.js', (route) => route.fulfill({ status: 404 }))
    const documentRequest = page.waitForRequest((request) => request.isNavigationRequest())
    await bookedLink(page).click()
    await documentRequest
    await expect(page.getByRole('heading', { level: 1, name: 'Booked Plots' })).toBeVisible()
  },
)
