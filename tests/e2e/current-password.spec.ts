import type { Page } from '@playwright/test'
import { ageSession, expect, test } from './fixtures'

const currentPassword = (page: Page) => page.getByLabel('Current Password', { exact: true })
const submit = (page: Page) => page.getByRole('button', { name: 'Submit' }).click()
const HINT = "You logged in a while ago. Enter your password to confirm it's you."
test(
  'M067 M094 in a new session the forms have only the specified fields',
  { tag: '@gate' },
  async ({ page, signIn }) => {
    await signIn('P6')
    for (const [path, labels] of [
      ['/change-password', ['New Password', 'Confirm Password']],
      ['/mobile-update', ['Current Mobile', 'New Mobile']],
      [
        '/bank-details',
        ['Bank Name', 'Account Number', 'Confirm Account Number', 'IFSC Code', 'Passbook or cheque image'],
      ],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible()
      await expect(page.getByRole('main').locator('label')).toHaveText([...labels])
    }
  },
)

// With JavaScript the page reports the other fields before it sends the form.
test(
  'M068 M077 M103 a missing password is listed with the other errors',
  { tag: ['@no-js', '@gate'] },
  async ({ page, context, signIn }) => {
    await signIn('P1')
    for (const [path, field, error] of [
      ['/mobile-update', 'New Mobile', /Mobile is required\./],
      ['/change-password', 'Confirm Password', /Confirm Password is required/],
      ['/bank-details', 'IFSC Code', /IFSC Code is Required/],
    ] as const) {
      await page.goto(path)
      await ageSession(context)
      await submit(page)
      await expect(
        page.getByRole('alert').getByRole('link', { name: 'Current Password is required' }),
      ).toBeVisible()
      await expect(page.getByLabel(field, { exact: true })).toHaveAccessibleDescription(error)
    }
  },
)

test('M067 if ten minutes pass while the form is open, submitting it asks for the password', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('P1', '/mobile-update')
  await page.getByLabel('New Mobile').fill('9222200001')
  await ageSession(context)
  await submit(page)
  await expect(currentPassword(page)).toHaveAccessibleDescription(`${HINT} Current Password is required`)
  await expect(page.getByLabel('New Mobile')).toHaveValue('9222200001')
})
