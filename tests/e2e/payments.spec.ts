import type { Page } from '@playwright/test'
import { readRow } from './database'
import { expect, test } from './fixtures'
import { rupees } from '../pages/money'

const OWN_PAYMENTS = '/associate/commission/payments'
const TEAM_PAYMENTS = `${OWN_PAYMENTS}?view=team`
const DAY = /^\d{1,2}-[A-Z][a-z]{2}-\d\d$/

/** Table bodies that begin with a day. In team payments, the bodies of its plots follow. */
const days = (page: Page) => page.locator('main tbody').filter({ has: page.locator('h2', { hasText: DAY }) })
const payments = (page: Page) =>
  page
    .getByRole('main')
    .locator('table')
    .filter({ has: page.locator('caption', { hasText: /^(My|Team) Payments$/ }) })
    .locator('tbody tr:has(th)')

/** Reads each day of the list: the total in its heading (null without one), the number of plots with a total, and the sum of its rows. */
async function daySums(page: Page) {
  return days(page).evaluateAll((dayBodies) =>
    dayBodies.map((dayBody) => {
      const amount = (text: string | null | undefined) =>
        Number(/₹([\d,]+)/.exec(text ?? '')?.[1]?.replaceAll(',', ''))
      const bodies: Element[] = [dayBody]
      for (
        let next = dayBody.nextElementSibling;
        next && !next.querySelector('h2');
        next = next.nextElementSibling
      )
        bodies.push(next)
      const rows = bodies
        .flatMap((body) => [...body.querySelectorAll('tr:has(th)')])
        .map((row) => amount(row.querySelector('[data-label=Amount]')?.textContent))
      return {
        day: dayBody.querySelector('h2')?.textContent ?? '',
        total: dayBody.querySelector('h2 + span')
          ? amount(dayBody.querySelector('h2 + span')?.textContent)
          : null,
        plotTotals: bodies.filter((body) => body.querySelector('h3 + span')).length,
        rowSum: rows.reduce((sum, rowRupees) => sum + rowRupees, 0),
      }
    }),
  )
}

/** While there is more to load, the last day has no total, because it may continue. */
function expectWholeTotals(sums: Awaited<ReturnType<typeof daySums>>) {
  const last = sums.at(-1)
  expect([last?.total, last?.plotTotals]).toEqual([null, 0])
  for (const { day, total, rowSum } of sums.slice(0, -1)) expect([day, total]).toEqual([day, rowSum])
}

for (const [view, name] of [
  ['own', 'my-payments'],
  ['team', 'team-payments'],
] as const)
  test(
    `X097 a chosen year has the ${view} payments of that year in list, total and CSV`,
    { tag: '@gate' },
    async ({ page, signIn }) => {
      await signIn('P1')
      // A request for Home caches the capabilities (X001).
      await page.request.get('/home')
      await page.goto(view === 'own' ? OWN_PAYMENTS : TEAM_PAYMENTS)
      const years = page.getByRole('main').getByRole('link', { name: /^20\d\d-\d\d$/ })
      const year = await years.nth(1).innerText()
      await years.nth(1).click()
      await expect(page).toHaveURL(new RegExp(`year=${year.slice(0, 4)}`))
      await expect(years.nth(1)).toHaveAttribute('aria-current', 'page')
      const total = page.getByText(`Total listed, ${year}: ₹`)
      await expect(total).toBeVisible()
      const response = await page.request.get(
        (await page.getByRole('link', { name: 'Download CSV' }).getAttribute('href')) ?? '',
      )
      expect(response.headers()['content-disposition']).toContain(`${name}-${year}.csv`)
      const [head = '', ...lines] = (await response.text()).trim().split('\r\n')
      expect(head).toContain('Bill No.,Receipt No.,')
      const [from, to] = [`${year.slice(0, 4)}-04-01`, `${Number(year.slice(0, 4)) + 1}-03-31`]
      const dates = lines.map((line) => line.split(',')[1] ?? '')
      expect(dates.every((date) => date >= from && date <= to)).toBe(true)
      expect(await payments(page).count()).toBe(Math.min(lines.length, 20))
      // Counted from the end, because a row may have several receipt numbers with commas.
      const amount = head.split(',').indexOf('Amount') - head.split(',').length
      const sum = lines.reduce((all, line) => all + Number(line.split(',').at(amount)), 0)
      expect(rupees(await total.innerText())).toBe(sum)
      await page.getByRole('link', { name: 'All years' }).click()
      await expect(page.getByText('Total listed, All years: ₹')).toBeVisible()
      await expect(page.getByRole('heading', { name: /^Financial year/ })).toHaveCount(0)
    },
  )

test(
  'M192 M193 lists own payments by day, with matching totals',
  { tag: '@gate' },
  async ({ page, signIn }) => {
    await signIn('P1', OWN_PAYMENTS)
    await expect(page.getByRole('heading', { level: 1, name: 'Commission' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Payments', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(page.getByRole('link', { name: 'Dues', exact: true })).toHaveAttribute(
      'href',
      '/associate/commission/dues',
    )
    await expect(page.getByRole('link', { name: 'My Payments' })).toHaveAttribute('aria-current', 'page')
    // Some days have more payments than a page.
    await page.goto(`${OWN_PAYMENTS}?page=3`)
    const sums = await daySums(page)
    expect(sums.length).toBeGreaterThan(1)
    for (const { day } of sums) expect(day).toMatch(DAY)
    expectWholeTotals(sums)
  },
)

test(
  'M203 Less and Rct Net show only when Less is not 0, with a hint',
  { tag: '@gate' },
  async ({ page, signIn }) => {
    await signIn('P1')
    const figure = (label: string) =>
      page.getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd')
    const hint = page.getByText('Less covers Registration, EMI, Premium and Other charges.')
    const paymentWithLess = paymentInDatabase('less_rupees > 0')
    await page.goto(paymentWithLess.address)
    const amounts = ['Receipt Amount', 'Less', 'Rct Net'].map(async (label) =>
      rupees(await figure(label).textContent()),
    )
    const { receipt, less } = paymentWithLess
    expect(await Promise.all(amounts)).toEqual([receipt, less, receipt - less])
    await expect(hint).toBeVisible()
    await page.goto(paymentInDatabase('less_rupees = 0').address)
    await expect(figure('Receipt Amount')).toBeVisible()
    for (const label of ['Less', 'Rct Net']) await expect(figure(label)).toHaveCount(0)
    await expect(hint).toHaveCount(0)
  },
)

test(
  'M201 M205 X031 the booking and the commission of a payment each have a tab; the booking leads back to the payment',
  { tag: '@gate' },
  async ({ page, signIn }) => {
    await signIn('P1', OWN_PAYMENTS)
    await payments(page).first().getByRole('link').click()
    await expect(page.getByRole('link', { name: 'Payment', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await page.getByRole('main').getByRole('link', { name: 'Booking', exact: true }).click()
    await expect(page).toHaveURL(/\?tab=booking$/)
    await expect(page.getByText(/Registration charges not included|Registered/).first()).toBeVisible()
    const bookingTabUrl = page.url()
    const booking = /(\d+)\/\d+\/\d+\?tab/.exec(bookingTabUrl)?.[1]
    const link = page
      .getByRole('main')
      .locator(`[href^="/associate/bookings/${booking}?from=%2Fassociate%2Fcommission%2Fpayments%2F"]`)
    await expect(link).toHaveText('Booking')
    await link.click()
    await page.getByRole('main').getByRole('link', { name: 'Commission', exact: true }).click()
    await page.getByRole('main').getByRole('link', { name: 'Payment Details' }).click()
    await expect(page).toHaveURL(bookingTabUrl)
    await page.getByRole('link', { name: 'My Commission' }).click()
    await expect(page).toHaveURL(/\?tab=commission$/)
    await expect(
      page.getByRole('term').filter({ hasText: 'Net Payable Cmsn % on All Receipts' }),
    ).toBeVisible()
  },
)

test(
  'M143 M195 "Load More" appends the next twenty rows; after the last page "End of results" replaces it',
  { tag: '@gate' },
  async ({ page, signIn }) => {
    await signIn('P1', OWN_PAYMENTS)
    const rows = payments(page)
    await expect(rows).toHaveCount(20)
    const loadMore = page.getByRole('link', { name: 'Load More' })
    for (const number of [2, 3]) {
      await loadMore.click()
      await expect(page).toHaveURL(new RegExp(`page=${number}`))
      await expect(rows).toHaveCount(20 * number)
    }
    expectWholeTotals(await daySums(page))
    await page.goto(`${OWN_PAYMENTS}?page=400`)
    await expect(page.getByText('End of results')).toBeVisible()
    await expect(loadMore).toHaveCount(0)
  },
)

/** Reads a payment of P1: the amount of the receipt, the amount of Less, and the address of the payment's screen. */
function paymentInDatabase(condition: 'less_rupees > 0' | 'less_rupees = 0') {
  const { number, path, ...amounts } = readRow<{
    number: string
    path: string
    receipt: number
    less: number
  }>(
    `select plots.number, bookings.project_id || '/%/' || bookings.id || '/' || bill_id || '/' || receipt_id as path,
       receipt_rupees as receipt, less_rupees as less
     from payments join commission_bills on commission_bills.id = bill_id
       join commission_lines on commission_lines.id = line_id
       join bookings on bookings.id = booking_id join plots on plots.id = bookings.plot_id
     where commission_bills.associate_id = 'HG1024' and ${condition} order by payments.id limit 1`,
  )
  return { ...amounts, address: `${OWN_PAYMENTS}/${path.replace('%', encodeURIComponent(number))}` }
}
