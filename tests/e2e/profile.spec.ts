import type { Page } from '@playwright/test'
import { termLine } from '../pages/terms'
import { expect, isJs, perMode, personas, refusal, test, wrongOtp } from './fixtures'

test.describe('profile', () => {
  test(
    'M055 M056 shows initials, name, mobile and email, with links to edit mobile and email',
    { tag: '@gate' },
    async ({ page, signIn }) => {
      await signIn('P1', '/profile')
      await expect(page).toHaveTitle('Plot Partner - My Profile')
      await expect(page.getByRole('img', { name: 'Initials RKT' })).toHaveText('RKT')
      await expect(termLine(page, 'Name')).toContainText('Ravi Kumar Teja')
      await expect(termLine(page, 'Mobile')).toContainText(personas.P1)
      await expect(termLine(page, 'Email')).toContainText('p1@demo.example')
      await expect(page.getByRole('link', { name: 'Edit email' })).toHaveAttribute('href', '/mail-update')
      await page.getByRole('link', { name: 'Edit mobile' }).click()
      await expect(page).toHaveURL('/mobile-update')
    },
  )

  test(
    'M056 a failed load shows an error and the name from the session @js @no-js @request',
    { tag: '@gate' },
    async ({ page, faulty }) => {
      await faulty.signIn('P1')
      await faulty.setReply('get-profile-info', refusal('Not now.'))
      await page.goto(`${faulty.url}/profile`)
      await expect(page.getByRole('alert').getByText('Not now.')).toBeVisible()
      await expect(termLine(page, 'Name')).toContainText('Ravi Kumar Teja')
      const call = (await faulty.calls()).find(({ path }) => path.includes('profile-info'))
      expect(call).toMatchObject({ method: 'POST', path: '/associate/get-profile-info/HG1024' })
    },
  )

  test(
    'M057 M061 name and mobile are read-only; Save sends all fields and saves the address',
    { tag: '@gate' },
    async ({ page, faulty, checkPage }) => {
      const user = perMode('9000000066', '9000000067')
      await faulty.signIn(user, '/update-profile')
      await expect(page.getByLabel('Name')).toBeDisabled()
      await expect(page.getByLabel('Mobile')).toBeDisabled()
      const name = await page.getByLabel('Name').inputValue()
      const email = await page.getByLabel('Email').inputValue()
      await page.getByLabel('Address').fill('12, గుడి వీధి\nరెండవ అంతస్తు')
      await checkPage()
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page).toHaveURL(`${faulty.url}/profile`)
      await expect(page.getByText('Profile Updated.')).toBeVisible()
      await expect(termLine(page, 'Address')).toContainText('రెండవ అంతస్తు')
      const call = (await faulty.calls()).find(({ path }) => path.includes('edit-profile'))
      expect(call).toMatchObject({
        method: 'POST',
        query: { name, mobile: user, email, address: '12, గుడి వీధి\nరెండవ అంతస్తు' },
      })
    },
  )

  test('M060 rejects an invalid email', { tag: '@gate' }, async ({ page, signIn }) => {
    await signIn('P1', '/update-profile')
    const email = page.getByLabel('Email')
    await email.fill('ravi@demo')
    await email.press('Enter')
    await expect(email).toHaveAccessibleDescription('Email is not valid.')
    await expect(email).toHaveValue('ravi@demo')
  })

  test(
    'M062 a failed update shows the errors and the message',
    { tag: '@gate' },
    async ({ page, faulty }) => {
      await faulty.signIn('P1')
      const body = { status: false, message: 'Not saved.', errors: { email: ['Email is blocked.'] } }
      await faulty.setReply('edit-profile', { kind: 'body', body: JSON.stringify(body) })
      await page.goto(`${faulty.url}/update-profile`)
      await page.getByLabel('Email').fill('ravi@demo.example')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByRole('alert').getByText('Not saved.')).toBeVisible()
      await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email is blocked.')
      await expect(page.getByLabel('Email')).toHaveValue('ravi@demo.example')
    },
  )
})

test.describe('email', () => {
  test(
    'M063 M064 name and current email are read-only; the new email is required and must be valid',
    { tag: '@gate' },
    async ({ page, signIn }) => {
      await signIn('P1', '/mail-update')
      await expect(page).toHaveTitle('Plot Partner - Edit Email')
      await expect(page.getByLabel('Name')).toBeDisabled()
      await expect(page.getByLabel('Current Email')).toBeDisabled()
      await expect(page.getByLabel('Current Email')).toHaveValue('p1@demo.example')
      const email = page.getByLabel('New Email')
      await email.press('Enter')
      await expect(email).toHaveAccessibleDescription('Email is required.')
      await email.fill('ravi@demo')
      await email.press('Enter')
      await expect(email).toHaveAccessibleDescription('Email is not valid.')
      await page.getByRole('link', { name: 'Cancel' }).click()
      await expect(page).toHaveURL('/profile')
    },
  )

  test(
    'M063 M065 a new email is saved, and the profile confirms it @js @no-js @request',
    { tag: '@gate' },
    async ({ page, faulty }) => {
      const user = perMode('9000000089', '9000000090')
      const email = `new${Date.now()}.${isJs() ? 'js' : 'nojs'}@demo.example`
      await faulty.signIn(user, '/mail-update')
      const name = await page.getByLabel('Name').inputValue()
      await page.getByLabel('New Email').fill(email)
      await page.getByRole('button', { name: 'Submit' }).click()
      await expect(page).toHaveURL(`${faulty.url}/profile`)
      await expect(page.getByText('Email Updated')).toBeVisible()
      await expect(termLine(page, 'Email')).toContainText(email)
      const call = (await faulty.calls()).find(({ path }) => path.includes('edit-profile'))
      expect(call?.query).toMatchObject({ name, mobile: user, email })
    },
  )

  test('M066 rejects another person’s email', { tag: '@gate' }, async ({ page, signIn }) => {
    await signIn('P1', '/mail-update')
    await page.getByLabel('New Email').fill('p2@demo.example')
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByRole('alert').getByText('This Email is already exists').first()).toBeVisible()
    await expect(page.getByLabel('New Email')).toHaveValue('p2@demo.example')
  })
})

test.describe('mobile', () => {
  const submit = (page: Page) => page.getByRole('button', { name: 'Submit' })

  async function requestOtp(page: Page, newMobile: string, portal = '') {
    await page.goto(`${portal}/mobile-update`)
    await page.getByLabel('New Mobile').fill(newMobile)
    await submit(page).click()
    await expect(page.getByText('OTP Generated.')).toBeVisible()
  }

  /** Each test passes another first digit, so that no two tests use the same number. */
  const newNumber = (firstDigit: string) => `${firstDigit}${String(Date.now()).slice(-9)}`

  test(
    'M059 M068 keys other than digits type nothing',
    { tag: ['@js', '@gate'] },
    async ({ page, signIn }) => {
      await signIn('P1', '/mobile-update')
      await page.getByLabel('New Mobile').pressSequentially('9a8 7-6+5b')
      await expect(page.getByLabel('New Mobile')).toHaveValue('98765')
    },
  )

  test(
    'M069 M070 M071 M072 M073 an OTP confirms a new mobile',
    { tag: '@gate' },
    async ({ page, faulty, takeOtp, checkPage }) => {
      const newMobile = newNumber(isJs() ? '7' : '6')
      await faulty.signIn(isJs() ? 'hg1080@demo.example' : 'hg1081@demo.example')
      await requestOtp(page, newMobile, faulty.url)
      const code = await takeOtp(newMobile)
      const otp = page.getByRole('textbox', { name: 'OTP' })
      await expect(page.getByRole('dialog', { name: 'Enter OTP' })).toHaveCount(isJs() ? 1 : 0)
      await checkPage()
      await otp.press('Enter')
      await expect(otp).toHaveAccessibleDescription('Please enter OTP')
      await otp.fill(wrongOtp(code))
      await submit(page).last().click()
      await expect(page.getByRole('alert').getByText('OTP is invalid.').first()).toBeVisible()
      await expect(otp).toHaveValue('')
      await otp.fill(code)
      await submit(page).last().click()
      await expect(page).toHaveURL(`${faulty.url}/profile`)
      await expect(page.getByText('Mobile Number Changed.')).toBeVisible()
      await expect(termLine(page, 'Mobile')).toContainText(newMobile)
      const calls = (await faulty.calls()).filter(({ path }) => path.includes('mobile-otp'))
      expect(calls[0]).toMatchObject({ method: 'POST', query: { mobile: newMobile } })
      expect(calls.at(-1)).toMatchObject({ query: { mobile: newMobile, otp: code } })
      expect(JSON.parse(calls.at(-1)?.body ?? '')).toMatchObject({ verified_mobile: newMobile })
    },
  )

  test('M070 Escape closes the dialog and keeps the new mobile', { tag: '@js' }, async ({ page, signIn }) => {
    await signIn('hg1084@demo.example')
    const newMobile = newNumber('3')
    await requestOtp(page, newMobile)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByLabel('New Mobile')).toHaveValue(newMobile)
  })
})
