import type { Page } from '@playwright/test'
import { formatDate, todayInIndia } from '../../app/domain/dates'
import { readRow } from './database'
import { allModes, expect, test } from './fixtures'
import { inRupees } from '../pages/money'

/** P2's booking with the longest overdue instalment. */
const overdueBooking = () =>
  readRow<{ id: number; customer: string; plot: string }>(
    `select bookings.id, customer_name as customer, plots.number as plot from bookings
     join plots on plots.id = plot_id join instalments on booking_id = bookings.id
     where seller_id = 'HG1001' and bookings.status_id = 2 and paid_rupees < amount_rupees and due_on < ?
     order by due_on limit 1`,
    todayInIndia(),
  )

interface Counts {
  paid: number
  part: number
  overdue: number
  future: number
  overdueRupees: number
  paidRupees: number
  unpaidRupees: number
}

const countsOf = (id: number) =>
  readRow<Counts>(
    `select sum(paid_rupees >= amount_rupees) as paid,
       sum(paid_rupees < amount_rupees and due_on < $today and kind <> 'registration') as overdue,
       sum(paid_rupees < amount_rupees and (due_on >= $today or kind = 'registration') and paid_rupees > 0) as part,
       sum(paid_rupees < amount_rupees and (due_on >= $today or kind = 'registration') and paid_rupees = 0) as future,
       sum(iif(due_on < $today and kind <> 'registration', amount_rupees - paid_rupees, 0)) as overdueRupees,
       sum(paid_rupees) as paidRupees, sum(amount_rupees - paid_rupees) as unpaidRupees
     from instalments where booking_id = ?`.replaceAll('$today', `'${todayInIndia()}'`),
    id,
  )

const figure = (page: Page, label: string) =>
  page
    .locator('main dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd')
const MIN_COLUMN_PX = 300

test('X030 a booking shows overdue, paid and remaining amounts, and every instalment on its timeline', async ({
  page,
  signIn,
  checkPage,
}) => {
  await signIn('P2')
  const { id, customer, plot } = overdueBooking()
  const counts = countsOf(id)
  await page.goto(`/associate/bookings/${id}`)
  await expect(page).toHaveTitle('Plot Partner - Booking')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(customer)
  await expect(page.getByRole('main')).toContainText(`Plot ${plot} · `)
  const { customer_mobile: mobile } = readRow<{ customer_mobile: string | null }>(
    `select customer_mobile from bookings where id = ${id}`,
  )
  const call = page.getByRole('link', { name: 'Call' })
  if (mobile) await expect(call).toHaveAttribute('href', `tel:+91${mobile}`)
  else await expect(call).toHaveCount(0)
  const remind = new URL((await page.getByRole('link', { name: /^Remind / }).getAttribute('href')) ?? '')
  expect(remind.origin + remind.pathname).toBe(`https://wa.me/${mobile ? `91${mobile}` : ''}`)
  expect(remind.searchParams.get('text')).toContain(`\n${inRupees(counts.overdueRupees)}\n`)
  const late = Number((await figure(page, 'Late Pmt chrgs Due').innerText()).replace(/[₹,]/g, ''))
  await expect(figure(page, 'Overdue')).toHaveText([
    inRupees(counts.overdueRupees),
    `${inRupees(counts.overdueRupees + late)} with late charges`,
  ])
  await expect(figure(page, 'Paid').first()).toHaveText(inRupees(counts.paidRupees))
  await expect(figure(page, 'Remaining')).toHaveText(inRupees(counts.unpaidRupees))
  const totalPayable = inRupees(counts.paidRupees + counts.unpaidRupees)
  await expect(page.getByRole('main')).toContainText(
    `${totalPayable} total payable − ${inRupees(counts.paidRupees)} paid = ${inRupees(counts.unpaidRupees)} remaining. Late charges are not included.`,
  )
  await expect(page.getByRole('main')).toContainText(
    /Sale Amount .*\+ ₹[\d,]+ Late Pmt chrgs Due .*= ₹[\d,]+ total payable with late charges\./,
  )
  await expect(figure(page, 'Total payable with late charges')).toHaveText(/^₹[\d,]+$/)
  const timelineMarks = page.locator('main ol > li')
  const instalmentCount = counts.paid + counts.part + counts.overdue + counts.future
  await expect(timelineMarks).toHaveCount(instalmentCount)
  await expect(page.getByText(`${instalmentCount} instalments by number:`)).toBeVisible()
  for (const [state, count] of [
    ['Paid', counts.paid],
    ['Part paid', counts.part],
    ['Overdue', counts.overdue],
    ['Future', counts.future],
  ] as const) {
    await expect(timelineMarks.filter({ hasText: new RegExp(`: ${state}$`) })).toHaveCount(count)
    const legendEntry = page
      .locator('main li')
      .filter({ hasText: new RegExp(`^${count} ${state.toLowerCase()}$`) })
    await expect(legendEntry).toHaveCount(count > 0 ? 1 : 0)
  }
  await checkPage()
})

test(
  'X030 a booking of another team is not shown',
  { tag: ['@request', '@gate'] },
  async ({ page, signIn }) => {
    await signIn('P3')
    const response = await page.goto(`/associate/bookings/${overdueBooking().id}`)
    expect(response?.status()).toBe(404)
  },
)

test(
  'X030 a section that fails shows a message, and the other sections remain',
  { tag: allModes },
  async ({ page, faulty }) => {
    const { id } = overdueBooking()
    await faulty.signIn('P2')
    await faulty.setReply(
      '/get-receipts/',
      { kind: 'body', type: 'application/json', body: '{"status":false,"message":"Not now."}' },
      1,
    )
    await page.goto(`${faulty.url}/associate/bookings/${id}`)
    await expect(page.locator('main ol > li').first()).toBeAttached()
    await expect(page.getByRole('main').getByText('Not now.')).toBeVisible()
    await expect(page.getByRole('link', { name: /^View all \d+ instalments$/ })).toBeVisible()
  },
)

test(
  'X030 X098 a cancelled booking shows what was paid and when it was cancelled, and nothing as overdue, next or remaining',
  { tag: '@gate' },
  async ({ page, signIn }) => {
    await signIn('P2')
    const { id } = readRow<{ id: number }>(
      `select bookings.id from bookings join instalments on booking_id = bookings.id
     where seller_id = 'HG1001' and status_id = 9 and paid_rupees < amount_rupees limit 1`,
    )
    await page.goto(`/associate/bookings/${id}`)
    await expect(page.getByText('This booking is cancelled.')).toBeVisible()
    await expect(figure(page, 'Paid').first()).toBeVisible()
    await expect(figure(page, 'Cancelled On')).toHaveCount(1)
    for (const label of ['Overdue', 'Next', 'Remaining']) await expect(figure(page, label)).toHaveCount(0)
    await expect(page.getByText('Nothing is due.')).toBeVisible()
    await expect(page.getByRole('main').getByText(/Overdue/)).toHaveCount(0)
  },
)

/** P1's cancelled booking with a refund. */
const refundedBooking = () =>
  readRow<{ id: number; day: string; refunded: number; refundedOn: string; paid: number }>(
    `select id, cancelled_on as day, refunded_rupees as refunded, refunded_on as refundedOn,
       (select sum(net_rupees) from receipts where booking_id = bookings.id) as paid
     from bookings where seller_id = 'HG1024' and refunded_rupees > 0`,
  )

test(
  'X098 a cancelled booking shows its refund, and no statement, file or shared text an amount that remains',
  { tag: '@gate' },
  async ({ page, signIn, checkPage }) => {
    await signIn('P1')
    const { id, day, refunded, refundedOn, paid } = refundedBooking()
    const facts: [string, string][] = [
      ['Paid', inRupees(paid)],
      ['Cancelled On', formatDate(day)],
      ['Refunded', inRupees(refunded)],
      ['Refunded On', formatDate(refundedOn)],
    ]
    const main = page.getByRole('main')
    for (const address of [
      `bookings/${id}`,
      `bookings/${id}/emi-statement`,
      `commission/payments/${id}/emi-statement`,
    ]) {
      await page.goto(`/associate/${address}`)
      await expect(main.getByText('This booking is cancelled.')).toBeVisible()
      for (const [label, value] of facts) await expect(figure(page, label).first()).toHaveText(value)
      await expect(main.getByText(/Remaining|Overdue|Balance|Total payable/)).toHaveCount(0)
      await expect(page.getByRole('link', { name: 'Share with customer' })).toHaveCount(0)
    }
    await checkPage()
    const shared = await page.getByRole('link', { name: /WhatsApp/ }).getAttribute('href')
    expect(new URL(shared ?? '').searchParams.get('text')).toMatch(
      /This booking is cancelled\.\nPaid: .*\nCancelled On: .*\nRefunded: .*\nRefunded On: [^\n]*$/,
    )
    const csv = await page.request.get(`/associate/bookings/${id}/emi-statement.csv`)
    const [head = ''] = (await csv.text()).split('\r\n')
    expect(head).toContain('Refunded,Refunded On')
    expect(head).not.toContain('Balance')
  },
)

test(
  'X098 a booking that moved to another plot names the former plot and both prices, also on its statement',
  { tag: '@gate' },
  async ({ page, signIn, checkPage }) => {
    await signIn('P1')
    const move = readRow<{ id: number; plot: string; day: string; former: number; price: number }>(
      `select booking_id as id, former_plot as plot, moved_on as day, former_rupees as former, rupees as price
       from booking_moves join bookings on bookings.id = booking_id where seller_id = 'HG1024'`,
    )
    const text = `Moved from plot ${move.plot} on ${formatDate(move.day)}, price changed from ${inRupees(move.former)} to ${inRupees(move.price)}.`
    for (const screen of ['', '/emi-statement', '/receipts']) {
      await page.goto(`/associate/bookings/${move.id}${screen}`)
      await expect(page.getByRole('main').getByText(text)).toBeVisible()
    }
    await checkPage()
  },
)

test(
  'X030 on a wide screen the figures are one row, and the commission is beside them',
  { tag: '@gate' },
  async ({ page, signIn }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await signIn('P2')
    await page.goto(`/associate/bookings/${overdueBooking().id}`)
    const labelTops = await page
      .locator('main dl')
      .first()
      .locator('dt')
      .evaluateAll((labels) => labels.map((label) => Math.round(label.getBoundingClientRect().top)))
    expect(labelTops.length).toBeGreaterThan(2)
    expect(new Set(labelTops).size).toBe(1)
    const headingBox = (name: string) => page.getByRole('heading', { level: 2, name }).boundingBox()
    const statementBox = await headingBox('EMI statement')
    const commissionBox = await headingBox('Your commission')
    expect(commissionBox?.y).toBeLessThan(statementBox?.y ?? 0)
    expect(commissionBox?.x).toBeGreaterThan((statementBox?.x ?? 0) + MIN_COLUMN_PX)
  },
)
