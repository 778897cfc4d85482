import type { Page } from '@playwright/test'
import { servers } from '../setup/servers'
import { aJpeg } from '../factories/images'
import { ageSession, expect, isJs, mintSession, PASSWORD, test } from './fixtures'

const currentPassword = (page: Page) => page.getByLabel('Current Password', { exact: true })
const submit = (page: Page) => page.getByRole('button', { name: 'Submit' }).click()
const HINT = "You logged in a while ago. Enter your password to confirm it's you."
const EMAIL_HINT =
  "You logged in a while ago. Enter your password if you change the email, to confirm it's you."

async function fillNewPassword(page: Page, password: string) {
  await page.getByLabel('New Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password', { exact: true }).fill(password)
}

test.describe('the current password before a change', () => {
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

  test('X052 M081 ten minutes after login a new password requires the current password and ends the person’s other session', async ({
    page,
    context,
    signIn,
    request,
    browser,
  }) => {
    const user = isJs() ? '9000000087' : '9000000088'
    const otherContext = await browser.newContext()
    const otherSession = await mintSession(request, servers.portal.url, user)
    await otherContext.addCookies([{ name: 'session', value: otherSession, url: servers.portal.url }])
    await signIn(user)
    await ageSession(context)
    await page.goto('/change-password')
    const fields = page.getByRole('main').locator('input:visible')
    await expect(fields.last()).toHaveAttribute('autocomplete', 'current-password')
    await expect(currentPassword(page)).toHaveAccessibleDescription(HINT)

    await fillNewPassword(page, 'Fresh#2027')
    await submit(page)
    await expect(page).toHaveTitle('Error: Plot Partner - Change Password')
    await expect(currentPassword(page)).toHaveAccessibleDescription(`${HINT} Current Password is required`)
    await fillNewPassword(page, 'Fresh#2027')
    await currentPassword(page).fill('wrong-one')
    await submit(page)
    await expect(currentPassword(page)).toHaveAccessibleDescription(`${HINT} Current Password is wrong`)
    await expect(currentPassword(page)).toHaveValue('')
    await page.getByRole('link', { name: 'Current Password is wrong' }).click()
    await expect(currentPassword(page)).toBeFocused()
    await expect(currentPassword(page)).toHaveAccessibleDescription(`${HINT} Current Password is wrong`)

    await fillNewPassword(page, 'Fresh#2027')
    await currentPassword(page).fill(PASSWORD)
    await submit(page)
    await expect(page).toHaveURL('/profile')
    await expect(page.getByText('Password Changed.')).toBeVisible()
    const otherPage = await otherContext.newPage()
    await otherPage.goto(`${servers.portal.url}/profile`)
    await expect(otherPage).toHaveURL(/\/login/)
    await otherContext.close()

    // Restores the password, so that the test can be repeated. The renewed session does not require the current password.
    await page.goto('/change-password')
    await expect(currentPassword(page)).toHaveCount(0)
    await fillNewPassword(page, PASSWORD)
    await submit(page)
    await expect(page.getByText('Password Changed.')).toBeVisible()
  })

  test('M078 a common password gets an error at its field', async ({ page, signIn }) => {
    await signIn('P1')
    await page.goto('/change-password')
    await fillNewPassword(page, 'Password1')
    await submit(page)
    await expect(page.getByLabel('New Password', { exact: true })).toHaveAccessibleDescription(
      'This password is too common. Please choose another one.',
    )
  })

  test('M067 M070 ten minutes after login a new mobile requires the password; after a wrong password the typed mobile remains', async ({
    page,
    context,
    signIn,
  }) => {
    await signIn(isJs() ? '9000000091' : '9000000092')
    await ageSession(context)
    await page.goto('/mobile-update')
    const mobile = page.getByLabel('New Mobile')
    await mobile.fill(isJs() ? '9222200087' : '9222200088')
    await currentPassword(page).fill('wrong-one')
    await submit(page)
    await expect(currentPassword(page)).toHaveAccessibleDescription(`${HINT} Current Password is wrong`)
    await expect(mobile).toHaveValue(isJs() ? '9222200087' : '9222200088')
    await currentPassword(page).fill(PASSWORD)
    await submit(page)
    await expect(page.getByText('OTP Generated.')).toBeVisible()
    await page.goto('/change-password')
    await expect(currentPassword(page)).toHaveCount(0)
  })

  test('M065 ten minutes after login a new email requires the password, on the email screen and on the profile screen', async ({
    page,
    context,
    signIn,
  }) => {
    const user = isJs() ? '9000000095' : '9000000070'
    await signIn(user)
    await ageSession(context)
    await page.goto('/mail-update')
    await page.getByLabel('New Email').fill(isJs() ? 'aged-js@mail.example' : 'aged-no-js@mail.example')
    await currentPassword(page).fill('wrong-one')
    await submit(page)
    await expect(currentPassword(page)).toHaveAccessibleDescription(`${HINT} Current Password is wrong`)
    await currentPassword(page).fill(PASSWORD)
    await submit(page)
    await expect(page.getByText('Email Updated')).toBeVisible()
    await expect(page).toHaveURL('/profile')
    // A confirmed password counts for one session only, so a new session requires it again.
    await signIn(user)
    await ageSession(context)
    await page.goto('/update-profile')
    // The field is on the form from the start, because a new email will need it.
    await expect(currentPassword(page)).toHaveAccessibleDescription(EMAIL_HINT)
    const email = page.getByLabel('Email (optional)')
    await email.fill(isJs() ? 'js@mail.example' : 'no-js@mail.example')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(currentPassword(page)).toHaveAccessibleDescription(
      `${EMAIL_HINT} Current Password is required`,
    )
    await expect(email).toHaveValue(isJs() ? 'js@mail.example' : 'no-js@mail.example')
    await currentPassword(page).fill(PASSWORD)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Profile Updated.')).toBeVisible()
    await page.goto('/mail-update')
    await expect(currentPassword(page)).toHaveCount(0)
  })

  test('M094 M107 ten minutes after login new bank details require the password', async ({
    page,
    context,
    signIn,
  }) => {
    await signIn(isJs() ? '9000000093' : '9000000094')
    await ageSession(context)
    await page.goto('/bank-details')
    const fill = async (buffer: Buffer) => {
      await page.getByLabel('Bank Name', { exact: true }).fill('Union Bank of Tests')
      await page.getByLabel('Account Number', { exact: true }).fill('001122334455')
      await page.getByLabel('Confirm Account Number', { exact: true }).fill('001122334455')
      await page.getByLabel('IFSC Code').fill('SBIN0000300')
      const file = { name: 'passbook.jpg', mimeType: 'image/jpeg', buffer }
      await page.getByLabel('Passbook or cheque image').setInputFiles(file)
    }
    // The password is checked before the costly decoding, so a broken image gets no error yet. With JavaScript the page decodes the
    // image before sending, so there the image must be whole.
    await fill(isJs() ? await aJpeg() : (await aJpeg()).subarray(0, 200))
    await currentPassword(page).fill('wrong-one')
    await submit(page)
    await expect(currentPassword(page)).toHaveAccessibleDescription(`${HINT} Current Password is wrong`)
    await expect(page.getByLabel('Bank Name', { exact: true })).toHaveValue('Union Bank of Tests')
    // Without JavaScript the returned page cannot contain the chosen image.
    const imageErrors = isJs() ? [] : ['Please choose the image again.']
    await expect(page.getByRole('main').getByRole('alert').getByRole('link')).toHaveText([
      ...imageErrors,
      'Current Password is wrong',
    ])
    await fill(await aJpeg())
    await currentPassword(page).fill(PASSWORD)
    await submit(page)
    await expect(page.getByText('Your Bank Request has been sent for verification.').first()).toBeVisible()
  })

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
    await signIn('P1')
    await page.goto('/mobile-update')
    await page.getByLabel('New Mobile').fill('9222200001')
    await ageSession(context)
    await submit(page)
    await expect(currentPassword(page)).toHaveAccessibleDescription(`${HINT} Current Password is required`)
    await expect(page.getByLabel('New Mobile')).toHaveValue('9222200001')
  })
})
