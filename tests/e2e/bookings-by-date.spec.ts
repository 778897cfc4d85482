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

  test('M140 M142 a day with one booking is a row instead of a fold', async ({ page, faulty }) => {
    await faulty.signIn('P1')
    const row = { project_id: 4, project_name: 'Palm', agent_id: 'HG1024', agent_name: 'Ravi' }
    const day = (date: string, booked_count: number, reg_count: number) => {
      const count = booked_count + reg_count
      const rows = [{ ...row, booked_count, reg_count, count }]
      return { date, date_wise_count: count, booked_agents_info: rows }
    }
    const dayWithoutAgentId = day('2025-10-11', 1, 0)
    delete (dayWithoutAgentId.booked_agents_info[0] as { agent_id?: string }).agent_id
    const days = [
      day('2025-10-14', 0, 1),
      day('2025-10-13', 1, 0),
      day('2025-10-12', 1, 1),
      dayWithoutAgentId,
    ]
    const monthRows = [
      { month: 'Oct 2025', month_wise_count: 5, day_wise_data: days },
      { month: 'Sep 2025', month_wise_count: 2, day_wise_data: [day('2025-09-01', 2, 0)] },
      { month: 'Aug 2025', month_wise_count: 1, day_wise_data: [day('2025-08-02', 1, 0)] },
    ]
    const body = JSON.stringify({ status: true, total_booking_count: monthRows })
    await faulty.setReply('get-booking-info-datewise', { kind: 'body', body }, 1)
    await page.goto(`${faulty.url}${screenPath}`)
    await expect(page.getByRole('heading', { level: 3 })).toHaveText([
      '14-Oct-25',
      '13-Oct-25',
      '12-Oct-25',
      '11-Oct-25',
      '1-Sep-25',
      '2-Aug-25',
    ])
    await expect(page.locator('main tbody summary')).toHaveText([
      /^12-Oct-25\s*2 bookings$/,
      /^1-Sep-25\s*2 bookings$/,
    ])
    // The heading of a month says "1 booking", and the row says which kind of booking it is.
    await expect(page.getByText('1 booking', { exact: true })).toHaveCount(1)
    const onlyRowOfMonth = page.getByRole('row').filter({ hasText: '2-Aug-25' })
    await expect(onlyRowOfMonth.getByRole('link', { name: 'Booked 1' })).toBeVisible()
    // Below 1024 px, a row shows zeros and a total only to screen readers, unless it has both kinds of bookings.
    const cell = (date: string, name: string) =>
      page
        .getByRole('row')
        .filter({ hasText: `Ravi` })
        .filter({ hasText: date })
        .locator(`[data-label=${name}]`)
    await page.locator('main summary', { hasText: '12-Oct-25' }).click()
    await expect(cell('12-Oct-25', 'Booked')).toHaveText('Booked 1')
    await expect(cell('12-Oct-25', 'Registered')).toHaveText('Registered 1')
    await expect(cell('12-Oct-25', 'Total')).toHaveText('Total 2')
    await expect(cell('12-Oct-25', 'Total')).not.toHaveCSS('width', '1px')
    await page.locator('main summary', { hasText: '1-Sep-25' }).click()
    await expect(cell('1-Sep-25', 'Booked')).toHaveText('Booked 2')
    for (const name of ['Registered', 'Total']) await expect(cell('1-Sep-25', name)).toHaveCSS('width', '1px')
    await expect(page.getByRole('link', { name: 'Registered 1' }).first()).toHaveAttribute(
      'href',
      '/associate/bookings/registered/HG1024/4?date=2025-10-14',
    )
    await expect(bookedLinks(page).first()).toHaveAttribute(
      'href',
      '/associate/bookings/booked/HG1024/4?date=2025-10-13',
    )
  })

  test('M141 sends the specified path and parameters', { tag: '@request' }, async ({ page, faulty }) => {
    await faulty.signIn('P1')
    await page.goto(`${faulty.url}${screenPath}?project_id=4&agent_id=HG1024&plot_no=12&associate=HG&page=1`)
    const call = (await faulty.calls()).find(({ path }) => path.includes('datewise'))
    expect(call?.method).toBe('POST')
    expect(call?.path).toBe('/associate/get-booking-info-datewise/HG1024/0')
    expect(call?.query).toEqual({
      page: '1',
      project_id: '4',
      agent_id: 'HG1024',
      plot_no: '12',
      associate: 'HG',
    })
  })

  test('M142 rows link to the plots of their day', async ({ page, signIn }) => {
    await signIn('P1')
    await page.goto(screenPath)
    for (const link of await bookedLinks(page).all())
      expect(await link.getAttribute('href')).toMatch(
        /^\/associate\/bookings\/booked\/HG\d+\/\d\?date=\d{4}-\d{2}-\d{2}$/,
      )
    await expect(bookedLinks(page)).not.toHaveCount(0)
    await signIn('P2')
    await page.goto(`${screenPath}?page=3`)
    const registered = page
      .getByRole('main')
      .getByRole('link', { name: /^Registered [1-9]/, includeHidden: true })
    expect(await registered.count()).toBeGreaterThan(0)
    for (const link of await registered.all())
      expect(await link.getAttribute('href')).toMatch(
        /^\/associate\/bookings\/registered\/HG\d+\/\d\?date=\d{4}-\d{2}-\d{2}&from=%2Fassociate%2Fbookings-by-date%3Fpage%3D3$/,
      )
    await page.goto((await registered.first().getAttribute('href')) ?? '')
    await expect(page.getByRole('table').locator('tbody tr').first()).toBeVisible()
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

  for (const value of ['1e9', '-1', 'abc', '0', '1.5', '99999999999']) {
    test(`M143 page=${value} is invalid, but the screen opens`, async ({ page, signIn }) => {
      await signIn('P1')
      expect((await page.goto(`${screenPath}?page=${value}`))?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible()
    })
  }

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

  test('M144 at 1024 px the open panel is beside the list; if the panel closes, the list takes its place', async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width: 1024, height: 800 })
    await signIn('P1')
    await page.goto(`${screenPath}?filters=open&project_id=4`)
    const formBox = await panel(page).locator('form').boundingBox()
    const list = page.locator('#page-1')
    const listBox = await list.boundingBox()
    const filterBox = await activeFilters(page).boundingBox()
    const formRight = (formBox?.x ?? 0) + (formBox?.width ?? 0)
    for (const box of [listBox, filterBox]) expect(box?.x).toBeGreaterThan(formRight)
    expect(filterBox?.y).toBeLessThan(listBox?.y ?? 0)
    // Beside the panel, the table hides the code and the total, so that it fits.
    const codeBox = await list.locator('tbody [data-label=Code]').first().boundingBox()
    expect(codeBox?.width).toBe(0)
    expect(await list.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(listBox?.width ?? 0)
    await panel(page).locator('summary').click()
    expect((await list.boundingBox())?.x).toBe(formBox?.x)
  })

  test('M144 a filter narrows the list; if nothing matches, a message shows', async ({ page, signIn }) => {
    await signIn('P2')
    await page.goto(`${screenPath}?plot_no=12%2FA`)
    await expect(bookedLinks(page)).toHaveCount(1)
    await expect(bookedLinks(page)).toHaveAttribute(
      'href',
      /^\/associate\/bookings\/booked\/HG1024\/4\?date=\d{4}-\d\d-\d\d&from=%2Fassociate%2Fbookings-by-date%3Fplot_no%3D12%252FA$/,
    )
    await page.goto(`${screenPath}?plot_no=no+such+plot`)
    await expect(page.getByText('No Records Found!')).toBeVisible()
    await page.getByRole('link', { name: 'Clear filters' }).click()
    await expect(months(page)).toHaveCount(MONTHS_PER_PAGE)
  })

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

  test('M146 a project without associates shows a message', async ({ page, signIn }) => {
    await signIn('P3')
    await page.goto(`${screenPath}?filters=open&project_id=4`)
    await expect(page.getByText('No Associates Found')).toBeVisible()
  })

  test(
    'M145 the call for associates has the specified path and parameter',
    { tag: '@request' },
    async ({ page, faulty }) => {
      await faulty.signIn('P1')
      await page.goto(`${faulty.url}${screenPath}?project_id=2`)
      const call = (await faulty.calls()).find(({ path }) => path.includes('agent-filter-list'))
      expect(call).toMatchObject({
        method: 'POST',
        path: '/associate/agent-filter-list/HG1024',
        query: { project_id: '2' },
      })
    },
  )

  test(
    'M140 M008 an associate without bookings sees an empty list',
    { tag: allModes },
    async ({ page, signIn }) => {
      await signIn('P3')
      expect((await page.goto(screenPath))?.status()).toBe(200)
      await expect(page.getByText('No Records Found!')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Load More' })).toHaveCount(0)
    },
  )

  test('M144 an overlong text remains in its field and gets an error there', async ({ page, signIn }) => {
    await signIn('P1')
    const longText = 'x'.repeat(2_000)
    expect((await page.goto(`${screenPath}?plot_no=${longText}`))?.status()).toBe(200)
    await expect(page.getByLabel('Plot No.')).toHaveAccessibleDescription(
      'Plot No. must not exceed 100 characters.',
    )
    await expect(page.getByLabel('Plot No.')).toHaveValue(longText)
  })
})
