import type { Page } from '@playwright/test'
import { formatDate, todayInIndia } from '../../app/domain/dates'
import { readRow } from './database'
import { allModes, expect, refusal, test } from './fixtures'
import { inRupees } from '../pages/money'
import { termLine } from '../pages/terms'

/** P2's booking with the longest overdue instalment. */
const overdueBooking = () =>
  readRow<{ id: number; customer: string; plot: string }>(
    `select bookings.id, customer_name as customer, plots.number as plot from bookings
     join plots on plots.id = plot_id join instalments on booking_id = bookings.id
     where seller_id = 'HG1001' and bookings.status_id = 2 and paid_rupees < amount_rupees and due_on < ?
     order by due_on limit 1`,
    todayInIndia(),
  )

const figure = (page: Page, label: string) => termLine(page, label).locator('dd')

test(
  'X030 a booking shows overdue, paid and remaining amounts, and every instalment on its timeline',
  { tag: '@gate' },
  async ({ page, signIn, checkPage }) => {
    await signIn('P2')
    const { id, customer, plot } = overdueBooking()
    const { count, overdue, paid, unpaid } = readRow<Record<'count' | 'overdue' | 'paid' | 'unpaid', number>>(
      `select count(*) as count, sum(paid_rupees) as paid, sum(amount_rupees - paid_rupees) as unpaid,
         sum(iif(due_on < '${todayInIndia()}' and kind <> 'registration', amount_rupees - paid_rupees, 0)) as overdue
       from instalments where booking_id = ?`,
      id,
    )
    await page.goto(`/associate/bookings/${id}`)
    await expect(page).toHaveTitle('Plot Partner - Booking')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(customer)
    await expect(page.getByRole('main')).toContainText(`Plot ${plot} · `)
    const remind = new URL((await page.getByRole('link', { name: /^Remind / }).getAttribute('href')) ?? '')
    expect(remind.searchParams.get('text')).toContain(`\n${inRupees(overdue)}\n`)
    const late = Number((await figure(page, 'Late Pmt chrgs Due').innerText()).replace(/[₹,]/g, ''))
    await expect(figure(page, 'Overdue')).toHaveText([
      inRupees(overdue),
      `${inRupees(overdue + late)} with late charges`,
    ])
    await expect(figure(page, 'Paid').first()).toHaveText(inRupees(paid))
    await figure(page, 'Remaining').getByText(inRupees(unpaid), { exact: true }).click()
    await expect(
      page.getByText(
        `${inRupees(paid + unpaid)} total payable − ${inRupees(paid)} paid = ${inRupees(unpaid)} remaining. Late charges are not included.`,
      ),
    ).toBeVisible()
    await expect(page.locator('main ol > li')).toHaveCount(count)
    await expect(page.getByText(`${count} instalments by number:`)).toBeVisible()
    await expect(
      page
        .locator('main ol > li')
        .filter({ hasText: /: Overdue$/ })
        .first(),
    ).toBeAttached()
    await checkPage()
  },
)

test(
  'X030 a section that fails shows a message, and the other sections remain',
  { tag: allModes },
  async ({ page, faulty }) => {
    const { id } = overdueBooking()
    await faulty.signIn('P2')
    await faulty.setReply('/get-receipts/', refusal('Not now.'), 1)
    await page.goto(`${faulty.url}/associate/bookings/${id}`)
    await expect(page.locator('main ol > li').first()).toBeAttached()
    await expect(page.getByRole('main').getByText('Not now.')).toBeVisible()
    await expect(page.getByRole('link', { name: /^View all \d+ instalments$/ })).toBeVisible()
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
  'X030 X098 a cancelled booking shows its refund, and no statement, file or shared text an amount that remains',
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
      await expect(main.getByText(/Remaining|Overdue|Next|Balance|Total payable/)).toHaveCount(0)
      await expect(page.getByRole('link', { name: 'Share with customer' })).toHaveCount(0)
    }
    await checkPage()
    await main.locator('summary').filter({ hasText: 'Options' }).click()
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
