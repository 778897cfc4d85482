import type { Browser, Locator } from '@playwright/test'
import { todayInIndia } from '../../app/domain/dates'
import { readRow } from './database'
import { personaOf } from '../../reference-api/demo-data/personas'
import { servers } from '../setup/servers'
import { allModes, expect, test } from './fixtures'
import { inRupees } from '../pages/money'

const bookingOf = (seller: string, offset: number) =>
  readRow<{ id: number; customer_name: string; customer_mobile: string | null }>(
    'select id, customer_name, customer_mobile from bookings where seller_id = ? and status_id = 2 order by id limit 1 offset ?',
    seller,
    offset,
  )

/** Opens the link in another browser without a session. */
async function openAsCustomer(browser: Browser, link: string, javaScriptEnabled: boolean) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, javaScriptEnabled })
  const page = await context.newPage()
  const response = await page.goto(link)
  return { context, page, response }
}

test('X043 a statement is shared, read by the customer, listed and revoked', async ({
  page,
  browser,
  signIn,
  checkPage,
}, { project }) => {
  await signIn('P1')
  const {
    id,
    customer_name: customer,
    customer_mobile: mobile,
  } = bookingOf(personaOf('P1').id, project.name === 'js' ? 0 : 1)
  await page.goto(`/associate/bookings/${id}/receipts`)
  await page.getByRole('link', { name: 'Share with customer' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Share with customer')
  await checkPage()
  await page.getByRole('button', { name: 'Make a link' }).click()
  const linkField = page.getByLabel('Link', { exact: true })
  const link = await linkField.inputValue()
  expect(link).toMatch(/\/s\/[\w-]{32}$/)
  expect(page.url()).not.toContain(link.slice(-32))
  const whatsApp = await page.getByRole('link', { name: 'Send on WhatsApp' }).getAttribute('href')
  expect(decodeURIComponent(whatsApp ?? '')).toContain(link)
  // The chat of the customer opens, so that nobody else gets the link.
  expect(whatsApp).toContain(mobile ? `wa.me/91${mobile}?` : 'wa.me/?')
  await checkPage()
  const copyButton = page.getByRole('button', { name: 'Copy' })
  if (project.name === 'js') {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await copyButton.click()
    await expect(page.getByText('Copied.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  } else await expect(copyButton).toHaveCount(0)

  const { context, page: statement, response } = await openAsCustomer(browser, link, project.name === 'js')
  expect(response?.status()).toBe(200)
  expect(response?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  })
  expect(response?.headers()['set-cookie']).toBeUndefined()
  expect(await context.cookies()).toEqual([])
  await expect(statement.getByRole('main')).toContainText(customer)
  await expect(statement.getByRole('main')).toContainText('Remaining')
  const { late, received } = readRow<{ late: number; received: number }>(
    `select sum(late_charges_rupees) as late, sum(net_rupees + late_charges_rupees) as received
     from receipts where booking_id = ${id}`,
  )
  await expect(statement.getByText(`late charges = ${inRupees(received)} received.`)).toHaveCount(
    late > 0 ? 1 : 0,
  )
  const text = await statement.content()
  expect(text).not.toMatch(/commission|<script|user menu|HG\d{4}/i)
  expect(await statement.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await context.close()

  // The shared page neither reads nor ends the associate's session.
  for (const address of [link, link.replace('/s/', '/S/')]) {
    const sharedResponse = await page.goto(address)
    expect(sharedResponse?.headers()['set-cookie']).toBeUndefined()
    await expect(page.getByText('user menu')).toHaveCount(0)
  }
  await checkPage()
  await page.goto('/settings')
  await page.getByRole('link', { name: 'See and revoke links' }).click()
  const card = page
    .getByRole('main')
    .getByText(/^Made on/)
    .first()
  await expect(card).toContainText('Opened 3 times')
  await checkPage()
  await page.getByRole('button', { name: 'Revoke' }).first().click()
  await expect(page.getByText('The link is revoked.')).toBeVisible()
  const revokedResponse = await page.goto(link)
  expect(revokedResponse?.status()).toBe(410)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works')
  expect(await page.content()).not.toContain(customer)
})

test('X043 X031 the actions of a booking stand beside its title or below its figures, and the customer reads what to pay today with late charges', async ({
  page,
  signIn,
  checkPage,
}) => {
  await signIn('P2')
  // The portal then has cached the capabilities (X001).
  await page.request.get('/home')
  const { id } = readRow<{ id: number }>(
    `select bookings.id from bookings join instalments on booking_id = bookings.id
     where seller_id = 'HG1001' and bookings.status_id = 2 and paid_rupees < amount_rupees and due_on < ?
     order by due_on limit 1`,
    todayInIndia(),
  )
  const figure = (label: string) =>
    page
      .locator('main dl > div')
      .filter({ has: page.getByText(label, { exact: true }) })
      .locator('dd')
  const topOf = async (locator: Locator) => (await locator.boundingBox())?.y ?? NaN
  const share = page.getByRole('link', { name: 'Share with customer' })
  const title = page.getByRole('heading', { level: 1 })
  for (const [address, below] of [
    ['', page.getByText('Your commission')],
    ['/emi-statement', page.getByRole('table')],
  ] as const) {
    await page.goto(`/associate/bookings/${id}${address}`)
    expect(await topOf(share)).toBeGreaterThan(await topOf(figure('Remaining').first()))
    expect(await topOf(share)).toBeLessThan(await topOf(below.first()))
    await page.setViewportSize({ width: 1280, height: 800 })
    expect(await topOf(share)).toBeLessThan(await topOf(figure('Remaining').first()))
    expect(Math.abs((await topOf(share)) - (await topOf(title)))).toBeLessThan(80)
    await checkPage()
    await page.setViewportSize({ width: 360, height: 640 })
  }
  await page.goto(`/associate/bookings/${id}`)
  const [, withLateCharges = ''] = await figure('Overdue').allInnerTexts()
  const toPay = withLateCharges.replace(' with late charges', '')
  const late = await figure('Late Pmt chrgs Due').innerText()
  await share.click()
  await page.getByRole('button', { name: 'Make a link' }).click()
  await page.goto(await page.getByLabel('Link', { exact: true }).inputValue())
  await expect(figure('To pay today')).toHaveText([
    toPay,
    new RegExp(`^₹[\\d,]+ due \\+ ${late} late charges$`),
  ])
  await expect(page.getByText('Remaining and total payable leave out late charges.')).toBeVisible()
  // The firm is above the title, and the plan is a strip.
  expect(await topOf(page.locator('main strong').first())).toBeLessThan(await topOf(title))
  await expect(page.getByText(/^\d+ instalments by number:$/)).toBeVisible()
})

test(
  'X043 unknown and malformed tokens get the same 404; bookings of other people cannot be shared',
  { tag: ['@request', '@gate'] },
  async ({ page, signIn }) => {
    const tokenReplies = await Promise.all(
      ['x'.repeat(32), 'y'.repeat(32), 'short', '..%20home', 'x'.repeat(400)].map(async (token) => {
        const response = await page.request.get(`/s/${token}`)
        return [response.status(), (await response.text()).replace(/nonce="[^"]+"/g, '')]
      }),
    )
    for (const reply of tokenReplies) expect(reply).toEqual(tokenReplies[0])
    expect(tokenReplies[0]?.[0]).toBe(404)
    expect((await page.request.get('/settings/customer-links', { maxRedirects: 0 })).status()).toBe(302)
    await signIn('P1')
    const { id } = bookingOf(personaOf('P2').id, 0)
    const formRequest = { form: {}, headers: { Origin: servers.portal.url } }
    const shareResponses = await Promise.all(
      [id, 999_999, 'abc'].flatMap((booking) => {
        const address = `/associate/bookings/${booking}/share`
        // A refused form redirects to its own address, and a GET of this address is a 404.
        return [page.request.get(address), page.request.post(address, formRequest)]
      }),
    )
    expect(shareResponses.map((response) => response.status())).toEqual(Array(6).fill(404))
    const { linkCount } = readRow<{ linkCount: number }>(
      'select count(*) as linkCount from customer_links where associate_id = ? and booking_id = ?',
      personaOf('P1').id,
      id,
    )
    expect(linkCount).toBe(0)
  },
)

test(
  'X002 X043 without the capability, receipts and Settings have no customer links, and the addresses of the links return 404',
  { tag: [...allModes, '@gate'] },
  async ({ page, faulty }) => {
    await faulty.signIn('P1')
    await faulty.setReply('capabilities', {
      kind: 'body',
      type: 'application/json',
      body: JSON.stringify({ status: true, capabilities: ['earnings'] }),
    })
    const { id } = bookingOf(personaOf('P1').id, 0)
    await page.goto(`${faulty.url}/associate/bookings/${id}/receipts`)
    await expect(page.getByRole('link', { name: 'Download PDF' })).toBeVisible()
    expect(await page.content()).not.toContain('Share with customer')
    await page.goto(`${faulty.url}/settings`)
    expect(await page.content()).not.toContain('customer-links')
    for (const path of [`/associate/bookings/${id}/share`, '/settings/customer-links'])
      expect((await page.goto(faulty.url + path))?.status()).toBe(404)
  },
)
