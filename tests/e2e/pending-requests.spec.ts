import type { Page } from '@playwright/test'
import { verificationsReply } from '../pages/verifications'
import { expect, isJs, jsonReply, refusal, test } from './fixtures'

const screenPath = '/pending-requests'
const P9 = '9000000009'

const card = (page: Page, title: string) =>
  page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { name: title, level: 2, exact: true }) })
const confirm = (page: Page, title: string) => card(page, title).getByRole('button', { name: 'Confirm' })

/** The decisions that the upstream received. */
const decisions = (calls: { method: string; path: string; query: Record<string, string> }[]) =>
  calls.filter(({ path }) => path.includes('verify-bank-amount')).map(({ query }) => query)

/** Opens the reject form: a dialog with JavaScript, a page without. */
async function openReject(page: Page, title: string) {
  await card(page, title).getByRole('link', { name: 'Reject' }).click()
  return isJs() ? page.getByRole('dialog') : page.getByRole('main')
}

/** The flags of a record without pending verifications. */
const NOT_PENDING = { bank_verified: 0, amount_verified: 2, one_rupee_verify: 3 }

test(
  'M111 shows a card with its text for each pending request, and no other card',
  { tag: '@gate' },
  async ({ page, faulty }) => {
    await faulty.signIn(P9)
    const texts: Record<string, [title: string, text: string]> = {
      bank_verified: ['Bank Verify', 'Is the account yours?'],
      amount_verified: ['Commission Amount Verify', 'Has ₹12,480 arrived?'],
      one_rupee_verify: ['One Rupee Verify', 'Has ₹1 arrived?'],
    }
    for (const pendingFlags of [
      Object.keys(texts),
      ['bank_verified'],
      ['amount_verified'],
      ['one_rupee_verify'],
    ]) {
      const flags = { ...NOT_PENDING, ...Object.fromEntries(pendingFlags.map((flag) => [flag, 1])) }
      await faulty.setReply('get-agent-bank-details', verificationsReply(flags), 1)
      await page.goto(`${faulty.url}${screenPath}`)
      await expect(page.locator('main section')).toHaveCount(pendingFlags.length)
      for (const flag of pendingFlags) {
        const [title, text] = texts[flag]!
        await expect(card(page, title)).toContainText(text)
      }
    }
  },
)

test(
  'M113 M114 M115 Reject requires a reason, keeps an invalid reason, and sends a valid reason',
  { tag: '@gate' },
  async ({ page, faulty, checkPage }) => {
    test.slow()
    await faulty.signIn(P9)
    await faulty.setReply('get-agent-bank-details', verificationsReply(), 99)
    await page.goto(`${faulty.url}${screenPath}`)
    const form = await openReject(page, 'One Rupee Verify')
    await expect(form.getByText('Has ₹1 arrived?')).toBeVisible()
    await checkPage()
    for (const [reason, message] of [
      ['', 'Reject reason is required'],
      ['No.', 'Must be at least 4 characters long.'],
    ] as const) {
      await form.getByLabel('Reason').fill(reason)
      await form.getByRole('button', { name: 'Reject' }).click()
      await expect(page.locator('#reject_reason-error')).toHaveText(message)
      await expect(form.getByLabel('Reason')).toHaveValue(reason)
    }
    await checkPage()
    expect(decisions(await faulty.calls())).toEqual([])
    await faulty.setReply('verify-bank-amount', jsonReply({ message: 'Verification rejected.' }), 1)
    await form.getByLabel('Reason').fill('  నాకు రాలేదు 🙏 \u202eabc')
    await form.getByRole('button', { name: 'Reject' }).click()
    await expect(page.getByRole('status').getByText('Verification rejected.')).toBeVisible()
    await expect(page).toHaveURL(`${faulty.url}${screenPath}`)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(decisions(await faulty.calls())).toEqual([
      { type_of_verification: '3', status_type: '1', reject_reason: 'నాకు రాలేదు 🙏 \u202eabc' },
    ])
  },
)

test(
  'M112 M115 a decision repeated with its key succeeds without a second call; repeated with a new key, it is refused',
  { tag: '@gate' },
  async ({ page, faulty }) => {
    await faulty.signIn(P9, screenPath)
    // The js and no-js projects share this person, so each project decides another verification.
    const title = isJs() ? 'Bank Verify' : 'One Rupee Verify'
    const type = isJs() ? '1' : '3'
    await expect(card(page, title)).toContainText(/account ending \d{4}/)
    const key = await card(page, title).locator('[name=idempotency_key]').first().getAttribute('value')
    await confirm(page, title).click()
    await expect(page.getByText('Verification confirmed.')).toBeVisible()
    await expect(card(page, title)).toHaveCount(0)
    const resend = async (idempotencyKey: string) =>
      page.request.post(`${faulty.url}${screenPath}`, {
        form: { type_of_verification: type, status_type: '2', idempotency_key: idempotencyKey },
        headers: { Origin: new URL(page.url()).origin },
        maxRedirects: 0,
      })
    expect((await resend(key ?? '')).status()).toBe(302)
    const responseToNewKey = await resend(crypto.randomUUID())
    expect(responseToNewKey.status()).toBe(400)
    expect(await responseToNewKey.text()).toContain('Already submitted')
    const calls = (await faulty.calls()).filter(({ path }) => path.includes('verify-bank-amount'))
    expect(decisions(calls)).toEqual(Array(2).fill({ type_of_verification: type, status_type: '2' }))
    expect(new Set(calls.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)
  },
)

test('M116 a refusal shows a message, and the card stays', { tag: '@gate' }, async ({ page, faulty }) => {
  await faulty.signIn(P9)
  await faulty.setReply('get-agent-bank-details', verificationsReply(), 99)
  await faulty.setReply('verify-bank-amount', refusal('The office is closed.'), 1)
  await page.goto(`${faulty.url}${screenPath}`)
  await confirm(page, 'Commission Amount Verify').click()
  await expect(page.getByText('The office is closed.').first()).toBeVisible()
  await expect(card(page, 'Commission Amount Verify')).toBeVisible()
})

test('M117 an empty list shows a message', { tag: '@gate' }, async ({ page, signIn }) => {
  await signIn('P3', screenPath)
  await expect(page).toHaveTitle('Plot Partner - Pending Requests')
  await expect(page.getByText('No Pending Records Found!', { exact: true })).toBeVisible()
})

test('M112 M114 a forged form is rejected @request', { tag: '@gate' }, async ({ page, faulty }) => {
  await faulty.signIn('P3')
  const post = (form: string) =>
    page.request.post(`${faulty.url}${screenPath}`, {
      data: form,
      headers: { Origin: faulty.url, 'content-type': 'application/x-www-form-urlencoded' },
      maxRedirects: 0,
    })
  for (const form of [
    '',
    'type_of_verification=1',
    'type_of_verification=4&status_type=2',
    'type_of_verification=0&status_type=2',
    'type_of_verification=1&status_type=3',
    'type_of_verification=__proto__&status_type=2',
    'type_of_verification=1&status_type=1',
    'type_of_verification=1&status_type=1&reject_reason=a%00bcd',
    'type_of_verification=1&status_type=1&reject_reason=&reject_reason=long+enough',
    // This form is valid, but the person has nothing pending, so the upstream refuses it.
    'type_of_verification=1&status_type=2',
  ]) {
    const response = await post(form)
    expect([form, response.status()]).toEqual([form, 400])
  }
  expect(decisions(await faulty.calls())).toEqual([{ type_of_verification: '1', status_type: '2' }])
})
