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
})
