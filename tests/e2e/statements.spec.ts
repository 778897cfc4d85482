import type { Page } from '@playwright/test'
import { readRow } from './database'
import { allModes, expect, test } from './fixtures'

const SHOWN_RECEIPTS = 20

/** Finds P1's booking with the most receipts. More than three late charges count as ten more receipts. */
const longBooking = () =>
  readRow<{ id: number; count: number; foldedRupees: number; newest: string; oldest: string }>(
    `select booking_id as id, count(*) as count, max(number) as newest, min(number) as oldest,
       (select sum(net_rupees) from (select net_rupees from receipts as every where every.booking_id = receipts.booking_id
          order by received_on desc, every.id desc limit -1 offset ${SHOWN_RECEIPTS})) as foldedRupees
     from receipts join bookings on bookings.id = booking_id
     where seller_id = 'HG1024' and status_id = 2 group by booking_id
     order by count(*) + 10 * (sum(late_charges_rupees > 0) > 3) desc limit 1`,
  )

/** A receipt that is folded in its booking's list, with a commission that P1 was paid. */
const foldedReceipt = () =>
  readRow<{ id: number; number: string }>(
    `select receipts.booking_id as id, receipts.number
     from receipts join payments on receipt_id = receipts.id join commission_lines on commission_lines.id = line_id
     where associate_id = 'HG1024' and ${SHOWN_RECEIPTS} <=
       (select count(*) from receipts as newer where newer.booking_id = receipts.booking_id
          and (newer.received_on, newer.id) > (receipts.received_on, receipts.id))
     order by receipts.id limit 1`,
  )

/** The visible rows of the table, without the total. */
const rowsOf = (page: Page) =>
  page
    .locator('tbody')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })

async function readColumns(page: Page): Promise<Record<string, string[]>> {
  return page.getByRole('table').evaluate((table) => {
    const textsByLabel: Record<string, string[]> = {}
    for (const cell of table.querySelectorAll<HTMLElement>('tbody [data-label]'))
      (textsByLabel[cell.dataset.label ?? ''] ??= []).push(cell.textContent?.trim() ?? '')
    return textsByLabel
  })
}

test.describe('receipts', () => {
  test('X032 all receipts are printed', { tag: '@js' }, async ({ page, signIn }) => {
    await signIn('P1')
    const { id, count } = longBooking()
    await page.goto(`/associate/bookings/${id}/receipts`)
    await page.emulateMedia({ media: 'print' })
    await expect(rowsOf(page)).toHaveCount(count)
    await page.emulateMedia({ media: null })
  })

  test('X032 a link to a folded receipt shows its row', async ({ page, signIn }) => {
    await signIn('P1')
    const { id, number } = foldedReceipt()
    const row = page.locator(`[id="receipt-${number}"]`)
    await page.goto(`/associate/bookings/${id}/receipts#receipt-${number}`)
    await expect(row).toBeInViewport()
    await expect(rowsOf(page)).toHaveCount(SHOWN_RECEIPTS + 1)
    await page.locator('main summary').filter({ hasText: ' earlier · ' }).click()
    await expect.poll(() => rowsOf(page).count()).toBeGreaterThan(SHOWN_RECEIPTS + 1)

    await page.goto(`/associate/bookings/${id}/commissions`)
    await page
      .getByRole('region', { name: 'Payments' })
      .getByRole('link', { name: number, exact: true })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Receipts' })).toBeVisible()
    await expect(row).toBeInViewport()
    await expect(row).toHaveCSS('outline-style', 'solid')
    await expect(rowsOf(page)).toHaveCount(SHOWN_RECEIPTS + 1)
  })

  test(
    'M169 an empty list shows "No results found"',
    { tag: [...allModes, '@gate'] },
    async ({ page, faulty }) => {
      await faulty.signIn('P1')
      await faulty.setReply('get-receipts', {
        kind: 'body',
        type: 'application/json',
        body: '{"status":true,"booking_info":{},"receipt_details":[]}',
      })
      await page.goto(`${faulty.url}/associate/bookings/1/receipts`)
      await expect(page.getByText('No results found', { exact: true })).toBeVisible()
      const call = (await faulty.calls()).find(({ path }) => path.includes('get-receipts'))
      expect(call).toMatchObject({ method: 'POST', path: '/associate/get-receipts/1', query: {} })
    },
  )
})

test.describe('EMI statement', () => {
  test(
    'M171 M172 M173 shows a part payment, a waive-off, and rows with missing fields',
    { tag: [...allModes, '@gate'] },
    async ({ page, faulty }) => {
      const rows = [
        { type: 'EMI 1', due_date: '2026-09-10', amount_due: 100, amount_paid: 100, balance: 0 },
        { type: 'EMI 2', due_date: '2026-10-10', amount_due: 100, amount_paid: 40, balance: 60 },
        { type: 'EMI 3', due_date: '2026-11-10', amount_due: 100, amount_paid: 0, balance: 100 },
      ]
      const info = { plot_number: '12/A', customer_name: 'Asha', project_name: 'Palm County' }
      await faulty.signIn('P1')
      // The balances of the rows are ₹160 together. A waive-off of ₹25 reduces the total, not a row.
      for (const { emi_statement, balance, hasWaiveOff } of [
        {
          emi_statement: [{ emi_wave_off: 25, customer_emi_items: rows }],
          balance: '₹135',
          hasWaiveOff: true,
        },
        { emi_statement: rows, balance: '₹160', hasWaiveOff: false },
      ]) {
        const body = JSON.stringify({ status: true, booking_info: info, emi_statement })
        await faulty.setReply('get-emi-details', { kind: 'body', type: 'application/json', body }, 1)
        await page.goto(`${faulty.url}/associate/bookings/1/emi-statement`)
        await expect(
          page.getByRole('main').getByText('Plot 12/A · Asha · Palm County', { exact: true }),
        ).toBeVisible()
        const texts = await readColumns(page)
        expect(texts['Paid Status']).toEqual(['Full', 'Part', ''])
        expect(texts['Paid']).toEqual(['₹100', '₹40', '₹0'])
        expect(texts['Balance']).toEqual(['₹0', '₹60', '₹100'])
        await expect(page.getByRole('definition').filter({ hasText: balance }).first()).toBeVisible()
        await expect(page.getByText('EMI Waive Off')).toHaveCount(hasWaiveOff ? 1 : 0)
      }
      const call = (await faulty.calls()).find(({ path }) => path.includes('get-emi-details'))
      expect(call).toMatchObject({ method: 'POST', path: '/associate/get-emi-details/1', query: {} })
    },
  )
})
