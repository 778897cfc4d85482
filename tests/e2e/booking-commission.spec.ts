import type { Page } from '@playwright/test'
import { readTerms } from '../pages/terms'
import { expect, jsonReply, test } from './fixtures'
import { openGoldenBooking } from './golden-booking'

const tab = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
const paymentsOf = (page: Page) =>
  page
    .getByRole('region', { name: 'Payments' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
const associates = (page: Page) => page.locator('main details:has(h2)')

test(
  'M162 M164 shows the golden booking to the rupee, and the type, date and amount of each payment',
  { tag: '@gate' },
  async ({ page, signIn }) => {
    await signIn('P1')
    const address = await openGoldenBooking(page, 'CMSN')
    await expect(page.getByRole('heading', { level: 1, name: 'Commission' })).toBeVisible()
    await expect(tab(page, 'My Cmsn')).toHaveAttribute('aria-current', 'page')
    expect(await readTerms(page.locator('main dl >> nth=0'))).toEqual({
      Total: '₹1,92,000',
      Net: '₹1,72,000',
      Paid: '₹68,800',
      Due: '₹1,03,200',
    })
    expect(await readTerms(page.locator('main dl >> nth=1'))).toMatchObject({
      'Sq. Yards': '200',
      'Cmsn Eligible Sale Rate': '₹12,000',
      'Cmsn Eligible Sale Amt': '₹24,00,000',
      Cmsn: '8 %',
      'Net Cmsn': '₹1,72,000',
      'Net Payable Cmsn % on All Receipts': '6.88 %',
    })
    const payments = paymentsOf(page)
    await expect(payments).toHaveCount(13)
    for (const row of await payments.allInnerTexts())
      expect(row).toMatch(
        /^\s*(Bank|Online|Card|Cheque|Other)\s+\d{1,2}-[A-Z][a-z]{2}-\d{2}\s+MBG-\d+\s+₹[\d,]+/,
      )
    await tab(page, 'Team Cmsn').click()
    await expect(page).toHaveURL(`${address}?tab=team`)
    await expect(tab(page, 'Team Cmsn')).toHaveAttribute('aria-current', 'page')
    // P1 sold the booking: the downline earns nothing on it, and P1 may not see what the upline earns.
    await expect(page.getByText('No results found', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Booked Plots' }).click()
    await expect(page).toHaveURL('/associate/bookings/booked/HG1024/4')
  },
)

test(
  'M163 shows plot, customer and project; screen readers read a shortened customer name in full',
  { tag: '@gate' },
  async ({ page, faulty }) => {
    await faulty.signIn('P1')
    await faulty.setReply(
      'my-plot-cmsn',
      jsonReply({
        booking_info: {
          plot_number: '12/A',
          customer_name: 'Lakshmi Narayana',
          project_name: 'Palm County',
        },
        cmsn_due_details: [{ plot_no: '12/A', customer_name: 'Lakshmi Narayana', yards: 200, agents: [] }],
      }),
    )
    await page.goto(`${faulty.url}/associate/bookings/1/commissions`)
    await expect(
      page.getByText('Plot 12/A · Lakshmi N…Lakshmi Narayana · Palm County').filter({ visible: true }),
    ).toBeVisible()
    await expect(page.getByTitle('Lakshmi Narayana')).toHaveText('Lakshmi N…Lakshmi Narayana')
  },
)

test(
  'M166 the team tab lists the earners of commission below the viewer, and opens the first',
  { tag: '@gate' },
  async ({ page, signIn }) => {
    await signIn('P1')
    const address = await openGoldenBooking(page, 'CMSN')
    // P1 sold the golden booking. P2 and the two associates between P2 and P1 also earn commission on it.
    await signIn('P2', `${address}?tab=team`)
    await expect(associates(page)).toHaveCount(3)
    await expect(associates(page).first()).toContainText('HG1024 • Ravi Kumar Teja')
    expect(
      await associates(page).evaluateAll((all) => all.map((agent) => (agent as HTMLDetailsElement).open)),
    ).toEqual([true, false, false])
    await expect(page.getByText('HG1001')).toHaveCount(0)
    expect(await readTerms(page.locator('main dl >> nth=0'))).toEqual({
      Total: '₹2,88,000',
      Net: '₹2,68,000',
      Paid: '₹1,07,200',
      Due: '₹1,60,800',
    })
    await associates(page).nth(1).locator('summary').first().click()
    await expect(
      associates(page)
        .nth(1)
        .getByRole('region', { name: /^Payments to / }),
    ).toBeVisible()
  },
)
