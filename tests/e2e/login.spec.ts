import type { Page } from '@playwright/test'
import { allModes, expect, PASSWORD, personas, test } from './fixtures'
import { servers } from '../setup/servers'

const userIdLabel = 'User ID'

test('M001 a file requested without a session downloads after login', async ({ page }) => {
  await page.goto('/associate/bookings.csv')
  await page.locator('#userId').fill(personas.P1)
  await page.locator('#password').fill(PASSWORD)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Login' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.csv$/)
})

test.describe('login', () => {
  test(
    'M032 shows and hides the password, and disables Login while the form is invalid',
    { tag: ['@js', '@gate'] },
    async ({ page }) => {
      await page.goto('/login')
      const password = page.getByLabel('Password', { exact: true })
      const login = page.getByRole('button', { name: 'Login' })
      await expect(login).toHaveAttribute('aria-disabled', 'true')
      await page.getByLabel(userIdLabel).fill(personas.P1)
      await password.fill('Plo')
      await expect(login).toHaveAttribute('aria-disabled', 'true')
      await password.fill('Plots')
      await expect(login).not.toHaveAttribute('aria-disabled')
      await expect(password).toHaveAttribute('type', 'password')
      await page.getByRole('button', { name: 'Show Password' }).click()
      await expect(password).toHaveAttribute('type', 'text')
      await page.getByRole('button', { name: 'Hide Password' }).click()
      await expect(password).toHaveAttribute('type', 'password')
    },
  )

  test(
    'M032 one slow press below an invalid field is enough, and the error follows',
    { tag: '@js' },
    async ({ page }) => {
      await page.goto('/login')
      const password = page.getByLabel('Password', { exact: true })
      await expect(page.getByRole('button', { name: 'Show Password' })).toBeVisible()
      await password.fill('Plo')
      await page.getByRole('heading', { level: 1 }).click({ delay: 50 })
      await expect(password).toHaveAttribute('aria-invalid', 'true')
      await password.fill('Plots')
      await expect(password).not.toHaveAttribute('aria-invalid')
      await page.reload()
      await expect(page.getByRole('button', { name: 'Show Password' })).toBeVisible()
      await password.fill('Plo')
      await page.getByRole('link', { name: 'Forgot Password' }).click({ delay: 200 })
      await expect(page).toHaveURL('/forgot-password')
    },
  )

  test(
    'M032 without scripts Show Password is absent, and Login is enabled from the start',
    { tag: '@no-js' },
    async ({ page }) => {
      await page.goto('/login')
      await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled()
      await expect(page.getByRole('button', { name: /Show/ })).toHaveCount(0)
    },
  )

  test(
    'M032 M035 a form that was filled before hydration can be sent afterwards',
    { tag: '@js' },
    async ({ page }) => {
      const { release } = await holdScripts(page)
      await page.goto('/login', { waitUntil: 'commit' })
      await page.getByLabel(userIdLabel).fill(personas.P2)
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
      release()
      await expect(page.getByRole('button', { name: 'Show Password' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled()
      await page.getByRole('button', { name: 'Login' }).click()
      await expect(page).toHaveURL('/associate/bookings-by-date')
    },
  )

  test(
    'M033 a missing value has an error at its field, in the page title and in a summary',
    { tag: '@gate' },
    async ({ page }) => {
      await page.goto('/login')
      await page.getByLabel(userIdLabel).press('Enter')
      await expect(page.getByLabel(userIdLabel)).toHaveAccessibleDescription(/Mobile or Email is required/)
      await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
        'Password is required',
      )
      await expect(page).toHaveTitle('Error: Plot Partner - Login')
      await expect(
        page.getByRole('alert').getByRole('link', { name: 'Password is required' }),
      ).toHaveAttribute('href', '#password')
    },
  )

  test(
    'M034 login sends field, password and app_type=2, without a token',
    { tag: ['@js', '@request', '@gate'] },
    async ({ page, request }) => {
      const user = 'nobody@demo.example'
      await page.goto(`${servers.faultyPortal.url}/login`)
      await page.getByLabel(userIdLabel).fill(user)
      await page.getByLabel('Password', { exact: true }).fill('wrong-password')
      await page.getByRole('button', { name: 'Login' }).click()
      await expect(page.getByRole('alert').getByText('Login failed')).toBeVisible()
      const response = await request.get(`${servers.faultyUpstream.url}/__calls`, { params: { token: user } })
      expect(await response.json()).toEqual([
        expect.objectContaining({
          method: 'POST',
          path: '/auth/login',
          query: { field: user, password: 'wrong-password', app_type: '2' },
          contentType: 'text/plain',
          hasToken: false,
          body: '',
        }),
      ])
    },
  )

  test('M036 a refusal shows "Login failed" and the server’s message, keeps the User ID, and clears the password', async ({
    page,
  }) => {
    await page.goto('/login')
    await page.getByLabel(userIdLabel).fill(personas.P1)
    await page.getByLabel('Password', { exact: true }).fill('wrong-password')
    await page.getByRole('button', { name: 'Login' }).click()
    const alert = page.getByRole('alert').filter({ hasText: 'Login failed' })
    await expect(alert).toContainText('Invalid user id or password.')
    await expect(page.getByLabel(userIdLabel)).toHaveValue(personas.P1)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
    await expect(page).toHaveTitle('Error: Plot Partner - Login')
  })

  test(
    'M037 a user of another type is rejected and gets no session',
    { tag: [...allModes, '@gate'] },
    async ({ page, context }) => {
      await page.goto('/login')
      await page.getByLabel(userIdLabel).fill(personas.P4)
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await page.getByRole('button', { name: 'Login' }).click()
      await expect(page.getByRole('alert').filter({ hasText: 'Login failed' })).toContainText(
        'Only channel partners can login here',
      )
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('session')
    },
  )

  test('M035 login returns to the page that was requested last', async ({ page }) => {
    await page.goto('/settings?from=test')
    await page.goto('/associate/bookings-by-date?plot_no=12%2FA')
    await expect(page).toHaveURL('/login?returnTo=%2Fassociate%2Fbookings-by-date%3Fplot_no%3D12%252FA')
    await page.getByLabel(userIdLabel).fill(personas.P1)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page).toHaveURL('/associate/bookings-by-date?plot_no=12%2FA')
  })

  test(
    'M038 the login page and the address "/" redirect a person with a session to Bookings',
    { tag: [...allModes, '@gate'] },
    async ({ page, signIn }) => {
      await signIn('P1')
      for (const path of ['/login', '/']) {
        await page.goto(path)
        await expect(page).toHaveURL('/associate/bookings-by-date')
      }
    },
  )

  test(
    'M039 forgot_pwd_flag has no effect on a password login',
    { tag: ['@request', '@gate'] },
    async ({ request }) => {
      const response = await request.post('/login', {
        form: { userId: personas.P5, password: PASSWORD },
        headers: { Origin: servers.portal.url },
        maxRedirects: 0,
      })
      expect(response.headers().location).toBe('/associate/bookings-by-date')
    },
  )
})

async function holdScripts(page: Page) {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  return { release }
}
