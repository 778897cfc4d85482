import { readRow } from './database'
import { expect, test } from './fixtures'
import { inRupees } from '../pages/money'

const OWN_PAYMENTS = '/associate/commission/payments'
const CONFIRMED = '(cash_status_id is null or cash_status_id = 3)'

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
