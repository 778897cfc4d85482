import { todayInIndia } from '../../app/domain/dates'
import { readRow } from './database'
import { personaOf } from '../../reference-api/demo-data/personas'
import { allModes, expect, isJs, jsonReply, perMode, test } from './fixtures'
import { inRupees } from '../pages/money'
import { termLine } from '../pages/terms'

const bookingOf = (seller: string, offset: number) =>
  readRow<{ id: number; customer_name: string }>(
    'select id, customer_name from bookings where seller_id = ? and status_id = 2 order by id limit 1 offset ?',
    seller,
    offset,
  )

test('X043 a statement is shared, read by the customer, listed and revoked', async ({
  page,
  browser,
  signIn,
  checkPage,
}) => {
  await signIn('P1')
  const { id, customer_name: customer } = bookingOf(personaOf('P1').id, perMode(0, 1))
  await page.goto(`/associate/bookings/${id}/receipts`)
  await page.getByRole('link', { name: 'Share with customer' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Share with customer')
  await checkPage()
  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = await page.getByLabel('Link', { exact: true }).inputValue()
  expect(link).toMatch(/\/s\/[\w-]{32}$/)
  expect(page.url()).not.toContain(link.slice(-32))
  const whatsApp = await page.getByRole('link', { name: 'Send on WhatsApp' }).getAttribute('href')
  expect(decodeURIComponent(whatsApp ?? '')).toContain(link)
  await checkPage()
  const copyButton = page.getByRole('button', { name: 'Copy' })
  if (isJs()) {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await copyButton.click()
    await expect(page.getByText('Copied.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  } else await expect(copyButton).toHaveCount(0)

  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    javaScriptEnabled: isJs(),
  })
  const statement = await context.newPage()
  const response = await statement.goto(link)
  expect(response?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  })
  expect(await context.cookies()).toEqual([])
  await expect(statement.getByRole('main')).toContainText(customer)
  await expect(statement.getByRole('main')).toContainText('Remaining')
  const { late, received, owed } = readRow<{ late: number; received: number; owed: number }>(
    `select sum(late_charges_rupees) as late, sum(net_rupees + late_charges_rupees) as received,
     (select sum(late_charges_rupees) from instalments where booking_id = ${id}) as owed
     from receipts where booking_id = ${id}`,
  )
  await expect(statement.getByText(`late charges = ${inRupees(received)} received.`)).toHaveCount(
    late > 0 ? 1 : 0,
  )
  const { due } = readRow<{ due: number }>(
    `select count(*) as due from instalments where booking_id = ${id} and kind <> 'registration'
     and paid_rupees < amount_rupees and due_on <= ?`,
    todayInIndia(),
  )
  await expect(statement.locator('main dt').first()).toHaveText(
    due > 0 || owed > late ? 'To pay today' : /^Next on /,
  )
  expect(await statement.content()).not.toMatch(/commission|<script|user menu|HG\d{4}/i)
  await context.close()

  // The shared page neither reads nor ends the associate's session.
  const sharedResponse = await page.goto(link)
  expect(sharedResponse?.headers()['set-cookie']).toBeUndefined()
  await expect(page.getByText('user menu')).toHaveCount(0)
  await checkPage()
  await page.goto('/settings')
  await page.getByRole('link', { name: 'See and revoke links' }).click()
  await expect(
    page
      .getByRole('main')
      .getByText(/^Made on/)
      .first(),
  ).toContainText(/Opened \d+ times/)
  await checkPage()
  await page.getByRole('button', { name: 'Revoke' }).first().click()
  await expect(page.getByText('The link is revoked.')).toBeVisible()
  expect((await page.goto(link))?.status()).toBe(410)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works')
  expect(await page.content()).not.toContain(customer)
})

test('X043 X031 the customer reads what to pay today with late charges', async ({ page, signIn }) => {
  await signIn('P2')
  const { id } = readRow<{ id: number }>(
    `select bookings.id from bookings join instalments on booking_id = bookings.id
     where seller_id = 'HG1001' and bookings.status_id = 2 and paid_rupees < amount_rupees and due_on < ?
     order by due_on limit 1`,
    todayInIndia(),
  )
  const figure = (label: string) => termLine(page, label).locator('dd')
  await page.goto(`/associate/bookings/${id}`)
  const withLateCharges = await figure('Overdue').last().innerText()
  const toPay = withLateCharges.replace(' with late charges', '')
  const late = await figure('Late Pmt chrgs Due').innerText()
  await page.goto(`/associate/bookings/${id}/share`)
  await page.getByRole('button', { name: 'Make a link' }).click()
  await page.goto(await page.getByLabel('Link', { exact: true }).inputValue())
  await expect(figure('To pay today')).toHaveText([
    toPay,
    new RegExp(`^₹[\\d,]+ due \\+ ${late} late charges$`),
  ])
  await expect(page.getByText('Remaining and total payable leave out late charges.')).toBeVisible()
})

test(
  'X002 X043 without the capability, receipts and Settings have no customer links, and the addresses of the links return 404',
  { tag: [...allModes, '@gate'] },
  async ({ page, faulty }) => {
    await faulty.signIn('P1')
    await faulty.setReply('capabilities', jsonReply({ capabilities: ['earnings'] }))
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
