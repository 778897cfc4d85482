import type { Page } from '@playwright/test'
import { expect, jsonReply, test } from './fixtures'

const screenPath = '/associate/bookings-by-date'
const months = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 2, name: /^[A-Z][a-z]{2} \d{4}$/ })
const activeFilters = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Remove filter/ })
const panel = (page: Page) => page.locator('main details', { hasText: 'Apply' })

const MONTHS_PER_PAGE = 3

test(
  'M022 M140 M142 the first bookings of a day have rows with customer, plot and price, and the others are counted',
  { tag: '@gate' },
  async ({ page, faulty, checkPage }) => {
    await faulty.signIn('P1')
    const bookings = Array.from({ length: 7 }, (_, index) => ({
      booking_id: 41 + index,
      plot_no: `${index + 1}/A`,
      customer_name: `Lakshmi ${index + 1}`,
      sale_amt: 1_500_000 + index,
      plot_status: index === 0 ? 3 : 2,
    }))
    const agent = { project_id: 4, project_name: 'Palm', agent_id: 'HG1024', agent_name: 'Ravi' }
    const row = { ...agent, booked_count: 6, reg_count: 1, count: 7, bookings }
    const days = [{ date: '2025-10-14T00:00:00', date_wise_count: 7, booked_agents_info: [row] }]
    const months = [{ month: 'Oct 2025', month_wise_count: 7, day_wise_data: days }]
    await faulty.setReply('get-booking-info-datewise', jsonReply({ total_booking_count: months }), 1)
    await page.goto(`${faulty.url}${screenPath}`)
    await expect(page.getByRole('heading', { level: 3 })).toHaveText('14-Oct-25')
    const rows = page
      .getByRole('main')
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader') })
    await expect(rows).toHaveCount(6)
    await expect(rows.first()).toContainText(/Lakshmi 1.*1\/A.*Ravi.*Palm.*₹15,00,000.*Registered/)
    await expect(rows.first().getByRole('link', { name: 'Lakshmi 1' })).toHaveAttribute(
      'href',
      '/associate/bookings/41',
    )
    await expect(rows.first().getByRole('link', { name: 'Registered' })).toHaveAttribute(
      'href',
      '/associate/bookings/registered/HG1024/4?date=2025-10-14',
    )
    await expect(rows.last()).toContainText('… and 2 more bookings')
    await expect(rows.last().getByRole('link', { name: 'Booked 6' })).toHaveAttribute(
      'href',
      '/associate/bookings/booked/HG1024/4?date=2025-10-14',
    )
    await checkPage()
    await page.setViewportSize({ width: 1280, height: 800 })
    for (const name of ['Customer', 'Plot No.', 'Sale Amount'])
      await expect(page.getByRole('columnheader', { name })).toBeVisible()
  },
)

test(
  'M143 "Load More" moves focus to the new rows, and Back shows these rows again',
  { tag: '@js' },
  async ({ page, signIn }) => {
    await signIn('P1', screenPath)
    await page.getByRole('link', { name: 'Load More' }).click()
    await expect(page.locator('#page-2')).toBeFocused()
    await page.locator('#page-2').getByRole('link').first().click()
    await expect(page).not.toHaveURL(/^[^?]*by-date/)
    await page.goBack()
    await expect(months(page)).toHaveCount(2 * MONTHS_PER_PAGE)
  },
)

test(
  'M144 M148 M149 the filter panel opens, applies filters, stays open, shows active filters, and clears them',
  { tag: '@gate' },
  async ({ page, signIn, checkPage }) => {
    await signIn('P1', screenPath)
    await expect(page.getByLabel('Plot No.')).toBeHidden()
    await panel(page).locator('summary').click()
    await checkPage()
    await page.getByLabel('Plot No.').fill('12/A')
    await page.getByLabel('Associate code or name').fill('HG')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL(/plot_no=12%2FA/)
    await expect(page.getByLabel('Plot No.')).toBeVisible()
    await expect(panel(page).locator('summary')).toContainText('filters applied')
    await expect(activeFilters(page)).toHaveCount(2)
    await page.getByRole('link', { name: 'Clear Plot No.' }).click()
    await expect(page).not.toHaveURL(/plot_no/)
    await expect(page).toHaveURL(/associate=HG/)
    await expect(page.getByLabel('Plot No.')).toHaveValue('')
    await expect(page.getByLabel('Associate code or name')).toHaveValue('HG')
    await page.getByRole('link', { name: 'Clear all filters' }).click()
    await expect(panel(page).locator('summary')).not.toContainText('filters applied')
    await expect(page.getByLabel('Associate code or name')).toHaveValue('')
  },
)

test(
  'M145 M146 M147 choosing a project updates the associates',
  { tag: ['@js', '@gate'] },
  async ({ page, signIn }) => {
    await signIn('P2', screenPath)
    await panel(page).locator('summary').click()
    await expect(page.getByText('Select project to get associates')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Show associates' })).toHaveCount(0)
    const projects = page.getByRole('group', { name: 'Project' }).getByRole('radio')
    const associates = page.getByRole('group', { name: 'Associate' }).getByRole('radio')
    await expect(page.getByRole('radio', { name: 'All projects' })).toBeChecked()
    await projects.nth(4).check()
    await expect(page.getByRole('radio', { name: 'All associates' })).toBeVisible()
    await associates.nth(1).check()
    await projects.nth(2).check()
    await expect(page.getByRole('radio', { name: 'All associates' })).toBeVisible()
    await expect(page.getByRole('radio', { name: 'All associates' })).toBeChecked()
    await associates.nth(1).check()
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL(/agent_id=HG\d+/)
    await expect(activeFilters(page)).toHaveCount(2)
  },
)

test(
  'M145 M146 M147 a button updates the associates of the project',
  { tag: ['@no-js', '@gate'] },
  async ({ page, signIn }) => {
    await signIn('P2', `${screenPath}?filters=open`)
    await expect(page.getByText('Select project to get associates')).toBeVisible()
    const projects = page.getByRole('group', { name: 'Project' }).getByRole('radio')
    const associates = page.getByRole('group', { name: 'Associate' }).getByRole('radio')
    await projects.nth(4).check()
    await page.getByRole('button', { name: 'Show associates' }).click()
    await expect(page.getByRole('radio', { name: 'All associates' })).toBeChecked()
    await associates.nth(1).check()
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(associates.nth(1)).toBeChecked()
    await projects.nth(2).check()
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByRole('radio', { name: 'All associates' })).toBeChecked()
    await expect(activeFilters(page)).toHaveCount(1)
  },
)
