import type { Page } from '@playwright/test'
import { expect, PASSWORD, personas, test } from './fixtures'

const profile = '/update-profile'
const MINUTES = 60_000
const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('typed-text'))

/** Until the page's own watch runs, and what was typed is heard of. */
async function typeAddress(page: Page, text: string) {
  await page.goto(profile)
  await page.waitForFunction(() => localStorage.getItem('active-at') !== null)
  await page.getByLabel('Address').fill(text)
}

async function signInAgain(page: Page, user: string) {
  await page.getByLabel('User ID').fill(user)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
}

test.describe('what was typed when the session ended', { tag: '@js' }, () => {
  test.slow()

  test('M016 is back on the same page after the idle time and a new sign-in', async ({ page, signIn }) => {
    await signIn('P2')
    await page.clock.install()
    await typeAddress(page, '9, Lake View\nSecond floor')
    await page.clock.fastForward(60 * MINUTES + 1000)
    await expect(page).toHaveURL(`/login?returnTo=${encodeURIComponent(profile)}`)
    expect(await kept(page)).toMatch(/^[\d,]+$/)
    await signInAgain(page, personas.P2)
    await expect(page).toHaveURL(profile)
    await expect(page.getByLabel('Address')).toHaveValue('9, Lake View\nSecond floor')
    await expect(page.getByText('What you typed is back.')).toBeVisible()
    expect(await kept(page)).toBeNull()
  })

  test('M016 in another tab is back there, and for nobody else', async ({ page, context, signIn }) => {
    await signIn('P2')
    await typeAddress(page, 'Typed in one tab')
    // The session ends in the other tab, and not by hand.
    const other = await context.newPage()
    const others = await context.newPage()
    await typeAddress(others, 'Typed in a third')
    await context.clearCookies({ name: 'session' })
    await other.goto('/associate/team')
    for (const tab of [page, others])
      await expect(tab).toHaveURL(`/login?returnTo=${encodeURIComponent(profile)}`)
    await signInAgain(page, personas.P2)
    await expect(page.getByLabel('Address')).toHaveValue('Typed in one tab')
    await context.clearCookies({ name: 'session' })
    await signInAgain(others, personas.P1)
    await expect(others).toHaveURL(profile)
    await expect.poll(() => kept(others)).toBeNull()
    await expect(others.getByLabel('Address')).not.toHaveValue('Typed in a third')
  })

  test('M014 who signs out by hand leaves nothing of it in any tab', async ({ page, context, signIn }) => {
    await signIn('P2')
    await typeAddress(page, 'Not to be found')
    const other = await context.newPage()
    await other.goto('/profile')
    await other.waitForFunction(() => localStorage.getItem('active-at') !== null)
    await other.getByText('user menu').locator('..').click()
    await other.getByRole('button', { name: 'Log Out' }).click()
    await expect(page).toHaveURL(/\/login\?returnTo=/)
    expect(await kept(page)).toBeNull()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Channel Partner Login' })).toBeVisible()
  })

  test('M016 secrets are never kept', async ({ page, context, signIn }) => {
    await signIn('P2')
    await page.goto('/change-password')
    await page.waitForFunction(() => localStorage.getItem('active-at') !== null)
    await page.getByLabel('New Password', { exact: true }).fill('Secret@123')
    const other = await context.newPage()
    await context.clearCookies({ name: 'session' })
    await other.goto('/profile')
    await expect(page).toHaveURL(/\/login\?returnTo=/)
    expect(await kept(page)).toBeNull()
  })
})

test.describe('a form that the connection breaks off', { tag: '@js' }, () => {
  test('M026 M243 stays as it was typed, with the browser’s own words, and can be sent again', async ({
    page,
    context,
    signIn,
  }) => {
    await signIn('9000000071')
    await typeAddress(page, '4, Temple Road')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('alert').getByText(/^Error: ./)).toBeVisible()
    await expect(page.getByLabel('Address')).toHaveValue('4, Temple Road')
    await context.setOffline(false)
    // It is sent, and the answer never comes.
    await page.route('**/update-profile.data*', async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    const lost = page.waitForEvent('requestfailed')
    await page.getByRole('button', { name: 'Save' }).click()
    await lost
    await expect(page.getByRole('alert').getByText(/^Error: ./)).toBeVisible()
    await expect(page.getByLabel('Address')).toHaveValue('4, Temple Road')
    await page.unroute('**/update-profile.data*')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page).toHaveURL('/profile')
    await expect(page.getByText('4, Temple Road')).toBeVisible()
  })
})

test(
  'M038 M016 the sign-in page of a tab leads on to where it was, once another tab has signed in',
  { tag: '@request' },
  async ({ page, signIn }) => {
    await signIn('P1')
    const answer = await page.request.get('/login?returnTo=%2Fprofile', { maxRedirects: 0 })
    expect(answer.headers().location).toBe('/profile')
  },
)
