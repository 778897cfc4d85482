import type { Page } from '@playwright/test'
import { readRow } from './database'
import { allModes, expect, test } from './fixtures'

const P1 = 'HG1024'
const TAX = '/associate/commission/tax'
const AMOUNTS = ['Gross', 'TDS', 'GST', 'Other deductions', 'Credited']

const main = (page: Page) => page.getByRole('main')

/** The amounts of each quarter and of the total, in the order of `AMOUNTS`. */
const readAmounts = (page: Page) =>
  main(page)
    .locator('table tr:has([data-label=Gross])')
    .evaluateAll(
      (rows, labels) =>
        rows.map((row) =>
          labels.map((label) =>
            Number(row.querySelector(`[data-label="${label}"]`)?.textContent?.replace(/[₹,]/g, '')),
          ),
        ),
      AMOUNTS,
    )

test(
  'X093 the tab Tax has a year by quarter with a total, a file of it, and own certificates',
  { tag: '@gate' },
  async ({ page, signIn }) => {
    await signIn('P1')
    // A request for Home caches the capabilities (X001).
    await page.request.get('/home')
    await page.goto('/associate/commission/dues')
    await main(page).getByRole('link', { name: 'Tax', exact: true }).click()
    await expect(page).toHaveTitle('Plot Partner - Tax')
    await expect(main(page).getByRole('link', { name: 'Tax', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    const years = main(page).getByRole('link', { name: /^20\d\d-\d\d$/ })
    const year = await years.nth(1).innerText()
    await years.nth(1).click()
    await expect(page).toHaveURL(`${TAX}?year=${year.slice(0, 4)}`)
    await expect(years.nth(1)).toHaveAttribute('aria-current', 'page')
    const [total = [], ...quarters] = (await readAmounts(page)).toReversed()
    expect(quarters).toHaveLength(4)
    expect(total).toEqual(AMOUNTS.map((_, index) => quarters.reduce((sum, row) => sum + row[index]!, 0)))
    const { tds, credited } = readRow<{ tds: number; credited: number }>(
      `select sum(tds_rupees) as tds, sum(credited_rupees) as credited from commission_bills
          where associate_id = ? and billed_on between ? and ?`,
      P1,
      `${year.slice(0, 4)}-04-01`,
      `${Number(year.slice(0, 4)) + 1}-03-31`,
    )
    expect([total[1], total[4]]).toEqual([tds, credited])
    const file = await page.request.get(
      (await page.getByRole('link', { name: 'Download CSV' }).getAttribute('href')) ?? '',
    )
    expect(file.headers()['content-disposition']).toContain(`tax-${year}.csv`)
    const lines = (await file.text()).trim().split('\r\n')
    expect(lines[0]).toBe(`Financial year,Quarter,${AMOUNTS.join(',')}`)
    expect(lines.slice(1).map((line) => line.split(',').slice(2).map(Number))).toEqual(quarters.toReversed())
    const certificate = main(page).getByRole('link', { name: /^Certificate of Q1: Apr / })
    const response = await page.request.get((await certificate.getAttribute('href')) ?? '')
    expect(response.headers()).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="tax-certificate-${year}-q1.pdf"`,
    })
    expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-')
  },
)

test(
  'X093 the certificate of another associate cannot be opened, whoever has its address',
  { tag: [...allModes, '@gate'] },
  async ({ page, signIn }) => {
    await signIn('P1')
    await page.request.get('/home')
    await page.goto(TAX)
    await main(page)
      .getByRole('link', { name: /^20\d\d-\d\d$/ })
      .nth(1)
      .click()
    await expect(page).toHaveURL(/year=/)
    const address =
      (await main(page)
        .getByRole('link', { name: /^Certificate of/ })
        .first()
        .getAttribute('href')) ?? ''
    expect((await page.request.get(address)).status()).toBe(200)
    await signIn('P2')
    expect((await page.request.get(address)).status()).toBe(404)
    expect((await page.request.get(address.replace(/\w(?=\/)/, 'x'))).status()).toBe(404)
  },
)
