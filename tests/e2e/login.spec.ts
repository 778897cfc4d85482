import { allModes, expect, hold, PASSWORD, personas, test } from './fixtures'
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
  'M032 M035 a form that was filled before hydration can be sent afterwards',
  { tag: '@js' },
  async ({ page }) => {
    const release = await hold(page, '**/assets/*.js')
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
    await expect(page.getByRole('alert').getByRole('link', { name: 'Password is required' })).toHaveAttribute(
      'href',
      '#password',
    )
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

test(
  'M038 the login page and the address "/" redirect a person with a session to Bookings or the requested page',
  { tag: [...allModes, '@gate'] },
  async ({ page, signIn }) => {
    await signIn('P1')
    for (const [path, target] of [
      ['/login', '/associate/bookings-by-date'],
      ['/', '/associate/bookings-by-date'],
      ['/login?returnTo=%2Fprofile', '/profile'],
    ] as const) {
      await page.goto(path)
      await expect(page).toHaveURL(target)
    }
  },
)
