import type { Page } from '@playwright/test'
import { Sqlite } from '../../reference-api/db/sqlite-driver'
import { servers } from '../setup/servers'
import { expect, test } from './fixtures'

const OWN = '/associate/commission/payments'
const TEAM = `${OWN}?view=team`
const DAY = /^\d{1,2}-[A-Z][a-z]{2}-\d\d$/

const rupees = (text: string | null) => Number(/₹([\d,]+)/.exec(text ?? '')?.[1]?.replaceAll(',', '') ?? NaN)
const days = (page: Page) =>
  page.locator('main section').filter({ has: page.locator('h2', { hasText: DAY }) })

/** The sum in each day's head, and what its rows add up to. */
async function daySums(page: Page) {
  return days(page).evaluateAll((sections) =>
    sections.map((section) => {
      const amount = (text: string | null | undefined) =>
        Number(/₹([\d,]+)/.exec(text ?? '')?.[1]?.replaceAll(',', ''))
      const rows = [...section.querySelectorAll('li')].map((row) =>
        amount(row.textContent?.match(/₹[\d,]+/)?.[0]),
      )
      return {
        day: section.querySelector('h2')?.textContent ?? '',
        head: amount(section.querySelector('h2')?.parentElement?.textContent),
        rows: rows.reduce((sum, paise) => sum + paise, 0),
      }
    }),
  )
}

test.describe('payments', () => {
  test('M192 M193 own payments by day, and each day adds up', async ({ page, signIn }) => {
    await signIn('P1')
    await page.goto(OWN)
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
    const sums = await daySums(page)
    expect(sums.length).toBeGreaterThan(1)
    for (const { day, head, rows } of sums) {
      expect(day).toMatch(DAY)
      expect([day, head]).toEqual([day, rows])
    }
  })

  test('M192 M197 the summary of a financial year, and how one stands today, equal the database', async ({
    page,
    signIn,
    checkPage,
  }) => {
    await signIn('P1')
    await page.goto(OWN)
    const summary = page.locator('main section', {
      has: page.getByRole('heading', { name: /^Financial year/ }),
    })
    const figure = (label: string) =>
      summary
        .locator('dl > div')
        .filter({ has: page.getByText(label, { exact: true }) })
        .locator('dd')
    for (const [index, name] of (await summary.getByRole('listitem').allTextContents()).entries()) {
      await summary.getByRole('link', { name }).click()
      await expect(summary.getByRole('heading', { name: `Financial year ${name}` })).toBeVisible()
      const { bank, other } = paidIn(Number(name.slice(0, 4)))
      await expect(figure('Paid by bank')).toHaveText(inRupees(bank))
      await expect(figure('Paid by other')).toHaveText(inRupees(other))
      if (index === 0) {
        await summary.getByText('The same as a table').click()
        await expect(summary.getByRole('row', { name: /^Total/ })).toContainText(inRupees(bank + other))
        await expect(summary.getByRole('img')).toHaveAccessibleName(/^Commission paid in /)
        await checkPage()
      }
    }
    const { earned, paid } = standing()
    await expect(figure('Earned')).toHaveText(inRupees(earned))
    await expect(figure('Paid')).toHaveText(inRupees(paid))
    await expect(figure('Due')).toHaveText(inRupees(earned - paid))
    await page.goto(`${OWN}?type=2`)
    await expect(summary).toHaveCount(0)
  })

  test('M194 M202 M203 a row leads to its payment: receipt, what of it counts, and the commission on that', async ({
    page,
    signIn,
    checkPage,
  }) => {
    await signIn('P1')
    await page.goto(OWN)
    const row = days(page).first().getByRole('listitem').first()
    await expect(row).toContainText(/Plot .+ · [A-Z]{3}.*(Bank|Online|Card|Cheque|Other).*₹/s)
    const amount = rupees(await row.textContent())
    await row.getByRole('link').click()
    await expect(page).toHaveURL(/\/associate\/commission\/payments\/\d+\/[^/]+\/\d+\/\d+\/\d+$/)
    await expect(page.getByRole('heading', { level: 1, name: 'My Payments' })).toBeVisible()
    const lines = await page
      .locator('main dl')
      .evaluate((dl) =>
        Object.fromEntries(
          [...dl.querySelectorAll('dt')].map((dt) => [
            dt.textContent,
            dt.nextElementSibling?.textContent ?? '',
          ]),
        ),
      )
    expect(Object.keys(lines).filter((label) => label !== 'Less' && label !== 'Rct Net')).toEqual([
      'Payment Date',
      'Plot No.',
      'Customer',
      'Receipt Date',
      'Receipt No.',
      'Receipt Amount',
      'Net Cmsn %',
      'Net Cmsn Amt',
    ])
    expect(rupees(lines['Net Cmsn Amt'] ?? '')).toBe(amount)
    const hint = page.getByText('Less covers Registration, EMI, Premium and Other charges.')
    if (lines.Less) {
      expect(rupees(lines['Rct Net'] ?? '')).toBe(rupees(lines['Receipt Amount'] ?? '') - rupees(lines.Less))
      await expect(hint).toBeVisible()
    } else await expect(hint).toHaveCount(0)
    await checkPage()
    await page.getByRole('main').getByRole('link', { name: 'Payments', exact: true }).click()
    await expect(page).toHaveURL(OWN)
  })

  test('M201 M205 its booking and the commission on it, each in a tab', async ({ page, signIn }) => {
    await signIn('P1')
    await page.goto(OWN)
    await days(page).first().getByRole('listitem').first().getByRole('link').click()
    await expect(page.getByRole('link', { name: 'Payment', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await page.getByRole('main').getByRole('link', { name: 'Booking', exact: true }).click()
    await expect(page).toHaveURL(/\?tab=booking$/)
    await expect(page.getByText(/Registration charges not included|Registered/).first()).toBeVisible()
    await page.getByRole('link', { name: 'My Commission' }).click()
    await expect(page).toHaveURL(/\?tab=commission$/)
    await expect(
      page.getByRole('term').filter({ hasText: 'Net Payable Cmsn % on All Receipts' }),
    ).toBeVisible()
  })

  test('M143 M195 Load More goes on with the next twenty, until End of results', async ({ page, signIn }) => {
    await signIn('P1')
    await page.goto(`${OWN}?project_id=4`)
    const rows = page.locator('main section li')
    await expect(rows).toHaveCount(20)
    const more = page.getByRole('link', { name: 'Load More' })
    await more.click()
    await expect(page).toHaveURL(/page=2/)
    await expect.poll(() => rows.count()).toBeGreaterThan(20)
    for (const { day, head, rows: sum } of await daySums(page)) expect([day, head]).toEqual([day, sum])
    await page.goto(`${OWN}?project_id=4&page=400`)
    await expect(page.getByText('End of results')).toBeVisible()
    await expect(more).toHaveCount(0)
  })

  test('M196 M197 filters by plot, project and payment mode, each with its own clear', async ({
    page,
    signIn,
  }) => {
    await signIn('P1')
    await page.goto(OWN)
    await page.locator('summary').filter({ hasText: 'Filters' }).click()
    await page.getByLabel('Plot', { exact: true }).fill('10+11')
    await page.getByLabel('Mango Bloom Gardens').check()
    await page.getByLabel('Bank', { exact: true }).check()
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL(/plot=10%2B11/)
    await expect(page).toHaveURL(/project_id=4/)
    await expect(page).toHaveURL(/type=2/)
    await expect(page.getByText('filters applied', { exact: false }).first()).toBeAttached()
    for (const text of await page.locator('main section li').allTextContents()) {
      expect(text).toContain('Plot 10+11 · MBG')
      expect(text).not.toContain('Other')
    }
    await page.getByRole('link', { name: 'Remove filter Plot: 10+11' }).click()
    await expect(page).not.toHaveURL(/plot=10/)
    await expect(page).toHaveURL(/type=2/)
  })

  test('M197 Other is cash alone', async ({ page, signIn }) => {
    await signIn('P1')
    await page.goto(`${OWN}?type=1`)
    const rows = await page.locator('main section li').allTextContents()
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) expect(row).toContain('Other')
  })

  test('M199 M200 the team by day, plot and associate, each with the PDF of it in a new tab', async ({
    page,
    signIn,
    checkPage,
  }) => {
    await signIn('P1')
    await page.goto(TEAM)
    await expect(page.getByRole('link', { name: 'Team Payments' })).toHaveAttribute('aria-current', 'page')
    for (const { day, head, rows } of await daySums(page)) expect([day, head]).toEqual([day, rows])
    const row = page.locator('main section section li').first()
    await expect(row).toContainText(/.+ \(HG\d+\)/)
    const pdf = row.getByRole('link', { name: /^PDF for / })
    await expect(pdf).toHaveAttribute('href', /^\/associate\/commission\/pdf\/HG\d+\/\d+$/)
    await expect(pdf).toHaveAttribute('target', '_blank')
    const document = await page.request.get((await pdf.getAttribute('href')) ?? '')
    expect(document.status()).toBe(200)
    expect(document.headers()['content-type']).toBe('application/pdf')
    expect((await document.body()).subarray(0, 5).toString()).toBe('%PDF-')
    await checkPage()
  })

  test('M204 the statement of a payment is a PDF', async ({ page, signIn }) => {
    await signIn('P1')
    await page.goto(OWN)
    await days(page).first().getByRole('listitem').first().getByRole('link').click()
    const link = page.getByRole('link', { name: 'Download PDF' })
    const document = await page.request.get((await link.getAttribute('href')) ?? '')
    expect(document.status()).toBe(200)
    expect((await document.body()).subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('M199 the associates of a filter follow the project', async ({ page, signIn }) => {
    await signIn('P1')
    await page.goto(`${TEAM}&filters=open`)
    await expect(page.getByText('Select project to get associates')).toBeVisible()
    await page.goto(`${TEAM}&filters=open&project_id=4`)
    const associate = page.getByRole('group', { name: 'Associate' }).getByRole('radio').nth(1)
    const id = await associate.getAttribute('value')
    await associate.check()
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL(new RegExp(`agent_id=${id}`))
    for (const row of await page.locator('main section section li').allTextContents())
      expect(row).toContain(`(${id})`)
  })

  test('M193 what is shown in all adds up to what the database holds', async ({ page, signIn }) => {
    await signIn('P1')
    // Without a script, and on arrival with one, page 5 holds the first five.
    await page.goto(`${OWN}?project_id=4&page=5`)
    const shown = (await daySums(page)).reduce((sum, { head }) => sum + head, 0)
    expect(shown).toBe(firstPaymentsInDatabase(100))
  })

  test('M212 no payments at all', async ({ page, signIn }) => {
    await signIn('P3')
    await page.goto(OWN)
    await expect(page.getByText('No results found', { exact: true })).toBeVisible()
  })
})

/** P1's newest payments in project 4, as many as there are on the pages. */
function firstPaymentsInDatabase(count: number): number {
  return ask<{ sum: number }>(
    `select sum(net_commission_rupees) as sum from (
       select net_commission_rupees from payments join commission_bills on commission_bills.id = bill_id
       where associate_id = 'HG1024' and project_id = 4
       order by billed_on desc, commission_bills.id desc, payments.id desc limit ?)`,
    count,
  ).sum
}

/** What P1 was paid in a financial year. */
function paidIn(year: number) {
  return ask<{ bank: number; other: number }>(
    `select coalesce(sum(case when payment_type <> 'Other' then net_commission_rupees end), 0) as bank,
       coalesce(sum(case when payment_type = 'Other' then net_commission_rupees end), 0) as other
     from payments join commission_bills on commission_bills.id = bill_id
     where associate_id = 'HG1024' and billed_on between ? and ?`,
    `${year}-04-01`,
    `${year + 1}-03-31`,
  )
}

/** P1's commission over all bookings. */
function standing() {
  return ask<{ earned: number; paid: number }>(
    `select sum(net_rupees) as earned, sum(paid_rupees) as paid from commission_lines where associate_id = 'HG1024'`,
  )
}

function ask<Row>(sql: string, ...values: (string | number)[]): Row {
  const database = new Sqlite(`${servers.portal.env.DATA_DIR}/plot-partner.sqlite`, { readonly: true })
  try {
    return database.prepare(sql).get(...values) as Row
  } finally {
    database.close()
  }
}

const inRupees = (rupees: number) => `₹${rupees.toLocaleString('en-IN')}`
