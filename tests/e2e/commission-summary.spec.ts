import { expect, test } from './fixtures'

const OWN_PAYMENTS = '/associate/commission/payments'

test(
  'X091 cash that waits for confirmation stands beside the year, in the list and in the CSV',
  { tag: '@gate' },
  async ({ page, signIn }) => {
    await signIn('P1', OWN_PAYMENTS)
    const waiting = page.getByRole('link', { name: /^₹[\d,]+ in cash waits for your confirmation$/ })
    await expect(waiting).toHaveAttribute('href', '/cash-commission-requests')
    await expect(page.getByRole('main')).toContainText('Not confirmed yet')
    expect(await (await page.request.get(`${OWN_PAYMENTS}.csv`)).text()).toContain('Not confirmed yet')
  },
)
