import type { Page } from '@playwright/test'
import { readTerms } from '../pages/terms'
import { allModes, expect, jsonReply, test } from './fixtures'

const screenPath = '/associate/reports/auto-cancelled'

const rows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })

const details = (page: Page) => readTerms(page.locator('main dl').first())

test(
  'M229 one card links to the auto-cancelled bookings',
  { tag: '@gate' },
  async ({ page, signIn, checkPage }) => {
    await signIn('P1', '/associate/reports')
    await expect(page).toHaveTitle('Plot Partner - Reports')
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
    await checkPage()
    await page.getByRole('link', { name: /^Auto Cancelled/ }).click()
    await expect(page).toHaveURL(screenPath)
    await expect(page).toHaveTitle('Plot Partner - Auto Cancelled')
    await page.getByRole('link', { name: 'Reports', exact: true }).first().click()
    await expect(page).toHaveURL('/associate/reports')
  },
)

test(
  'M230 lists plot, associate, customer and the status "Cancelled", grouped by project',
  { tag: '@gate' },
  async ({ page, signIn }) => {
    await signIn('P1', screenPath)
    expect(await rows(page).count()).toBeGreaterThan(0)
    for (const row of await rows(page).all()) {
      await expect(row).toContainText(/Plot \S+/)
      for (const name of ['Associate', 'Customer'])
        await expect(row.locator(`[data-label=${name}]`)).not.toBeEmpty()
      await expect(row).toContainText('Cancelled')
      await expect(row.getByRole('link')).toHaveAttribute(
        'href',
        /^\/associate\/reports\/auto-cancelled\/HG\d+\/\d+\/\d+\/\d+$/,
      )
    }
    const groups = page.locator('main section:has(h2)')
    let rowsInGroups = 0
    for (const group of await groups.all()) {
      const rowCount = await group.getByRole('rowheader').count()
      await expect(group).toContainText(rowCount === 1 ? '1 booking' : `${rowCount} bookings`)
      rowsInGroups += rowCount
    }
    expect(rowsInGroups).toBe(await rows(page).count())
  },
)

test(
  'M231 M232 M233 shows the charges other than zero in order, and the plot number of the URL',
  { tag: [...allModes, '@gate'] },
  async ({ page, faulty }) => {
    await faulty.signIn('P1')
    const booking = {
      ...{ booking_id: 7, customer_name: 'Asha', project_name: 'Palm County', agent_name: 'Sita Devi' },
      ...{ plot_area: 200, facing_name: 'East', booked_date: '2026-09-07' },
      ...{ sale_amt: 2_400_000, total_due: 2_450_000, total_paid: 50_000, current_due: 100 },
      ...{ premium_charges: 1, adjustment: -2, emi_charges: 3, reg_charges: 4, late_pymnt_charges_due: 5 },
      ...{ total_discount: 6, emi_wave_off: 7 },
    }
    await faulty.setReply('auto-suspend/', jsonReply({ booking_details: [booking] }), 1)
    await page.goto(`${faulty.url}${screenPath}/HG1024/4/7/12?search_key=12%2FA`)
    await expect(page.getByRole('heading', { level: 2, name: 'Sita Devi' })).toBeVisible()
    await expect(page.getByText('Registration charges not included')).toBeVisible()
    await expect(
      page.getByText('Palm County · Asha · Plot 12/A', { exact: true }).locator('visible=true'),
    ).toBeVisible()
    const figures = Object.entries(await details(page))
    expect(figures.slice(figures.findIndex(([label]) => label === 'Sale Amount'))).toEqual([
      ['Sale Amount', '₹24,00,000'],
      ['Premium Chrgs', '₹1'],
      ['Adjustment', '-₹2'],
      ['EMI Charges', '₹3'],
      ['Reg Charges', '₹4'],
      ['Late Pmt chrgs Due', '₹5'],
      ['Discount', '-₹6'],
      ['Total Due', '₹24,50,000'],
      ['Total Paid', '₹50,000'],
      ['Current Due', '₹100'],
    ])
  },
)

test(
  'M234 the commission shows plot, customer and project; its team tab opens the first associate and omits the viewer',
  { tag: '@gate' },
  async ({ page, signIn }) => {
    await signIn('P2', screenPath)
    await rows(page).filter({ hasText: 'Ravi Kumar Teja' }).first().getByRole('link').click()
    await page.getByRole('link', { name: 'CMSN', exact: true }).click()
    await expect(page).toHaveTitle('Plot Partner - Auto Cancelled Commission')
    const address = new URL(page.url()).pathname
    const heading = await details(page)
    expect(Object.keys(heading)).toEqual(['Plot No.', 'Customer', 'Project'])
    expect(Object.values(heading)).not.toContain('—')
    await page.getByRole('main').getByRole('link', { name: 'Team Cmsn' }).click()
    await expect(page).toHaveURL(`${address}?tab=team`)
    const agents = page.locator('main details:has(h2)')
    await expect(agents.first().locator('h2')).toHaveText(/^HG\d+ • \S/)
    expect(await agents.evaluateAll((all) => all.map((agent) => (agent as HTMLDetailsElement).open))).toEqual(
      (await agents.all()).map((_, index) => index === 0),
    )
    await expect(page.getByText(/^HG1001 • /)).toHaveCount(0)
  },
)

test(
  'M030 rejects an address with an id outside the downline, even if the upstream would return the commission',
  { tag: ['@request', '@gate'] },
  async ({ page, faulty }) => {
    await faulty.signIn('P1')
    await faulty.setReply('cmsn', jsonReply({ total_cmsn: 70_707, data: [] }))
    const addressOf = (user: string) => `${faulty.url}${screenPath}/commissions/${user}/12/254/4`
    for (const user of ['HG1001', 'HG9999', 'nobody', 'a.b']) {
      for (const tab of ['', '?tab=team']) {
        const response = await page.request.get(addressOf(user) + tab)
        expect(response.status(), user).toBe(404)
        expect(await response.text()).toContain('Not in your team.')
      }
    }
    await faulty.setReply('agent-tree', jsonReply({ status: false, message: 'Nobody found.' }))
    const unknownResponse = await page.request.get(addressOf('HG9998'))
    expect(unknownResponse.status()).toBe(404)
    expect(await unknownResponse.text()).toContain('Not in your team.')
    expect((await faulty.calls()).filter(({ path }) => path.includes('cmsn'))).toEqual([])
    expect(await (await page.request.get(addressOf('HG1024'))).text()).toContain('₹70,707')
  },
)
