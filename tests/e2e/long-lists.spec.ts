import type { Page } from '@playwright/test'
import { expect, jsonReply, test } from './fixtures'

const ROWS_PER_PAGE = 250
const MAX_HTML_CHARS = 300_000
const indexes = (count: number) => Array.from({ length: count }, (_, index) => index)
const agents = (count: number) =>
  indexes(count).map((index) => ({
    agent_id: `HG${10_000 + index}`,
    agent_name: `Associate ${index}`,
    booked_count: 1,
    reg_count: 0,
    count: 1,
    project_id: 4,
    project_name: 'Green Meadows',
  }))

const projects = [
  { project_id: 4, project_name: 'Green Meadows', total_count: 300, bookedagents: agents(300) },
  { project_id: 7, project_name: 'Lotus Lake View', total_count: 620, bookedagents: agents(620) },
]
const month = (name: string, days: Record<string, number>) => ({
  month: name,
  month_wise_count: Object.values(days).reduce((sum, rows) => sum + rows, 0),
  day_wise_data: Object.entries(days).map(([date, rows]) => ({
    date,
    date_wise_count: rows,
    booked_agents_info: agents(rows),
  })),
})
const cancelled = (count: number) =>
  indexes(count).map((index) => ({
    agent_id: 'HG1024',
    agent_name: 'Ravi',
    booking_id: index + 1,
    plot_id: index + 1,
    plot_no: String(index + 1),
    customer_name: 'Uma',
    cancelled_date: '2026-09-07',
  }))

const groupLink = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name })
const rows = (page: Page) =>
  page.getByRole('main').locator('tbody tr:is(:has-text("HG1"), :has-text("Plot "))')

/** Skips axe, which takes a minute over this many rows; other journeys check these screens. */
const leave = (page: Page) => page.goto('about:blank')

test.describe('lists of hundreds of rows', () => {
  test('M136 M137 By Team opens one project and pages its rows', async ({ page, faulty, checkPage }) => {
    await faulty.signIn('P1')
    await faulty.setReply('teamwise', jsonReply({ total_booking_count: projects }))
    const response = await page.goto(`${faulty.url}/associate/bookings`)
    expect((await response!.text()).length).toBeLessThan(MAX_HTML_CHARS)
    await expect(groupLink(page, 'Green Meadows')).toHaveAttribute('aria-expanded', 'true')
    await expect(groupLink(page, 'Green Meadows')).toContainText('300 bookings')
    await expect(groupLink(page, 'Lotus Lake View')).toHaveAttribute('aria-expanded', 'false')
    await expect(rows(page)).toHaveCount(ROWS_PER_PAGE)

    await page.getByRole('link', { name: 'Load More' }).click()
    await expect(rows(page)).toHaveCount(300)
    await expect(page).toHaveURL(/open=4&page=2|page=2&open=4/)
    await expect(rows(page).last()).toContainText('HG10299')
    await expect(page.getByRole('link', { name: 'Load More' })).toHaveCount(0)

    await groupLink(page, 'Lotus Lake View').click()
    await expect(groupLink(page, 'Lotus Lake View')).toHaveAttribute('aria-expanded', 'true')
    await expect(groupLink(page, 'Green Meadows')).toHaveAttribute('aria-expanded', 'false')
    await expect(page).toHaveURL(/\?open=7#open$/)
    await expect(rows(page)).toHaveCount(ROWS_PER_PAGE)
    await expect(rows(page).first().getByRole('link', { name: 'Booked 1' })).toHaveAttribute(
      'href',
      '/associate/bookings/team/booked/HG10000/7?from=%2Fassociate%2Fbookings%3Fopen%3D7',
    )
    await groupLink(page, 'Lotus Lake View').click()
    await expect(groupLink(page, 'Lotus Lake View')).toHaveAttribute('aria-expanded', 'false')
    await expect(rows(page)).toHaveCount(0)
    await checkPage()
    await page.goBack()
    await expect(rows(page)).toHaveCount(ROWS_PER_PAGE)
    await leave(page)
  })

  test('M140 M143 By Month opens one day, and the "Load More" link keeps the day open', async ({
    page,
    faulty,
  }) => {
    await faulty.signIn('P1')
    const reply = jsonReply({
      total_booking_count: [month('Sep 2026', { '2026-09-07': 300, '2026-09-03': 201 })],
    })
    await faulty.setReply('datewise', reply)
    await page.goto(`${faulty.url}/associate/bookings-by-date`)
    await expect(groupLink(page, '7-Sep-26')).toHaveAttribute('aria-expanded', 'true')
    await expect(groupLink(page, '3-Sep-26')).toContainText('201 bookings')
    await expect(page.getByRole('main')).toContainText('501 bookings')
    await expect(rows(page)).toHaveCount(300)

    await groupLink(page, '3-Sep-26').click()
    await expect(page).toHaveURL(/\/bookings-by-date\?open=2026-09-03#open$/)
    await expect(rows(page)).toHaveCount(201)
    await expect(groupLink(page, '7-Sep-26')).toHaveAttribute('aria-expanded', 'false')
    await expect(rows(page).first().getByRole('link', { name: 'Booked 1' })).toHaveAttribute(
      'href',
      /\?date=2026-09-03&from=%2Fassociate%2Fbookings-by-date%3Fopen%3D2026-09-03$/,
    )
    await expect(page.getByRole('link', { name: 'Load More' })).toHaveAttribute(
      'href',
      /\?page=2&open=2026-09-03#page-2$|\?open=2026-09-03&page=2#page-2$/,
    )
    await leave(page)
  })

  test('M230 X032 Auto Cancelled opens one project; the sort menu names the sorted column', async ({
    page,
    faulty,
  }) => {
    await faulty.signIn('P1')
    const projectLists = [
      { project_id: 4, project_name: 'Green Meadows', data: cancelled(260) },
      { project_id: 7, project_name: 'Lotus Lake View', data: cancelled(241) },
    ]
    await faulty.setReply('auto-suspended', jsonReply({ suspend_bkgs: projectLists }))
    await page.goto(`${faulty.url}/associate/reports/auto-cancelled`)
    await expect(rows(page)).toHaveCount(ROWS_PER_PAGE)
    await page.getByRole('link', { name: 'Load More' }).click()
    await expect(rows(page)).toHaveCount(260)
    await groupLink(page, 'Lotus Lake View').click()
    await expect(rows(page)).toHaveCount(241)
    await expect(page.getByRole('link', { name: 'Load More' })).toHaveCount(0)
    await expect(rows(page).first().getByRole('link')).toHaveAttribute(
      'href',
      '/associate/reports/auto-cancelled/HG1024/7/1/1?from=%2Fassociate%2Freports%2Fauto-cancelled%3Fopen%3D7',
    )
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto(`${faulty.url}/associate/reports/auto-cancelled?sort=cancelled_on&order=desc`)
    await expect(page.locator('main summary').filter({ hasText: /^Sort/ })).toHaveText('Sort Cancelled On')
    await leave(page)
  })
})
