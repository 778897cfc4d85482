import { readRow } from './database'
import { expect, test } from './fixtures'

const OWN_PAYMENTS = '/associate/commission/payments'
const CONFIRMED = '(cash_status_id is null or cash_status_id = 3)'
const PHONE_HEIGHT_PX = 640
const BOTTOM_BAR_PX = 56

for (const [persona, id] of [
  ['P1', 'HG1024'],
  ['P2', 'HG1001'],
] as const)
  test(`X012 X091 the summary of each financial year and the lifetime figures match the database for ${persona}`, async ({
    page,
    signIn,
    checkPage,
  }) => {
    test.slow()
    await signIn(persona)
    await page.goto(OWN_PAYMENTS)
    const summary = page.locator('main section', {
      has: page.getByRole('heading', { name: /^Financial year/ }),
    })
    const figure = (label: string) =>
      summary
        .locator('dl > div')
        .filter({ has: page.getByText(label, { exact: true }) })
        .locator('dd')
    const yearLinks = page.getByRole('main').getByRole('link', { name: /^20\d\d-\d\d$/ })
    const years = await yearLinks.allTextContents()
    expect(years.length).toBeGreaterThan(1)
    for (const [index, year] of years.entries()) {
      await page.getByRole('main').getByRole('link', { name: year, exact: true }).click()
      await expect(summary.getByRole('heading', { name: `Financial year ${year}` })).toBeVisible()
      const { bank, other } = paidIn(id, Number(year.slice(0, 4)))
      await expect(figure(index === 0 ? 'Paid this year' : 'Paid')).toHaveText(inRupees(bank + other))
      if (index === 0) {
        await summary.getByText('View as table').click()
        await expect(summary.getByRole('row', { name: /^Total/ })).toHaveText(
          `Total${inRupees(bank)}${inRupees(other)}${inRupees(bank + other)}`,
        )
        await expect(summary.getByRole('group', { name: /^Commission paid in / })).toBeVisible()
        await checkPage()
      }
    }
    const { earned, paid } = lifetimeTotals(id)
    await expect(figure('Commission due')).toHaveText(inRupees(earned - paid))
    for (const [label, rupees] of [
      ['Earned', earned],
      ['Paid', paid],
      ['Due', earned - paid],
    ] as const) {
      const line = summary.locator('details > summary').filter({ hasText: new RegExp(`^${label}\\b`) })
      await expect(line).toContainText(inRupees(rupees))
    }
    await page.goto(`${OWN_PAYMENTS}?type=2`)
    await expect(summary).toHaveCount(0)
  })

test('X012 X091 a month of the chart lists its payments, and the chart stays', async ({
  page,
  signIn,
  checkPage,
}) => {
  await signIn('P2')
  await page.goto(OWN_PAYMENTS)
  const months = page.getByRole('group', { name: /^Commission paid in / }).getByRole('link')
  const [, monthName = '', amount = ''] =
    /^(\w+ \d+): (₹[\d,]+)$/.exec((await months.first().getAttribute('aria-label')) ?? '') ?? []
  await months.first().click()
  await expect(page).toHaveURL(/[?&]month=\d{4}-\d{2}/)
  const [month = ''] = /\d{4}-\d{2}/.exec(page.url()) ?? []
  await expect(page.getByRole('main')).toContainText(`Month: ${monthName}`)
  await expect(months.first()).toHaveAttribute('aria-current', 'true')
  const { rupees } = readRow<{ rupees: number }>(
    `select sum(net_commission_rupees) as rupees from payments join commission_bills on commission_bills.id = bill_id
     where associate_id = 'HG1001' and billed_on like ? and ${CONFIRMED}`,
    `${month}-%`,
  )
  expect(inRupees(rupees)).toBe(amount)
  const csvResponse = await page.request.get(`${OWN_PAYMENTS}.csv?month=${month}`)
  const [header = '', ...lines] = (await csvResponse.text()).trim().split('\r\n')
  expect(lines.every((line) => line.includes(month))).toBe(true)
  const amountAt = header.split(',').indexOf('Amount')
  const confirmed = lines.filter((line) => !line.endsWith('Not confirmed yet'))
  expect(confirmed.reduce((sum, line) => sum + Number(line.split(',')[amountAt]), 0)).toBe(rupees)
  await checkPage()
})

test('X012 the chart of the year is above the fold of a phone', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: PHONE_HEIGHT_PX })
  await signIn('P2')
  await page.goto(OWN_PAYMENTS)
  const chart = await page.getByRole('group', { name: /^Commission paid in / }).boundingBox()
  expect(chart!.y + chart!.height).toBeLessThanOrEqual(PHONE_HEIGHT_PX - BOTTOM_BAR_PX)
})

test(
  'X091 cash that waits for confirmation stands beside the year, in the list and in the CSV',
  { tag: '@gate' },
  async ({ page, signIn }) => {
    await signIn('P1')
    await page.goto(OWN_PAYMENTS)
    const waiting = page.getByRole('link', { name: /^₹[\d,]+ in cash waits for your confirmation$/ })
    await expect(waiting).toHaveAttribute('href', '/cash-commission-requests')
    await expect(page.getByRole('main')).toContainText('Not confirmed yet')
    expect(await (await page.request.get(`${OWN_PAYMENTS}.csv`)).text()).toContain('Not confirmed yet')
  },
)

/** Reads the commission that reached an associate in the financial year that begins in `year`. */
function paidIn(associateId: string, year: number) {
  return readRow<{ bank: number; other: number }>(
    `select coalesce(sum(case when payment_type <> 'Other' then net_commission_rupees end), 0) as bank,
       coalesce(sum(case when payment_type = 'Other' and ${CONFIRMED} then net_commission_rupees end), 0) as other
     from payments join commission_bills on commission_bills.id = bill_id
     where associate_id = ? and billed_on between ? and ?`,
    associateId,
    `${year}-04-01`,
    `${year + 1}-03-31`,
  )
}

function lifetimeTotals(associateId: string) {
  return readRow<{ earned: number; paid: number }>(
    `select sum(net_rupees) as earned, sum(paid_rupees) as paid from commission_lines where associate_id = ?`,
    associateId,
  )
}

const inRupees = (rupees: number) => `₹${rupees.toLocaleString('en-IN')}`
