import type { Page } from '@playwright/test'

/** Opens a page of P1's golden booking, the worked example of the price and commission rules, and returns the path of the page. */
export async function openGoldenBooking(page: Page, link: 'Receipts' | 'EMI / Due Stmt' | 'CMSN') {
  await page.goto('/associate/bookings/booked/HG1024/4')
  const goldenPlot = page.locator('main details').filter({ hasText: '₹4,21,200' })
  const path =
    (await goldenPlot.getByRole('link', { name: link, includeHidden: true }).getAttribute('href')) ?? ''
  await page.goto(path)
  return path
}
