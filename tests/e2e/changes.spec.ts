import type { Page } from '@playwright/test'
import { allModes, expect, jsonReply, test } from './fixtures'
import { HomePage } from '../pages/home-page'

const STRIP = 'New since your last visit'
const strip = (page: Page) => page.getByRole('region', { name: STRIP })

const receipt = (number: number) => ({
  kind: 'receipt',
  recorded_at: '2026-11-20 18:30:00',
  amount: 40_000 + number,
  customer_name: 'Lakshmi Devarakonda',
  plot_no: '12/A',
  project_id: 4,
  project_name: 'Mango Bloom Gardens',
  booking_id: 1,
  receipt_no: `MB-${number}`,
})
const ROWS = [
  { ...receipt(1), kind: 'cancellation', plot_id: 7, amount: null },
  { kind: 'decision', recorded_at: '2026-11-20 10:00:00', subject: 'bank details', outcome: 'accepted' },
  {
    kind: 'payment',
    recorded_at: '2026-11-19 18:30:00',
    amount: 12_000,
    billed_on: '2026-11-19',
    bill_no: '9',
  },
  { ...receipt(2) },
  { kind: 'weather', recorded_at: '2026-11-19 18:30:00' },
]
const changesReply = (rows: object[], total = rows.length) =>
  jsonReply({ since: '2026-11-18 20:00:00', total, rows })

test(
  'X040 Home shows changes since the last visit, between the to-do list and the tiles',
  { tag: [...allModes, '@gate'] },
  async ({ page, faulty }) => {
    await faulty.signIn('P1')
    await faulty.setReply('associate/changes', changesReply(ROWS, 60))
    await new HomePage(page, faulty.url).openWithFigures(strip(page))
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'To do',
      STRIP,
      'Go to',
      'Highlights',
    ])
    await expect(strip(page).getByRole('listitem')).toHaveText([
      /^Booking of Lakshmi Devarakonda for plot 12\/A cancelled\s*20-Nov-26 · Mango Bloom Gardens\s*$/,
      /^Bank details accepted\s*20-Nov-26\s*$/,
      /^Commission ₹12,000 paid\s*19-Nov-26 · Bill 9\s*$/,
      /^Receipt ₹40,002 from Lakshmi Devarakonda for plot 12\/A\s*20-Nov-26 · Mango Bloom Gardens\s*$/,
    ])
    await expect(strip(page).getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/changes')
    const calls = (await faulty.calls()).filter(({ path }) => path.includes('/changes/'))
    expect(calls.at(-1)?.query).toEqual({ page: '1', per_page: '5' })
    await strip(page)
      .getByRole('link', { name: /^Commission ₹12,000 paid/ })
      .click()
    await expect(page).toHaveURL(/\/associate\/commission\/payments\?month=2026-11$/)
  },
)
