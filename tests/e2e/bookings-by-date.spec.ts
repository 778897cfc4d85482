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
    const listedMonths = await page.getByRole('main').evaluate((main) => {
      const number = (element: Element | null | undefined) => Number.parseInt(element?.textContent ?? '', 10)
      return [...main.querySelectorAll('section')].map((section) => ({
        count: number(section.querySelector('h2')?.nextElementSibling),
        days: [...section.querySelectorAll('h3')].map((heading) => {
          const date = heading.textContent ?? ''
          const day = heading.closest('details')
          const row = heading.nextElementSibling
          if (!day) return { date, count: 1, total: Number(row?.textContent?.split(' ')[1]) }
          return {
            date,
            count: number(day.querySelector('summary > :nth-child(2)')),
            total: [...day.querySelectorAll('li')].reduce(
              (sum, item) =>
                sum + Number(/(?:Booked|Registered|Total) (\d+)\s*$/.exec(item.textContent ?? '')?.[1]),
              0,
            ),
          }
        }),
      }))
    })
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

  test('M140 M142 a day with one booking is not an accordion and shows its count once', async ({
    page,
    faulty,
  }) => {
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
    await expect(page.locator('main section details', { hasText: '12-Oct-25' })).toHaveCount(1)
    await expect(page.locator('main section details', { hasText: /1[134]-Oct-25/ })).toHaveCount(0)
    // The heading of a month with one booking shows the count; the row repeats the count for screen readers only.
    await expect(page.getByText('1 booking', { exact: true })).toHaveCount(1)
    const onlyRowOfMonth = page.getByRole('listitem').filter({ hasText: '2-Aug-25' })
    await expect(onlyRowOfMonth.getByRole('link', { name: 'Booked 1' })).toBeVisible()
    await expect(onlyRowOfMonth.getByText('1', { exact: true })).toHaveCSS('width', '1px')
    // A row omits zeros, and has a total only if it shows both other numbers.
    const rowOf = (date: string) =>
      page.locator('main section details', { hasText: date }).getByRole('listitem').first()
    await page.locator('main summary', { hasText: '12-Oct-25' }).click()
    await expect(rowOf('12-Oct-25')).toContainText('Booked 1 Registered 1 Total 2')
    await page.locator('main summary', { hasText: '1-Sep-25' }).click()
    await expect(rowOf('1-Sep-25')).toContainText('Booked 2')
    await expect(rowOf('1-Sep-25')).not.toContainText(/Registered|Total/)
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
        /^\/associate\/bookings\/registered\/HG\d+\/\d\?date=\d{4}-\d{2}-\d{2}$/,
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
    const monthBox = await months(page).first().boundingBox()
    const filterBox = await activeFilters(page).boundingBox()
    const formRight = (formBox?.x ?? 0) + (formBox?.width ?? 0)
    for (const box of [monthBox, filterBox]) expect(box?.x).toBeGreaterThan(formRight)
    expect(filterBox?.y).toBeLessThan(monthBox?.y ?? 0)
    await panel(page).locator('summary').click()
    expect((await months(page).first().boundingBox())?.x).toBe(formBox?.x)
  })

  test('M144 a filter narrows the list; if nothing matches, a message shows', async ({ page, signIn }) => {
    await signIn('P2')
    await page.goto(`${screenPath}?plot_no=12%2FA`)
    await expect(bookedLinks(page)).toHaveCount(1)
    await expect(bookedLinks(page)).toHaveAttribute(
      'href',
      /^\/associate\/bookings\/booked\/HG1024\/4\?date=\d{4}-\d\d-\d\d$/,
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
    const longText = 'x'.repeat(10_000)
    expect((await page.goto(`${screenPath}?plot_no=${longText}`))?.status()).toBe(200)
    await expect(page.getByLabel('Plot No.')).toHaveAccessibleDescription(
      'Plot No. must not exceed 100 characters.',
    )
    await expect(page.getByLabel('Plot No.')).toHaveValue(longText)
  })
})
