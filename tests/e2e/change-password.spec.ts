import type { Page } from '@playwright/test'
import { expect, isJs, PASSWORD, refusal, test } from './fixtures'
import { LoginPage } from '../pages/login-page'

const fields = (page: Page) => ({
  password: page.getByLabel('New Password', { exact: true }),
  confirmation: page.getByLabel('Confirm Password', { exact: true }),
})

test('M075 shows two fields and the rules', { tag: '@gate' }, async ({ page, signIn }) => {
  await signIn('P1', '/change-password')
  await expect(page).toHaveTitle('Plot Partner - Change Password')
  const { password, confirmation } = fields(page)
  await expect(password).toHaveAttribute('autocomplete', 'new-password')
  await expect(confirmation).toHaveAttribute('autocomplete', 'new-password')
  const rules = page.getByRole('region', { name: 'Password rules' })
  for (const rule of [
    'at least 6 characters',
    'not begin or end with a space',
    'allowed special characters (!,#,@,$)',
  ])
    await expect(rules.getByRole('listitem').filter({ hasText: rule })).toBeVisible()
})

test('M075 the address that password managers open leads to Change Password, after a login', async ({
  page,
  request,
}) => {
  const wellKnown = '/.well-known/change-password'
  const response = await request.get(wellKnown, { maxRedirects: 0 })
  expect([response.status(), response.headers().location]).toEqual([302, '/change-password'])
  await page.goto(wellKnown)
  await new LoginPage(page).logIn('hg1085@demo.example')
  await expect(page).toHaveURL('/change-password')
  // A password manager checks that unknown addresses have no status 200.
  const unknown = await request.get(
    '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200',
  )
  expect(unknown.status()).toBe(404)
})

test(
  'M075 M080 typing ticks the fulfilled rules, "Show" is announced, and Submit waits for valid input',
  { tag: ['@js', '@gate'] },
  async ({ page, signIn }) => {
    await signIn('P1', '/change-password')
    const { password, confirmation } = fields(page)
    const rule = (words: string) => page.getByRole('listitem').filter({ hasText: words })
    const submit = page.getByRole('button', { name: 'Submit' })
    await expect(submit).toBeDisabled()
    await password.fill('Ab1 ')
    await expect(rule('at least 6 characters')).toContainText('not yet')
    await expect(rule('not begin or end with a space')).toContainText('not yet')
    await password.fill('Ab1!@#')
    for (const words of ['at least 6', 'not begin', 'special characters'])
      await expect(rule(words)).toContainText('done')
    await confirmation.fill('Ab1!@$')
    await expect(submit).toBeDisabled()
    await confirmation.fill('Ab1!@#')
    await expect(submit).toBeEnabled()
    await page.getByRole('button', { name: 'Show New Password' }).click()
    await expect(password).toHaveAttribute('type', 'text')
    await expect(page.getByText('New Password is shown')).toBeAttached()
    await page.getByRole('button', { name: 'Hide New Password' }).click()
    await expect(page.getByText('New Password is hidden')).toBeAttached()
  },
)

const invalidInputs = [
  ['', '', 'Password is required', 'Confirm Password is required'],
  ['Plots%2026', 'Plots%2026', 'Password rules not matched', ''],
  ['Plots@2026', 'Plots@2027', '', 'Passwords not matched'],
] as const
test(
  'M077 M078 M079 an invalid password, and a confirmation that differs, get the specified messages',
  { tag: '@gate' },
  async ({ page, signIn }) => {
    await signIn('P1')
    const { password, confirmation } = fields(page)
    for (const [typedPassword, typedConfirmation, passwordError, confirmationError] of invalidInputs) {
      await page.goto('/change-password')
      await password.fill(typedPassword)
      await confirmation.fill(typedConfirmation)
      await confirmation.press('Enter')
      await expect(page).toHaveTitle('Error: Plot Partner - Change Password')
      await expect(password).toHaveAccessibleDescription(passwordError)
      await expect(confirmation).toHaveAccessibleDescription(confirmationError)
    }
  },
)

test(
  'M076 Cancel returns to the previous page, or to the profile',
  { tag: '@gate' },
  async ({ page, signIn }) => {
    await signIn('P1', '/change-password')
    await expect(page.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/profile')
    await page.goto('/associate/bookings-by-date?plot_no=12')
    await page.evaluate("location.assign('/change-password')")
    await expect(page.getByRole('link', { name: 'Cancel' })).toHaveAttribute(
      'href',
      '/associate/bookings-by-date?plot_no=12',
    )
    await fields(page).password.press('Enter')
    await expect(page.getByText('There is a problem')).toBeVisible()
    await page.getByRole('link', { name: 'Cancel' }).click()
    await expect(page).toHaveURL('/associate/bookings-by-date?plot_no=12')
  },
)

test(
  'M082 a refusal shows the server’s message, and the form can be sent again',
  { tag: '@gate' },
  async ({ page, faulty }) => {
    await faulty.signIn(isJs() ? '9000000085' : '9000000086')
    await faulty.setReply('change-password', refusal('Not today.'), 1)
    await page.goto(`${faulty.url}/change-password`)
    const { password, confirmation } = fields(page)
    await password.fill(PASSWORD)
    await confirmation.fill(PASSWORD)
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByRole('alert').getByText('Not today.')).toBeVisible()
    await expect(password).toHaveValue('')
    await password.fill(PASSWORD)
    await confirmation.fill(PASSWORD)
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page).toHaveURL(`${faulty.url}/profile`)
    const calls = (await faulty.calls()).filter(({ path }) => path.includes('change-password'))
    expect(calls.map(({ method, query }) => ({ method, query }))).toEqual(
      Array(2).fill({
        method: 'POST',
        query: { new_password: PASSWORD, new_password_confirmation: PASSWORD },
      }),
    )
  },
)
