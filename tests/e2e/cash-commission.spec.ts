import type { Page } from '@playwright/test'
import { expect, jsonReply, type Persona, refusal, test, waitForHydration } from './fixtures'
import { msUntil, stopClock } from './page-clock'

const screenPath = '/cash-commission-requests'

/** The js and no-js projects run in parallel, so each project changes the bills of its own persona. */
const personaOfMode = (): Persona => (test.info().project.name === 'js' ? 'P1' : 'P2')

const cards = (page: Page) =>
  page.locator('main section').filter({ has: page.getByRole('heading', { level: 2 }) })
const button = (page: Page, label: 'ACCEPT' | 'RECEIVED') =>
  page.getByRole('link', { name: label, exact: true })

/** Presses the first button with this label and returns the URL of its confirmation. */
async function openConfirmation(page: Page, label: 'ACCEPT' | 'RECEIVED') {
  const link = button(page, label).first()
  const address = await link.getAttribute('href')
  await link.click()
  return address ?? ''
}

test.describe('received commission', () => {
  // These tests run one after another, because they change the bills of one person.
  test.describe.configure({ mode: 'default' })

  test(
    "M207 M208 M209 M211 X050 ACCEPT asks for confirmation, shows a message, and shows the card's next state",
    { tag: '@gate' },
    async ({ page, signIn, checkPage }) => {
      await signIn(personaOfMode(), screenPath)
      const acceptCount = await button(page, 'ACCEPT').count()
      const billName = await cards(page)
        .filter({ has: button(page, 'ACCEPT') })
        .first()
        .getByText(/^Bill CB-\d+ · [A-Z]{3}$/)
        .first()
        .innerText()
      const acceptedCard = cards(page).filter({ has: page.getByText(billName, { exact: true }) })
      await expect(acceptedCard.getByText('Accepted', { exact: true })).toHaveCount(0)
      await expect(page.getByRole('main')).toContainText('AcceptedTime not recorded')
      const address = await openConfirmation(page, 'ACCEPT')
      if (test.info().project.name === 'no-js') await expect(page).toHaveURL(address)
      else await expect(page.getByRole('dialog')).toBeVisible()
      await expect(page.getByText(/\?$/).last()).toBeVisible()
      await expect(page.locator('input[name=cash_cmsn_bill_status]').last()).toHaveValue('1')
      await checkPage()
      await page.getByRole('button', { name: 'Yes, Proceed' }).click()
      await expect(page.getByRole('status').getByText('Cash commission accepted.')).toBeVisible()
      await expect(button(page, 'ACCEPT')).toHaveCount(acceptCount - 1)
      await expect(page).toHaveURL(screenPath)
      await expect(button(page, 'RECEIVED').and(acceptedCard.getByRole('link'))).toHaveCount(1)
      // `toContainText` also reads the folded details of the bills.
      await expect(acceptedCard).toContainText(/Accepted\d+ \w{3} \d{4} \d+:\d\d [AP]M/)
    },
  )

  test('M211 the list reloads 1.5 s after the message; if the pressed button is gone then, the heading gets the focus @js', async ({
    page,
    faulty,
  }) => {
    await faulty.signIn('P2')
    await page.clock.install()
    await page.goto(`${faulty.url}${screenPath}`)
    await waitForHydration(page)
    await stopClock(page)
    await faulty.setReply(
      'save-cash-cmsn-paid-bills',
      { kind: 'body', body: '{"status":true,"message":"Cash commission accepted."}' },
      1,
    )
    const countListCalls = async () =>
      (await faulty.calls()).filter(({ path }) => path.includes('cash-cmsn-paid-bills-info')).length
    const earlierCallCount = await countListCalls()
    await faulty.setReply('cash-cmsn-paid-bills-info', jsonReply({ bills_info: [] }))
    await openConfirmation(page, 'ACCEPT')
    await page.getByRole('button', { name: 'Yes, Proceed' }).click()
    await expect(page.getByRole('status').getByText('Cash commission accepted.')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const delayMs = await msUntil(page, async () => (await countListCalls()) > earlierCallCount)
    expect(delayMs).toBeGreaterThanOrEqual(1_500)
    expect(delayMs).toBeLessThan(2_500)
    expect(await countListCalls()).toBe(earlierCallCount + 1)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test(
    'M210 a form sent twice takes effect once; another form for the same card is refused as already submitted',
    { tag: '@gate' },
    async ({ page, faulty }) => {
      await faulty.signIn(personaOfMode(), screenPath)
      const address = await button(page, 'RECEIVED').first().getAttribute('href')
      const html = await (await page.request.get(`${faulty.url}${address}`)).text()
      const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''
      const form = {
        idempotency_key: field('idempotency_key'),
        comm_ids: field('comm_ids'),
        cash_cmsn_bill_status: field('cash_cmsn_bill_status'),
      }
      expect(form.cash_cmsn_bill_status).toBe('2')
      const post = (key: string) =>
        page.request.post(`${faulty.url}${screenPath}`, {
          form: { ...form, idempotency_key: key },
          headers: { Origin: faulty.url },
          maxRedirects: 0,
        })
      const [firstResponse, copyResponse] = await Promise.all([
        post(form.idempotency_key),
        post(form.idempotency_key),
      ])
      // The portal refuses a copy that arrives while it still processes the first form.
      expect([
        [302, 302],
        [302, 400],
      ]).toContainEqual([firstResponse.status(), copyResponse.status()].toSorted())
      const saveCalls = async () =>
        (await faulty.calls()).filter(({ path }) => path.includes('save-cash-cmsn-paid-bills'))
      const keys = (await saveCalls()).map(({ idempotencyKey }) => idempotencyKey)
      expect([...new Set(keys)]).toEqual([expect.stringMatching(/\S/)])
      const otherResponse = await post(crypto.randomUUID())
      expect(otherResponse.status()).toBe(400)
      expect(await otherResponse.text()).toContain('Already submitted')
      for (const { query } of await saveCalls())
        expect(query).toEqual({ comm_ids: form.comm_ids, cash_cmsn_bill_status: '2' })
      await page.reload()
      await expect(page.locator(`main a[href="${address}"]`)).toHaveCount(0)
    },
  )

  test(
    'M211 after a refusal, which another tab may have caused, the cards are read again',
    { tag: '@js' },
    async ({ page, faulty }) => {
      await faulty.signIn(personaOfMode(), screenPath)
      await faulty.setReply('save-cash-cmsn-paid-bills', refusal('Already submitted'))
      const address = await openConfirmation(page, 'ACCEPT')
      const listCalls = async () =>
        (await faulty.calls()).filter(({ path }) => path.includes('cash-cmsn') && !path.includes('save'))
      const before = (await listCalls()).length
      await page.getByRole('button', { name: 'Yes, Proceed' }).click()
      await expect(page.getByText('Already submitted').first()).toBeVisible()
      await expect.poll(async () => (await listCalls()).length).toBeGreaterThan(before)
      await expect(page.locator(`main a[href="${address}"]`)).toBeVisible()
    },
  )

  test(
    'M212 shows a message for an empty list, and for a list that fails',
    { tag: '@gate' },
    async ({ page, faulty }) => {
      await faulty.signIn('P3', screenPath)
      await expect(page.getByText('No Pending Records Found!', { exact: true })).toBeVisible()
      const hint = page.getByText('waits here until you accept it')
      await expect(hint).toBeVisible()
      await expect(page.getByRole('main').getByRole('link')).toHaveText('Home')
      // The portal repeats a failed read once.
      await faulty.setReply('cash-cmsn-paid-bills-info', { kind: 'status', status: 500 }, 2)
      const response = await page.goto(`${faulty.url}${screenPath}`)
      expect(response?.status()).toBe(502)
      await expect(page.getByText('No data found', { exact: true })).toBeVisible()
      await expect(hint).toHaveCount(0)
      await faulty.setReply('cash-cmsn-paid-bills-info', refusal('Come back on Monday.'), 1)
      await page.goto(`${faulty.url}${screenPath}`)
      await expect(page.getByText('Come back on Monday.', { exact: true })).toBeVisible()
    },
  )

  test(
    'M006 the old address redirects permanently @js @no-js @request',
    { tag: '@gate' },
    async ({ page, signIn }) => {
      await signIn('P1')
      const response = await page.request.get('/associate/cash-commission-requests', { maxRedirects: 0 })
      expect([response.status(), response.headers().location]).toEqual([301, screenPath])
      await page.goto('/associate/cash-commission-requests')
      await expect(page).toHaveURL(screenPath)
    },
  )
})
