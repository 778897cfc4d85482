import type { Page } from '@playwright/test'
import { allModes, expect, test } from './fixtures'

const screenPath = '/associate/bookings-by-date'
const months = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 2, name: /^[A-Z][a-z]{2} \d{4}$/ })
const bookedLinks = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: /^Booked [1-9]/, includeHidden: true })
const activeFilters = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Remove filter/ })
const panel = (page: Page) => page.locator('main details', { hasText: 'Apply' })

const MONTHS_PER_PAGE = 3
/** P1 has fewer pages of bookings than this. */
const MAX_PRESSES = 15

interface ListedMonth {
  count: number
  /** `total`: the sum of the day's rows. */
  days: { date: string; count: number; total: number }[]
}

/** Reads months from the rows with a heading of level 2, and days from those with a heading of level 3. */
async function readMonths(page: Page) {
  return page.getByRole('main').evaluate((main) => {
    const months: ListedMonth[] = []
    const number = (text: string | null | undefined) => Number(/(\d+)/.exec(text ?? '')?.[1])
    for (const row of main.querySelectorAll('tbody tr')) {
      const month = row.querySelector('h2')
      const day = row.querySelector('h3')
      const total = row.querySelector('[data-label=Total]')
      if (month) months.push({ count: number(month.nextElementSibling?.textContent), days: [] })
      const days = months.at(-1)!.days
      if (day) {
        const count = total ? 1 : number(day.nextElementSibling?.textContent)
        days.push({ date: day.textContent ?? '', count, total: 0 })
      }
      if (total) days.at(-1)!.total += number(total.textContent)
    }
    return months
  })
}

test.describe('bookings by month', () => {
  test('M140 M022 lists the newest months and days first, with matching counts and with dates as d-MMM-yy', async ({
    page,
    signIn,
  }) => {
    await signIn('P1')
    await page.goto(screenPath)
    await expect(months(page)).toHaveCount(MONTHS_PER_PAGE)
    const monthStarts = (await months(page).allInnerTexts()).map((month) => Date.parse(`1 ${month}`))
    expect(monthStarts).toEqual(monthStarts.toSorted((a, b) => b - a))
    const listedMonths = await readMonths(page)
    for (const month of listedMonths) {
      expect(month.count).toBe(month.days.reduce((sum, day) => sum + day.count, 0))
      for (const day of month.days) {
        expect(day.date).toMatch(/^\d{1,2}-[A-Z][a-z]{2}-\d{2}$/)
        expect(day.total).toBe(day.count)
      }
      const dayNumbers = month.days.map(({ date }) => Number(date.split('-')[0]))
      expect(dayNumbers).toEqual(dayNumbers.toSorted((a, b) => b - a))
    }
  })

  test(
    'M022 M142 headings, links and calls ignore the time of a date',
    { tag: [...allModes, '@gate'] },
    async ({ page, faulty }) => {
      await faulty.signIn('P1')
      const row = {
        project_id: 4,
        project_name: 'Palm',
        agent_id: 'HG1024',
        agent_name: 'Ravi',
        booked_count: 1,
        count: 1,
      }
      const day = (date: string) => ({ date, date_wise_count: 1, booked_agents_info: [row] })
      const days = [day('2025-10-14T00:00:00'), day('2025-10-13 00:00:00')]
      const monthRows = [{ month: 'Oct 2025', month_wise_count: 2, day_wise_data: days }]
      const body = JSON.stringify({ status: true, total_booking_count: monthRows })
      await faulty.setReply('get-booking-info-datewise', { kind: 'body', body }, 1)
      await page.goto(`${faulty.url}${screenPath}`)
      await expect(page.getByRole('heading', { level: 3 })).toHaveText(['14-Oct-25', '13-Oct-25'])
      for (const [index, date] of ['2025-10-14', '2025-10-13'].entries())
        await expect(bookedLinks(page).nth(index)).toHaveAttribute(
          'href',
          `/associate/bookings/booked/HG1024/4?date=${date}`,
        )
      await faulty.setReply('get-booking-details-agentwise', { kind: 'body', body: '{"status":true}' }, 1)
      await page.goto(`${faulty.url}/associate/bookings/booked/HG1024/4?date=2025-10-14T00:00:00`)
      await expect(page.getByText('Booked on 14-Oct-25.')).toBeVisible()
      const call = (await faulty.calls()).find(({ path }) => path.includes('agentwise'))
      expect(call?.query).toMatchObject({ date: '2025-10-14' })
    },
  )

  test('M143 "Load More" appends the next page until a page is empty', async ({ page, signIn }) => {
    await signIn('P1')
    await page.goto(screenPath)
    const firstMonths = await months(page).allInnerTexts()
    await page.getByRole('link', { name: 'Load More' }).click()
    await expect(months(page)).toHaveCount(2 * MONTHS_PER_PAGE)
    expect((await months(page).allInnerTexts()).slice(0, MONTHS_PER_PAGE)).toEqual(firstMonths)
    await expect(page).toHaveURL(/page=2/)
    for (
      let press = 0;
      press < MAX_PRESSES && (await page.getByRole('link', { name: 'Load More' }).count());
      press += 1
    ) {
      const lastMonth = await months(page).last().innerText()
      await page.getByRole('link', { name: 'Load More' }).click()
      await expect
        .poll(
          async () =>
            (await months(page).last().innerText()) !== lastMonth ||
            page.getByText('End of results').isVisible(),
        )
        .toBeTruthy()
    }
    await expect(page.getByText('End of results')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Load More' })).toHaveCount(0)
  })

  test(
    'M143 "Load More" moves focus to the new rows, and Back shows these rows again',
    { tag: '@js' },
    async ({ page, signIn }) => {
      await signIn('P1')
      await page.goto(screenPath)
      await page.getByRole('link', { name: 'Load More' }).click()
      await expect(page.locator('#page-2')).toBeFocused()
      await page.locator('#page-2 details').first().locator('summary').click()
      await page.locator('#page-2').getByRole('link').first().click()
      await expect(page).not.toHaveURL(/by-date/)
      await page.goBack()
      await expect(months(page)).toHaveCount(2 * MONTHS_PER_PAGE)
    },
  )

  test(
    'M143 a high page number shows five pages and a link to newer bookings',
    { tag: '@no-js' },
    async ({ page, signIn }) => {
      await signIn('P2')
      await page.goto(`${screenPath}?page=7`)
      await expect(months(page)).toHaveCount(5 * MONTHS_PER_PAGE)
      await page.getByRole('link', { name: 'Newer bookings' }).click()
      await expect(page).toHaveURL(/page=2/)
      await expect(months(page)).toHaveCount(2 * MONTHS_PER_PAGE)
    },
  )

  test(
    'M144 M148 M149 the filter panel opens, applies filters, stays open, shows active filters, and clears them',
    { tag: '@gate' },
    async ({ page, signIn, checkPage }) => {
      await signIn('P1')
      await page.goto(screenPath)
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
      await signIn('P2')
      await page.goto(screenPath)
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
    'M026 M145 choosing a project while offline shows that there is no connection',
    { tag: '@js' },
    async ({ page, context, signIn }) => {
      await signIn('P2')
      await page.goto(screenPath)
      await panel(page).locator('summary').click()
      await expect(page.getByRole('button', { name: 'Show associates' })).toHaveCount(0)
      const projects = page.getByRole('group', { name: 'Project' }).getByRole('radio')
      await context.setOffline(true)
      await projects.nth(2).check()
      await expect(page.getByText('No connection. Check your network and try again.')).toBeVisible()
      await context.setOffline(false)
      await projects.nth(4).check()
      await expect(page.getByRole('radio', { name: 'All associates' })).toBeVisible()
    },
  )

  test(
    'M145 M146 M147 a button updates the associates of the project',
    { tag: ['@no-js', '@gate'] },
    async ({ page, signIn }) => {
      await signIn('P2')
      await page.goto(`${screenPath}?filters=open`)
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
})
