import type { Page } from '@playwright/test'
import { aJpeg } from '../factories/images'
import { expect, PASSWORD, test } from './fixtures'

const isJs = () => test.info().project.name === 'js'
const mobile = (js: `9${string}`, noJs: `9${string}`) => (isJs() ? js : noJs)

async function signInAgain(page: Page, user: string) {
  await expect(page.getByRole('heading', { name: 'Channel Partner Login' })).toBeVisible()
  await expect(page.getByText('What you typed is kept: sign in, and you can send it again.')).toBeVisible()
  await page.getByLabel('User ID').fill(user)
  await page.getByLabel('Password', { exact: true }).fill('wrong-one')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Login failed').first()).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { name: 'Continue where you were' })).toBeVisible()
}

test.describe('a form whose session had ended', () => {
  test('is kept over sign-in and sent when the person says so', async ({
    page,
    context,
    faulty,
    checkPage,
  }) => {
    test.slow()
    const user = mobile('9000000073', '9000000074')
    await faulty.signIn(user)
    await page.goto(`${faulty.url}/update-profile`)
    await page.getByLabel('Address').fill('7, గుడి వీధి\nరెండవ అంతస్తు')
    await context.clearCookies({ name: 'session' })
    await page.getByRole('button', { name: 'Save' }).click()
    await signInAgain(page, user)
    await checkPage()
    await page.getByRole('button', { name: 'Send now' }).click()
    await expect(page.getByText('Profile Updated.')).toBeVisible()
    await expect(page).toHaveURL(`${faulty.url}/profile`)
    await expect(page.getByText('రెండవ అంతస్తు')).toBeVisible()
  })

  test('a token that the upstream no longer knows loses nothing either; the form comes back without its image', async ({
    page,
    faulty,
  }) => {
    test.slow()
    await faulty.signIn('P6')
    await page.goto(`${faulty.url}/bank-details`)
    await page.getByLabel('Bank Name').fill('Union Bank of Tests')
    await page.getByLabel('Account Number', { exact: true }).fill('001122334455')
    await page.getByLabel('Confirm Account Number').fill('001122334455')
    await page.getByLabel('IFSC Code').fill('SBIN0000300')
    await page
      .getByLabel('Passbook or cheque image')
      .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await aJpeg() })
    await faulty.fail('save-bank-details', { kind: 'status', status: 401 }, 1)
    await page.getByRole('button', { name: 'Submit' }).click({ force: true })
    await signInAgain(page, '9000000006')
    await page.getByRole('button', { name: 'Send now' }).click()
    await expect(page.locator('#image-error')).toHaveText('Image is required.')
    await expect(page.getByLabel('Bank Name')).toHaveValue('Union Bank of Tests')
    await expect(page.getByLabel('Account Number', { exact: true })).toHaveValue('001122334455')
    await expect(page.getByLabel('IFSC Code')).toHaveValue('SBIN0000300')
  })

  test('M106 what is larger than 12 MB is told so, and not read @request', async ({ page, signIn }) => {
    await signIn('P6')
    const origin = test.info().project.use.baseURL ?? ''
    const answer = await page.request.post('/bank-details', {
      multipart: {
        image: { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(12 * 1024 * 1024 + 1) },
      },
      headers: { Origin: origin },
    })
    expect(answer.status()).toBe(413)
    expect(await answer.text()).toContain('What was sent is larger than 12 MB.')
  })
})
