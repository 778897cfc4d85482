import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { openGoldenBooking } from './golden-booking'

const tab = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
const paymentsOf = (page: Page) =>
  page
    .getByRole('region', { name: 'Payments' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
const associates = (page: Page) => page.locator('main details:has(h2)')

/** Reads labels and values of a list, without the calculations below the values. */
async function readList(page: Page, selector: string): Promise<Record<string, string>> {
  return page
    .locator(selector)
    .evaluate((list) =>
      Object.fromEntries(
        [...list.querySelectorAll('dt')].map((dt) => [
          dt.textContent ?? '',
          dt.nextElementSibling?.textContent?.split(', how this is calculated')[0] ?? '',
        ]),
      ),
    )
}

const anAgent = (fields: object = {}) => ({
  agent_id: 'HG1030',
  agent_name: 'Ravi',
  cmsn_celing_amt: 100,
  comm_value: 5,
  comm_type: '%',
  cmsn_amt: 5,
  net_cmsn_amt: 5,
  paid_cmsn: 0,
  cmsn_due: 5,
  net_cmsn_percentage: 5,
  data: [],
  ...fields,
})
const replyWith = (agents: object[], fields: object = {}) => ({
  kind: 'body' as const,
  type: 'application/json',
  body: JSON.stringify({
    status: true,
    booking_info: { plot_number: '12/A', customer_name: 'Asha', project_name: 'Palm County' },
    cmsn_due_details: [{ plot_no: '12/A', customer_name: 'Asha', yards: 200, cmsn_ceiling_rate: 1, agents }],
    ...fields,
  }),
})

test.describe('commission of a booking', () => {
  test(
    'M162 M164 shows the golden booking to the rupee, and the type, date and amount of each payment',
    { tag: '@gate' },
    async ({ page, signIn }) => {
      await signIn('P1')
      const address = await openGoldenBooking(page, 'CMSN')
      await expect(page.getByRole('heading', { level: 1, name: 'Commission' })).toBeVisible()
      await expect(tab(page, 'My Cmsn')).toHaveAttribute('aria-current', 'page')
      expect(await readList(page, 'main dl >> nth=0')).toEqual({
        Total: '₹1,92,000',
        Net: '₹1,72,000',
        Paid: '₹68,800',
        Due: '₹1,03,200',
      })
      expect(await readList(page, 'main dl >> nth=1')).toMatchObject({
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

  test('M164 a figure and a payment open their calculations, and a payment links to its receipt', async ({
    page,
    signIn,
    checkPage,
  }) => {
    await signIn('P1')
    const address = await openGoldenBooking(page, 'CMSN')
    const calculation = page.getByText('8 % × ₹24,00,000 Cmsn Eligible Sale Amt = ₹1,92,000')
    await expect(calculation).toBeHidden()
    await page.locator('summary', { hasText: '₹1,92,000' }).click()
    await expect(calculation).toBeVisible()
    const payment = paymentsOf(page).filter({ hasText: '₹4,300' }).first()
    await payment.locator('summary').click()
    await expect(payment.getByText('6.88 % × (₹76,700 Receipt Amount − ₹14,200 Less) = ₹4,300')).toBeVisible()
    await checkPage()
    const receipt = payment.getByRole('link', { name: /^MBG-/ })
    const number = await receipt.innerText()
    await receipt.click()
    await expect(page).toHaveURL(`${address.replace('commissions', 'receipts')}#receipt-${number}`)
    await expect(page.locator(`[id="receipt-${number}"]`)).toContainText('₹76,700')
    await expect(page.locator(`[id="receipt-${number}"]`)).toBeInViewport()
  })

  test('M162 M165 sends the specified calls', { tag: '@request' }, async ({ page, faulty }) => {
    await faulty.signIn('P1')
    await page.goto(`${faulty.url}/associate/bookings/254/commissions`)
    await page.goto(`${faulty.url}/associate/bookings/254/commissions?tab=team`)
    const calls = (await faulty.calls()).filter(({ path }) => path.includes('cmsn'))
    expect(calls.map(({ method, path, query }) => [method, path, query])).toEqual([
      ['POST', '/associate/my-plot-cmsn/HG1024', { booking_id: '254' }],
      ['POST', '/associate/get-agent-team-cmsn-dues-plotwise/HG1024/254', {}],
    ])
  })

  test(
    'M165 shows only the first plot of the reply, even if the total of the plot differs from the total of the reply',
    { tag: '@request' },
    async ({ page, faulty }) => {
      await faulty.signIn('P1')
      const first = {
        plot_no: '1',
        yards: 200,
        cmsn_ceiling_rate: 1,
        agents: [anAgent({ agent_name: 'First' })],
      }
      const second = { ...first, agents: [anAgent({ agent_name: 'Second' })] }
      await faulty.setReply('plotwise', replyWith([], { cmsn_due_details: [first, second], total_cmsn: 999 }))
      await page.goto(`${faulty.url}/associate/bookings/1/commissions?tab=team`)
      await expect(page.getByText('HG1030 • First')).toBeVisible()
      await expect(page.getByText('Second')).toHaveCount(0)
      expect(await readList(page, 'main dl >> nth=0')).toEqual({
        Total: '₹5',
        Net: '₹5',
        Paid: '₹0',
        Due: '₹5',
      })
    },
  )

  test(
    'M163 shows plot, customer and project; screen readers read a shortened customer name in full',
    { tag: '@gate' },
    async ({ page, faulty }) => {
      await faulty.signIn('P1')
      for (const [name, shortName] of [
        ['Lakshmi Narayana', 'Lakshmi N…'],
        ['Lakshmi N', null],
        ['రాము లీల సీతా గీత', 'రాము లీల సీతా…'],
      ] as const) {
        const booking_info = { plot_number: '12/A', customer_name: name, project_name: 'Palm County' }
        await faulty.setReply('my-plot-cmsn', replyWith([anAgent()], { booking_info }), 1)
        await page.goto(`${faulty.url}/associate/bookings/1/commissions`)
        const customer = shortName ? `${shortName}${name}` : name
        await expect(
          page.getByText(`Plot 12/A · ${customer} · Palm County`).filter({ visible: true }),
        ).toBeVisible()
        if (shortName) await expect(page.getByTitle(name)).toHaveText(`${shortName}${name}`)
        else await expect(page.getByText(name, { exact: true })).toBeVisible()
        await expect(page.getByText(shortName ?? '…', { exact: true })).toHaveCount(shortName ? 1 : 0)
      }
    },
  )

  test(
    'M166 the team tab lists the earners of commission below the viewer, and opens the first',
    { tag: '@gate' },
    async ({ page, signIn }) => {
      await signIn('P1')
      const address = await openGoldenBooking(page, 'CMSN')
      // P1 sold the golden booking. P2 and the two associates between P2 and P1 also earn commission on it.
      await signIn('P2')
      await page.goto(`${address}?tab=team`)
      await expect(associates(page)).toHaveCount(3)
      await expect(associates(page).first()).toContainText('HG1024 • Ravi Kumar Teja')
      expect(
        await associates(page).evaluateAll((all) => all.map((agent) => (agent as HTMLDetailsElement).open)),
      ).toEqual([true, false, false])
      await expect(page.getByText('HG1001')).toHaveCount(0)
      expect(await readList(page, 'main dl >> nth=0')).toEqual({
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

  test(
    'M166 ignores the viewer in the upstream’s team list',
    { tag: '@request' },
    async ({ page, faulty }) => {
      await faulty.signIn('P1')
      const viewer = anAgent({ agent_id: 'HG1024', agent_name: 'Ravi Kumar Teja', cmsn_amt: 70_707 })
      await faulty.setReply('plotwise', replyWith([viewer, anAgent({ agent_name: 'Sita' })]))
      const response = await page.request.get(`${faulty.url}/associate/bookings/1/commissions.data?tab=team`)
      expect(await response.text()).toContain('Sita')
      expect(await response.text()).not.toContain('70707')
      await page.goto(`${faulty.url}/associate/bookings/1/commissions?tab=team`)
      await expect(associates(page)).toHaveCount(1)
      await expect(associates(page).first()).toContainText('HG1030 • Sita')
    },
  )

  test('M164 lists payments by type in a table of two lines or four columns, even if they lack other figures', async ({
    page,
    faulty,
  }) => {
    await faulty.signIn('P1')
    const data = ['Bank', 'Other', 'Online', 'Card', 'Cheque'].map((payment_type, index) => ({
      payment_type,
      date: '2026-09-07',
      amount: index + 1,
    }))
    await faulty.setReply(
      'my-plot-cmsn',
      replyWith([], { cmsn_due_details: [], total_cmsn: 20, paid: 15, data }),
    )
    await page.goto(`${faulty.url}/associate/bookings/1/commissions`)
    const rows = paymentsOf(page)
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      await expect(page.getByRole('columnheader')).toHaveText(['Type', 'Date', 'Receipt No.', 'Amount'])
      await expect(rows).toHaveText([
        /^\s*Bank7-Sep-26—₹1$/,
        /^\s*Online7-Sep-26—₹3$/,
        /^\s*Card7-Sep-26—₹4$/,
        /^\s*Cheque7-Sep-26—₹5$/,
        /^\s*Other7-Sep-26—₹2$/,
      ])
      await expect(rows.first().getByRole('cell')).toHaveCount(3)
      const typeBox = await rows.first().getByRole('rowheader').boundingBox()
      const dateBox = await rows.first().getByRole('cell').first().boundingBox()
      if (width === 360) expect(dateBox!.y).toBeGreaterThanOrEqual(typeBox!.y + typeBox!.height)
      else expect(dateBox!.x).toBeGreaterThanOrEqual(typeBox!.x + typeBox!.width)
    }
    await expect(rows.locator('svg')).toHaveCount(5)
  })

  test(
    'M161 rejects a booking outside the team',
    { tag: ['@request', '@gate'] },
    async ({ page, signIn }) => {
      await signIn('P3')
      for (const address of [
        '254/commissions',
        '254/commissions?tab=team',
        '99999/commissions',
        'a.b/commissions',
      ]) {
        const response = await page.request.get(`/associate/bookings/${address}`)
        expect(response.status()).toBe(404)
        expect(await response.text()).toContain('Not in your team.')
      }
    },
  )
})
