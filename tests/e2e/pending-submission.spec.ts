import type { Page } from '@playwright/test'
import { expect, PASSWORD, perMode, test } from './fixtures'
import { LoginPage } from '../pages/login-page'

const expectSealed = (page: Page) => expect(page.getByText('Log in to send what you typed.')).toBeVisible()

async function signInAgain(page: Page, user: string) {
  await expect(page.getByRole('heading', { name: 'Channel Partner Login' })).toBeVisible()
  await expectSealed(page)
  // The frame of the ended session is gone.
  await expect(page.getByRole('link', { name: /^Notifications/ })).toHaveCount(0)
  await new LoginPage(page).logIn(user, 'wrong-one')
  await expect(page.getByText('Login failed').first()).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { name: 'Finish what you started' })).toBeVisible()
  await expect(page).toHaveTitle('Plot Partner - Finish what you started')
}

test.describe('a form whose session ended', () => {
  test(
    'is sealed during the login and sent when the person confirms',
    { tag: '@gate' },
    async ({ page, context, faulty, checkPage }) => {
      test.slow()
      const user = perMode('9000000073', '9000000074')
      await faulty.signIn(user, '/update-profile')
      await page.getByLabel('Address').fill('7, గుడి వీధి\nరెండవ అంతస్తు')
      await context.clearCookies({ name: 'session' })
      await page.getByRole('button', { name: 'Save' }).click()
      await signInAgain(page, user)
      await expect(page.getByRole('definition').filter({ hasText: 'గుడి వీధి' })).toHaveText(
        '7, గుడి వీధి\nరెండవ అంతస్తు',
        { useInnerText: true },
      )
      await checkPage()
      await page.getByRole('button', { name: 'Send now' }).click()
      await expect(page.getByText('Profile Updated.')).toBeVisible()
      await expect(page).toHaveURL(`${faulty.url}/profile`)
      await expect(page.getByText('రెండవ అంతస్తు')).toBeVisible()
    },
  )

  test(
    'M016 is neither sent nor shown if another person logs in',
    { tag: '@gate' },
    async ({ page, context, faulty }) => {
      test.slow()
      await faulty.signIn('P1', '/update-profile')
      await page.getByLabel('Address').fill('A secret of the canary')
      await context.clearCookies({ name: 'session' })
      await page.getByRole('button', { name: 'Save' }).click()
      await expectSealed(page)
      expect(await page.content()).not.toContain('canary')
      await new LoginPage(page).logIn('9000000003')
      await expect(page).toHaveURL(`${faulty.url}/update-profile`)
      await expect(page.getByRole('heading', { name: 'Edit Profile' })).toBeVisible()
      expect(await page.content()).not.toContain('canary')
      await page.goto(`${faulty.url}/profile`)
      await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
      expect(await page.content()).not.toContain('canary')
      expect((await faulty.calls()).filter(({ path }) => path.includes('edit-profile'))).toEqual([])
    },
  )

  test(
    'M016 is sealed even if its image is still uploading',
    { tag: '@no-js' },
    async ({ page, context, faulty }) => {
      await faulty.signIn('P6', '/bank-details')
      await page.getByLabel('Bank Name').fill('Union Bank of Tests')
      await page
        .getByLabel('Passbook or cheque image')
        .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(9 * 1024 * 1024) })
      await context.clearCookies({ name: 'session' })
      await page.getByRole('button', { name: 'Submit' }).click()
      await expectSealed(page)
    },
  )

  test('M016 after a form of passwords only, login says that the change was not saved and returns to the form', async ({
    page,
    context,
    faulty,
    checkPage,
  }) => {
    await faulty.signIn('P1', '/change-password')
    await page.getByLabel('New Password', { exact: true }).fill('Canary#1')
    await page.getByLabel('Confirm Password', { exact: true }).fill('Canary#1')
    await context.clearCookies({ name: 'session' })
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText('Your change was not saved.')).toBeVisible()
    expect(await page.content()).not.toContain('Canary#1')
    await checkPage()
    await new LoginPage(page).logIn('9000000001')
    await expect(page).toHaveURL(`${faulty.url}/change-password`)
  })

  test('is not saved if another person has logged in since the page was opened', async ({ page, signIn }) => {
    await signIn('9000000073', '/update-profile')
    await page.getByLabel('Address').fill('8, Nobody Street')
    await signIn('9000000074')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('A different user opened this form, so nothing was saved.')).toBeVisible()
    await page.goto('/profile')
    await expect(page.getByText('8, Nobody Street')).toBeHidden()
  })
})
