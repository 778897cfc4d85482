import type { Page } from '@playwright/test'
import { expect, isJs, perMode, personas, test, wrongOtp } from './fixtures'
import { servers } from '../setup/servers'
import { msUntil, stopClock } from './page-clock'

async function requestOtp(page: Page, userId: string, portal = '') {
  await page.goto(`${portal}/forgot-password`)
  await page.getByLabel('Mobile or Email').fill(userId)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('heading', { name: 'Enter OTP' })).toBeVisible()
}

async function enterOtp(page: Page, code: string) {
  await page.getByLabel('OTP').fill(code)
  await page.getByLabel('OTP').press('Enter')
}

test.describe('forgot password', () => {
  test(
    'M031 M040 M042 "Forgot Password" leads from login, through an email address, to the field for the OTP',
    { tag: '@gate' },
    async ({ page, checkPage }) => {
      await page.goto('/login')
      await page.getByRole('link', { name: 'Forgot Password' }).click()
      await expect(page).toHaveURL('/forgot-password')
      await expect(page).toHaveTitle('Plot Partner - Forgot Password')
      await page.getByLabel('Mobile or Email').press('Enter')
      await expect(page.getByLabel('Mobile or Email')).toHaveAccessibleDescription(
        'Please enter mobile or email',
      )
      await expect(page).toHaveTitle('Error: Plot Partner - Forgot Password')
      await checkPage()
      await page.getByLabel('Mobile or Email').fill(perMode('hg1030@demo.example', 'hg1031@demo.example'))
      await page.getByRole('button', { name: 'Submit' }).click()
      await expect(page).toHaveURL('/forgot-password/otp')
      await expect(page.getByText('OTP Generated.')).toBeVisible()
      const otp = page.getByLabel('OTP')
      await expect(otp).toHaveAttribute('inputmode', 'numeric')
      await expect(otp).toHaveAttribute('autocomplete', 'one-time-code')
      await expect(otp).toHaveAttribute('maxlength', '4')
      await otp.press('Enter')
      await expect(otp).toHaveAccessibleDescription('Please enter OTP')
    },
  )

  test(
    'M043 M047 M048 rejects a wrong OTP; the right OTP logs in',
    { tag: '@gate' },
    async ({ page, takeOtp }) => {
      const user = perMode('9000000081', '9000000082')
      await requestOtp(page, user)
      const code = await takeOtp(user)
      await enterOtp(page, wrongOtp(code))
      await expect(page.getByLabel('OTP')).toHaveAccessibleDescription('OTP is invalid.')
      await expect(page).toHaveTitle('Error: Plot Partner - Enter OTP')
      await expect(page.getByLabel('OTP')).toHaveValue('')
      await enterOtp(page, code)
      await expect(page).toHaveURL('/associate/bookings-by-date')
    },
  )

  test('M044 an early press of Resend shows how long to wait', { tag: '@no-js' }, async ({ page }) => {
    await requestOtp(page, 'early@demo.example')
    // Without scripts the button only looks disabled.
    await page.getByRole('button', { name: 'Resend' }).press('Enter')
    await expect(page.getByRole('alert').getByText(/another OTP in \d+ seconds?\./)).toBeVisible()
    await expect(page.getByLabel('OTP')).toBeVisible()
  })

  test('M045 "Back to Login" discards the OTP', { tag: '@gate' }, async ({ page, context, takeOtp }) => {
    const user = perMode('9000000075', '9000000076')
    await requestOtp(page, user)
    const code = await takeOtp(user)
    const challengeCookies = (await context.cookies()).filter(({ name }) => name === 'challenge')
    await page.getByRole('button', { name: 'Back to Login' }).click()
    await expect(page).toHaveURL('/login')
    await page.goto('/forgot-password/otp')
    await expect(page).toHaveURL('/forgot-password')
    await context.addCookies(challengeCookies)
    await page.goto('/forgot-password/otp')
    await enterOtp(page, code)
    await expect(page.getByLabel('OTP')).toHaveAccessibleDescription(/can no longer be used/)
  })

  test(
    'M049 rejects another user type and returns to login after 5 seconds',
    { tag: '@gate' },
    async ({ page, context, takeOtp, checkPage }) => {
      // Both modes log in as the only office account, so each mode uses its own API.
      const portal = isJs() ? '' : servers.faultyPortal.url
      if (isJs()) await page.clock.install()
      await requestOtp(page, personas.P4, portal)
      const code = await takeOtp(personas.P4)
      if (isJs()) await stopClock(page)
      await enterOtp(page, code)
      await expect(page.getByRole('alert').getByText('Only channel partners can login here')).toBeVisible()
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('session')
      // Without scripts the page may redirect while `checkPage` runs.
      if (isJs()) {
        let isLeaving = false
        page.on('request', (request) => {
          if (request.url().includes('/login.data')) isLeaving = true
        })
        await checkPage()
        const delayMs = await msUntil(page, async () => isLeaving)
        expect(delayMs).toBeGreaterThanOrEqual(5_000)
        expect(delayMs).toBeLessThan(6_000)
      } else {
        const refresh = page.locator('meta[http-equiv=refresh]')
        await expect(refresh).toHaveAttribute('content', '5; url=/login')
      }
      await expect(page).toHaveURL(`${portal}/login`)
    },
  )

  test(
    'X064 M042 a code sent by mail names the email address',
    { tag: '@gate' },
    async ({ page, faulty }) => {
      const user = perMode('mailed-js@demo.example', 'mailed-no-js@demo.example')
      const reply = { status: true, message: 'Sent.', otp: '0417', owner_contact_number: 'm…@demo.example' }
      await faulty.setReplyFor(user, 'auth/forgot-password', { kind: 'body', body: JSON.stringify(reply) })
      await requestOtp(page, user, faulty.url)
      await expect(page.getByText('We sent a 4-digit OTP to m…@demo.example.')).toBeVisible()
    },
  )

  test(
    'M041 M044 after five codes the message points to the password or the office',
    { tag: '@gate' },
    async ({ page }) => {
      const userId = perMode('many-js@demo.example', 'many-no-js@demo.example')
      for (let count = 0; count < 5; count++)
        await page.request.post('/forgot-password?index', {
          headers: { Origin: servers.portal.url },
          form: { userId },
          maxRedirects: 0,
        })
      await page.goto('/forgot-password')
      await page.getByLabel('Mobile or Email').fill(userId)
      await page.getByRole('button', { name: 'Submit' }).click()
      const message = 'Too many codes were requested. Log in with your password, or contact the office.'
      await expect(page.getByRole('alert').getByText(message)).toBeVisible()
      await expect(page.getByLabel('Mobile or Email')).toHaveValue(userId)
      await page.getByRole('link', { name: 'Back to Login' }).click()
      await expect(page).toHaveURL('/login')
    },
  )
})

test.describe('forced password change', () => {
  test(
    'M048 M083 M084 if an OTP login requires a new password, only the new password and logout are available',
    { tag: '@gate' },
    async ({ page, takeOtp, checkPage }) => {
      // Both modes log in as P5, so each mode uses its own API.
      const portal = isJs() ? '' : servers.faultyPortal.url
      await requestOtp(page, personas.P5, portal)
      await enterOtp(page, await takeOtp(personas.P5))
      await expect(page).toHaveURL(`${portal}/change-password-flag`)
      await expect(page.getByRole('navigation')).toHaveCount(0)
      await checkPage()
      for (const path of ['/associate/bookings-by-date', '/settings', '/', '/profile', '/nowhere']) {
        await page.goto(`${portal}${path}`)
        await expect(page).toHaveURL(`${portal}/change-password-flag`)
      }
      await page.getByRole('button', { name: 'Cancel' }).click()
      await expect(page).toHaveURL(`${portal}/login`)
      await page.goto(`${portal}/associate/bookings-by-date`)
      await expect(page).toHaveURL(/\/login/)
    },
  )
})
