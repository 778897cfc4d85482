import type { Locator, Page } from '@playwright/test'
import { aHeavyPng, aJpeg, anSvg, aPng } from '../factories/images'
import { expect, isJs, perMode, refusal, test } from './fixtures'

const screenPath = '/bank-details'
const MAX_IMAGE_BYTES = 2_048 * 1024

const image = (page: Page) => page.getByLabel('Passbook or cheque image')
const submit = (page: Page) => page.getByRole('button', { name: 'Submit' })

/** Uses the keyboard: a click waits while aria-disabled is set, and can miss the button when the image preview moves the button. */
const pressSubmit = (page: Page) => submit(page).press('Enter')

const validInput = {
  'Bank Name': 'Union Bank of Tests',
  'Account Number': '001122334455',
  'Confirm Account Number': '001122334455',
  'IFSC Code': 'SBIN0000300',
}

async function fill(page: Page, fields: Record<string, string> = {}) {
  for (const [label, value] of Object.entries({ ...validInput, ...fields }))
    await page.getByLabel(label, { exact: true }).fill(value)
}

const messageOf = (page: Page, name: string) => page.locator(`#${name}-error`)

const jpegFile = async () => ({ name: 'passbook.jpg', mimeType: 'image/jpeg', buffer: await aJpeg() })

test.describe('bank details', () => {
  test(
    'M092 M093 shows the reason why details were rejected, and the form again',
    { tag: '@gate' },
    async ({ page, signIn }) => {
      await signIn('9000000008', screenPath)
      await expect(page.getByText(/^Your bank details were rejected: /)).toBeVisible()
      await expect(submit(page)).toBeVisible()
    },
  )

  const FIELD_NAMES: Record<string, string> = {
    'Bank Name': 'bank_name',
    'Account Number': 'bank_ac_no',
    'Confirm Account Number': 'confirm_account_no',
    'IFSC Code': 'ifsc_code',
    'Passbook or cheque image': 'image',
  }

  /** The values of each form and their messages, by the label of the field. `app/domain/bank-request.test.ts` has the other values. */
  const invalidForms: Record<string, [value: string, message: string]>[] = [
    {
      'Bank Name': ['', 'Bank Name is required.'],
      'Account Number': ['', 'Account Number is required.'],
      'Confirm Account Number': ['', 'Confirm Account Number is required.'],
      'IFSC Code': ['', 'IFSC Code is Required'],
      'Passbook or cheque image': ['', 'Image is required.'],
    },
    {
      'Bank Name': ['Bank 24', 'Only alphabetic and special characters are allowed.'],
      'Account Number': ['123456789', 'Must be a minimum of 10 digits.'],
      'Confirm Account Number': ['1'.repeat(19), 'You can enter max of 18 digits only.'],
      'IFSC Code': ['SBIN1000300', 'IFSC Code must follow the pattern (e.g., ABCD0EF1234)'],
    },
    { 'Confirm Account Number': ['001122334456', 'Account number and confirm account number not matched.'] },
  ]

  test(
    'M094 M095 M097 M100 M101 M102 M103 M105 each field shows its error and keeps its input',
    { tag: '@gate' },
    async ({ page, faulty, checkPage }) => {
      test.slow()
      await faulty.signIn('P6', screenPath)
      for (const invalid of invalidForms) {
        const { 'Passbook or cheque image': noImage, ...texts } = invalid
        await fill(page, Object.fromEntries(Object.entries(texts).map(([label, [value]]) => [label, value])))
        if (!noImage) await image(page).setInputFiles(await jpegFile())
        await pressSubmit(page)
        for (const [label, [value, message]] of Object.entries(invalid)) {
          await expect(messageOf(page, FIELD_NAMES[label]!), `${label}: ${value}`).toHaveText(message)
          if (label in texts) await expect(page.getByLabel(label, { exact: true })).toHaveValue(value)
        }
        if (noImage && isJs()) await expect(page.getByRole('alert').getByText('No file found!')).toBeVisible()
      }
      await checkPage()
      expect((await faulty.calls()).filter(({ path }) => path.includes('save-bank'))).toEqual([])
    },
  )

  test(
    'M104 M106 a file that is neither PNG nor JPEG gets an error at its field; other input remains @no-js',
    { tag: '@gate' },
    async ({ page, signIn }) => {
      await signIn('P6', screenPath)
      await fill(page, { 'Bank Name': 'Union Bank' })
      await image(page).setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: anSvg() })
      await pressSubmit(page)
      await expect(image(page)).toHaveAccessibleDescription(/Only PNG and JPEG images are allowed\./)
      await expect(page.getByLabel('Bank Name')).toHaveValue('Union Bank')
      await expect(page.getByText('State Bank of India, branch 000300')).toBeVisible()
    },
  )

  test(
    'M107 M108 M110 a change is sent once, confirmed in a message, and then pending',
    { tag: '@gate' },
    async ({ page, faulty, checkPage }) => {
      await faulty.signIn(perMode('9000000071', '9000000072'), screenPath)
      await fill(page, { 'Bank Name': '  Union Bank of Tests', 'IFSC Code': 'sbin0000300' })
      await image(page).setInputFiles({
        name: 'camera.png',
        mimeType: 'image/png',
        buffer: await aPng({ width: 2000, height: 1500 }),
      })
      if (isJs()) await expect(page.getByText(/^camera\.(jpg|png), \d+ KB$/)).toBeVisible()
      await checkPage()
      await pressSubmit(page)
      await expect(
        page.getByRole('status').getByText('Your Bank Request has been sent for verification.'),
      ).toBeVisible()
      await expect(page.getByLabel('Bank Name')).toHaveValue('Union Bank of Tests')
      await expect(page.getByLabel('IFSC Code')).toHaveValue('SBIN0000300')
      await expect(page.getByText('State Bank of India, branch 000300')).toBeVisible()
      await expect(submit(page)).toHaveCount(0)
      const [saveCall, ...otherCalls] = (await faulty.calls()).filter(({ path }) =>
        path.includes('save-bank'),
      )
      expect(otherCalls).toEqual([])
      expect(saveCall).toMatchObject({
        method: 'POST',
        path: expect.stringMatching(
          /^\/associate\/save-bank-details-change-request-responsive\/HG\d+$/,
        ) as unknown as string,
        query: {},
        contentType: expect.stringMatching(/^multipart\/form-data; ?boundary=/),
      })
      for (const [name, value] of [
        ['bank_name', 'Union Bank of Tests'],
        ['bank_ac_no', '001122334455'],
        ['confirm_account_no', '001122334455'],
        ['ifsc_code', 'SBIN0000300'],
      ])
        expect(saveCall?.body).toMatch(new RegExp(`name="${name}"\\s+${value}\\s`))
    },
  )

  test(
    'M109 a refusal or a lost connection shows a message and keeps the text fields',
    { tag: '@gate' },
    async ({ page, faulty }) => {
      await faulty.signIn('P6')
      for (const [fault, message] of [
        [refusal('The bank is closed.'), 'The bank is closed.'],
        [{ kind: 'reset' }, "We couldn't confirm your change."],
      ] as const) {
        await page.goto(`${faulty.url}${screenPath}`)
        // If the connection is lost, the portal sends a write with an idempotency key a second time.
        const times = fault.kind === 'reset' ? 2 : 1
        await faulty.setReply('save-bank-details', fault, times)
        await fill(page)
        await image(page).setInputFiles(await jpegFile())
        if (isJs()) await expect(page.getByRole('img', { name: 'The image to send' })).toBeVisible()
        await pressSubmit(page)
        await expect(page.getByRole('alert').getByText(message).first()).toBeVisible()
        for (const [label, value] of Object.entries(validInput))
          await expect(page.getByLabel(label, { exact: true })).toHaveValue(value)
      }
    },
  )
})

test.describe('bank details while typing', { tag: '@js' }, () => {
  test.beforeEach(async ({ page, signIn }) => {
    await signIn('P6', screenPath)
    await expect(submit(page)).toHaveAttribute('aria-disabled', 'true')
  })

  test(
    'M096 M102 invalid keys type nothing, and letters of the IFSC code become capitals',
    { tag: '@gate' },
    async ({ page }) => {
      const name = page.getByLabel('Bank Name')
      await name.pressSequentially('  A b')
      await expect(name).toHaveValue('A b')
      const ifsc = page.getByLabel('IFSC Code')
      await ifsc.pressSequentially('1s-b i5n0aB/1234')
      await expect(ifsc).toHaveValue('SBIN0AB1234')
      await expect(
        page.getByText('State Bank of India, branch AB1234. This branch is not in the list'),
      ).toBeVisible()
      const number = page.getByLabel('Account Number', { exact: true })
      await number.pressSequentially('12a 3-4')
      await expect(number).toHaveValue('1234')
    },
  )

  test('M102 while offline, changing the IFSC code hides the bank of the earlier code', async ({
    page,
    context,
  }) => {
    const ifsc = page.getByLabel('IFSC Code')
    const bank = page.getByText('State Bank of India, branch 000300')
    await ifsc.fill('SBIN0000300')
    await expect(bank).toBeVisible()
    await context.setOffline(true)
    await ifsc.fill('HDFC0000001')
    await expect(bank).toHaveCount(0)
    await context.setOffline(false)
    await ifsc.fill('SBIN0000300')
    await expect(bank).toBeVisible()
  })

  test('M098 the account number is masked unless focused', { tag: '@gate' }, async ({ page }) => {
    const number = page.getByLabel('Account Number', { exact: true })
    const mask = number.locator('~ span')
    await number.fill('0011223344')
    await expect(mask).toBeHidden()
    await page.getByLabel('Bank Name').focus()
    await expect(mask).toHaveText('**********')
    await expect(mask).toBeVisible()
    await expect(number).toHaveValue('0011223344')
    await number.focus()
    await expect(mask).toBeHidden()
  })

  test(
    'M099 account numbers block paste and copy unless Settings allows them',
    { tag: '@gate' },
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const bank = page.getByLabel('Bank Name')
      const numbers = ['Account Number', 'Confirm Account Number'].map((label) =>
        page.getByLabel(label, { exact: true }),
      )
      const copyFrom = async (field: Locator) => {
        await field.press('ControlOrMeta+a')
        await field.press('ControlOrMeta+c')
        return page.evaluate(() => navigator.clipboard.readText())
      }
      const pasteInto = async (field: Locator) => {
        await bank.fill('1122334455')
        expect(await copyFrom(bank)).toBe('1122334455')
        await field.press('ControlOrMeta+v')
      }
      for (const number of numbers) {
        await pasteInto(number)
        await expect(number).toHaveValue('')
        await expect(page.getByText('Copy and paste are off for account numbers.')).toBeVisible()
        await number.fill('9988776655')
        expect(await copyFrom(number)).toBe('1122334455')
      }
      await page.goto('/settings')
      await page
        .getByRole('group', { name: 'Copy and paste in account numbers' })
        .getByLabel('Allowed')
        .check()
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('Settings saved.')).toBeVisible()
      await page.goto(screenPath)
      await expect(submit(page)).toHaveAttribute('aria-disabled', 'true')
      for (const number of numbers) {
        await pasteInto(number)
        await expect(number).toHaveValue('1122334455')
        await number.fill('9988776655')
        expect(await copyFrom(number)).toBe('9988776655')
      }
    },
  )

  test(
    'M104 M106 choosing another file stops the preparation of the first file',
    { tag: '@gate' },
    async ({ page }) => {
      await page.evaluate(async () => {
        const bitmap = await createImageBitmap(new ImageData(8, 8))
        const delayedBitmap = new Promise<ImageBitmap>((resolve) =>
          addEventListener('decoded', () => resolve(bitmap), { once: true }),
        )
        window.createImageBitmap = () => delayedBitmap
      })
      await image(page).setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await aPng() })
      const progress = page.getByText('Preparing the image')
      await expect(progress).toBeVisible()
      await image(page).setInputFiles({
        name: 'a.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.7'),
      })
      await expect(messageOf(page, 'image')).toHaveText('Only PNG and JPEG images are allowed.')
      await expect(progress).toHaveCount(0)
      await page.evaluate(() => dispatchEvent(new Event('decoded')))
      await expect(progress).toHaveCount(0)
    },
  )

  test('M106 a large picture is scaled down before upload', async ({ page }) => {
    const buffer = await aHeavyPng({ width: 1600, height: 1200 })
    expect(buffer.length).toBeGreaterThan(5_000_000)
    await image(page).setInputFiles({ name: 'camera.png', mimeType: 'image/png', buffer })
    await expect(page.getByText(/^camera\.jpg, \d+ KB$/)).toBeVisible()
    const { type, bytes, dimensions } = await image(page).evaluate(async (input: HTMLInputElement) => {
      const chosen = input.files![0]!
      const { width, height } = await createImageBitmap(chosen)
      return { type: chosen.type, bytes: chosen.size, dimensions: `${width}x${height}` }
    })
    expect(dimensions).toBe('1024x768')
    expect(type).toBe('image/jpeg')
    expect(bytes).toBeLessThan(MAX_IMAGE_BYTES)
    await expect(page.getByRole('img', { name: 'The image to send' })).toBeVisible()
  })
})
