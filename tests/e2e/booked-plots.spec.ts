import type { Page } from '@playwright/test'
import { allModes, expect, test, waitForScripts } from './fixtures'

/** Opens P1's plots in project 4, among them the golden booking (`reference-api/demo-data/notable-plots.ts`), and returns P1's name. */
async function openOwnPlots(page: Page, search = '') {
  await page.goto('/associate/bookings-by-date?project_id=4')
  const name = (await page.getByText(/^Welcome, /).textContent())?.replace('Welcome, ', '') ?? ''
  const row = page
    .getByRole('row', { includeHidden: true })
    .filter({ hasText: name })
    .filter({ hasText: 'HG' })
  const href = await row
    .getByRole('link', { name: /^Booked [1-9]/, includeHidden: true })
    .first()
    .getAttribute('href')
  await page.goto(`${href?.split('?')[0]}${search}`)
  return name
}

const rupees = (text: string) => Number(text.replace(/[₹,]/g, ''))
const plots = (page: Page) => page.locator('main details:has(h2)')
const rows = (page: Page) => page.locator('main tr:has(details h2)')

/** P1's plots in project 4. */
const OWN_PLOT_COUNT = 10
const LONGER_THAN_DEBOUNCE_MS = 700
/** How many plots have an amount due depends on the day. A row has a third line if its name is long. */
const ROW_PX = 80
const WITHOUT_ROWS_PX = 485
const MIN_TARGET_PX = 44

test.describe('booked plots', () => {
  test(
    'M150 M151 M156 shows the associate; the accordion of a plot has its figures and the note',
    { tag: '@gate' },
    async ({ page, signIn }) => {
      await signIn('P1')
      const name = await openOwnPlots(page)
      await expect(page.getByRole('main').getByText(`${name} · `)).toBeVisible()
      const plot = plots(page).first()
      if (!(await plot.evaluate((details: HTMLDetailsElement) => details.open)))
        await plot.locator('summary').click()
      for (const label of [
        'Sq. Yards',
        'Facing',
        'Booked On',
        'Sale Amount',
        'Total Due',
        'Total Paid',
        'Current Due',
      ])
        await expect(plot.getByRole('term').filter({ hasText: label })).toBeVisible()
      await expect(plot.locator('summary')).toContainText(/Plot \d/)
      await expect(plot.getByText('Registration charges not included')).toBeVisible()
    },
  )

  test(
    'M021 M152 shows the golden booking to the rupee and hides zero charges',
    { tag: '@gate' },
    async ({ page, signIn }) => {
      await signIn('P1')
      await openOwnPlots(page)
      const golden = plots(page).filter({ hasText: '₹4,21,200' })
      await expect(golden).toHaveCount(1)
      const figures = await golden.evaluate((details) =>
        Object.fromEntries(
          [...details.querySelectorAll('dt')].map((dt) => [
            dt.textContent,
            dt.nextElementSibling?.textContent,
          ]),
        ),
      )
      expect(figures).toMatchObject({
        'Sq. Yards': '200',
        'Sale Amount': '₹25,00,000',
        'Premium Chrgs': '₹1,00,000',
        'EMI Charges': '₹4,21,200',
        'Total Paid': '₹11,80,400',
      })
      // From the 11th of a month, the total includes a late charge for the month's instalment.
      const lateRupees = rupees(figures['Late Pmt chrgs Due'] ?? '0')
      expect(rupees(figures['Total Due'] ?? '') - lateRupees).toBe(3_021_200)
      expect(Object.keys(figures)).not.toContain('Adjustment')
      // Nothing may be due today; each other figure of 0 is hidden.
      const { 'Current Due': _, ...others } = figures
      expect(Object.values(others)).not.toContain('₹0')
    },
  )

  test('X032 the plots that are overdue longest come first, then other plots with an amount due', async ({
    page,
    signIn,
  }) => {
    await signIn('P1')
    await openOwnPlots(page)
    const listedPlots = await rows(page).evaluateAll((all) =>
      all.map((row) => ({
        days: Number(/(\d+) days? late/.exec(row.textContent ?? '')?.[1] ?? 0),
        isDue: !/₹0$/.test(row.querySelector('[data-label="Current Due"]')?.textContent ?? ''),
      })),
    )
    expect(listedPlots[0]?.days).toBeGreaterThan(0)
    const dueFlags = listedPlots.map((plot) => plot.isDue)
    expect(dueFlags).toEqual(dueFlags.toSorted((a, b) => Number(b) - Number(a)))
    expect(dueFlags).toContain(false)
    const daysLate = listedPlots.map((plot) => plot.days)
    expect(daysLate).toEqual(daysLate.toSorted((a, b) => b - a))
  })

  test('X032 sorts by a column; search and CSV keep the order', async ({ page, signIn }) => {
    await signIn('P1')
    await page.setViewportSize({ width: 1280, height: 800 })
    await openOwnPlots(page)
    const columnHeads = page.getByRole('columnheader')
    await columnHeads.getByRole('link', { name: 'Total Paid' }).click()
    await expect(page).toHaveURL(/\?sort=paid&order=desc$/)
    await expect(page.getByRole('columnheader', { name: 'Total Paid' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    const readPaid = async () =>
      (await rows(page).locator('[data-label="Total Paid"]').allTextContents()).map(rupees)
    await expect(columnHeads.getByRole('link', { name: 'Total Paid' })).toHaveAttribute('href', /order=asc/)
    const descending = await readPaid()
    expect(descending).toHaveLength(OWN_PLOT_COUNT)
    expect(descending).toEqual(descending.toSorted((a, b) => b - a))
    const csvAddress = await page.getByRole('link', { name: 'Download CSV' }).getAttribute('href')
    expect(csvAddress).toContain('sort=paid&order=desc')
    const lines = (await (await page.request.get(csvAddress ?? '')).text()).trim().split('\r\n').slice(1)
    const paidInFile = lines.map((line) => Number(line.split(',').at(-2)))
    expect(paidInFile).toEqual(descending)
    await columnHeads.getByRole('link', { name: 'Total Paid' }).click()
    await expect(page).toHaveURL(/order=asc$/)
    await expect.poll(readPaid).toEqual(descending.toReversed())
    await page.getByRole('searchbox').fill('a')
    await page.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL(/sort=paid&order=asc/)
  })

  test('X032 on phones a menu sorts the plots', async ({ page, signIn }) => {
    await signIn('P1')
    await page.setViewportSize({ width: 360, height: 640 })
    await openOwnPlots(page)
    await page.locator('main summary').filter({ hasText: /^Sort/ }).click()
    await page.getByRole('listitem').getByRole('link', { name: 'Plot', exact: true }).click()
    await expect(page).toHaveURL(/\?sort=plot&order=asc$/)
    const heads = rows(page).getByRole('rowheader')
    await expect(heads).toHaveCount(OWN_PLOT_COUNT)
    const names = await heads.evaluateAll((shown) =>
      shown.map((head) => head.getAttribute('aria-label') ?? ''),
    )
    const numbers = names.map((name) => name.split('Plot ')[1] ?? '')
    expect(numbers).toEqual(numbers.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })))
  })

  for (const width of [360, 768, 1280])
    test(`X032 at ${width} px the plots are rows of a table, and a press on an amount expands its row`, async ({
      page,
      signIn,
    }) => {
      await signIn('P1')
      await page.setViewportSize({ width, height: 800 })
      await openOwnPlots(page)
      const row = rows(page).first()
      const name = await row.locator('h2').textContent()
      await expect(page.getByRole('table', { name: 'Booked Plots' })).toMatchAriaSnapshot(`
        - rowgroup:
          - row:
            - columnheader /Customer/
            - columnheader "Total Due"
            - columnheader "Total Paid"
            - columnheader "Current Due"
            - columnheader "Status"
        - rowgroup:
          - row:
            - rowheader /${name} · Plot/
            - cell /₹/
            - cell /₹/
            - cell /₹/
            - cell /late/
      `)
      const dueBox = await row.locator('[data-label="Current Due"]').boundingBox()
      await page.mouse.click((dueBox?.x ?? 0) + 5, (dueBox?.y ?? 0) + 5)
      await expect(row.getByText('Sale Amount')).toBeVisible()
      await expect(row.getByRole('rowheader')).toHaveAccessibleName(new RegExp(`^${name} · Plot [^ ]+$`))
    })

  test('X032 at twice the text size, the lines of a row do not overlap, and the column heads are out of view', async ({
    page,
    signIn,
  }) => {
    await signIn('P1')
    await page.setViewportSize({ width: 360, height: 640 })
    await openOwnPlots(page)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    const row = rows(page).first()
    const nameBox = await row.locator('h2').boundingBox()
    const plotBox = await row.locator('h2 + span').boundingBox()
    expect(plotBox?.y).toBeGreaterThanOrEqual((nameBox?.y ?? Infinity) + (nameBox?.height ?? 0) - 1)
    const lineHeights = await row.locator('h2, h2 + span').evaluateAll((lines) =>
      lines.map((line) => {
        const { lineHeight, fontSize } = getComputedStyle(line)
        return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)
      }),
    )
    expect(Math.min(...lineHeights)).toBeGreaterThanOrEqual(1.2)
    const headBox = await page.locator('main thead').boundingBox()
    expect((headBox?.x ?? 0) + (headBox?.width ?? 0)).toBeLessThan(0)
  })

  test('X032 on paper the amounts of all plots are aligned', async ({ page, signIn }) => {
    await signIn('P1')
    await page.setViewportSize({ width: 1280, height: 800 })
    await openOwnPlots(page)
    await page.emulateMedia({ media: 'print' })
    const rightEdges = await rows(page).evaluateAll((all) =>
      all.map((row) => [...row.children].map((cell) => Math.round(cell.getBoundingClientRect().right))),
    )
    await page.emulateMedia({ media: null })
    expect(rightEdges).toHaveLength(OWN_PLOT_COUNT)
    for (const row of rightEdges) expect(row).toEqual(rightEdges[0])
  })

  test('X032 on phones, plots with nothing due are folded into one line, but not in a sorted list', async ({
    page,
    signIn,
    javaScriptEnabled,
  }) => {
    await signIn('P1')
    await page.setViewportSize({ width: 360, height: 640 })
    await openOwnPlots(page)
    const foldLine = page.getByText(/^\d+ with nothing due$/)
    const foldedCount = Number((await foldLine.textContent())?.split(' ')[0])
    const shownPlots = plots(page).filter({ visible: true })
    await expect(shownPlots).toHaveCount(OWN_PLOT_COUNT - foldedCount)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
      WITHOUT_ROWS_PX + (OWN_PLOT_COUNT - foldedCount) * ROW_PX,
    )
    await foldLine.click()
    await expect(shownPlots).toHaveCount(OWN_PLOT_COUNT)
    for (const row of await shownPlots.locator('summary').all())
      expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(MIN_TARGET_PX)
    if (javaScriptEnabled) {
      await shownPlots.last().locator('summary').click()
      await shownPlots.last().getByRole('link', { name: 'Receipts' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Receipts' })).toBeVisible()
      await page.goBack()
      await expect(plots(page).last().getByRole('link', { name: 'Receipts' })).toBeFocused()
    }
    await page.goto(`${page.url()}?sort=name&order=asc`)
    await expect(foldLine).toHaveCount(0)
    await expect(shownPlots).toHaveCount(OWN_PLOT_COUNT)
  })

  test('X032 on wide screens and on paper, no plot is folded', async ({ page, signIn }) => {
    await signIn('P1')
    await page.setViewportSize({ width: 360, height: 640 })
    await openOwnPlots(page)
    const shownPlots = plots(page).filter({ visible: true })
    await expect(shownPlots).not.toHaveCount(OWN_PLOT_COUNT)
    await page.emulateMedia({ media: 'print' })
    await expect(shownPlots).toHaveCount(OWN_PLOT_COUNT)
    await page.emulateMedia({ media: null })
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(shownPlots).toHaveCount(OWN_PLOT_COUNT)
    await expect(page.getByText('with nothing due')).toBeHidden()
  })

  test(
    'M150 M152 sends the specified call; shows associate and project, late charges from `late_pymnt_charges`, and no negative adjustment',
    { tag: '@request' },
    async ({ page, faulty }) => {
      await faulty.signIn('P1')
      await page.goto(`${faulty.url}/associate/bookings-by-date`)
      const link = page.getByRole('link', { name: /^Booked [1-9]/, includeHidden: true }).first()
      const href = (await link.getAttribute('href')) ?? ''
      await page.goto(`${faulty.url}${href}&search_key=ab`)
      const call = (await faulty.calls()).find(({ path }) => path.includes('agentwise'))
      expect(call?.method).toBe('POST')
      expect(call?.path).toMatch(/^\/associate\/get-booking-details-agentwise\/HG\d+\/\d\/2$/)
      expect(call?.query).toEqual({
        search_key: 'ab',
        date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as unknown as string,
      })
      await faulty.setReply('agentwise', {
        kind: 'body',
        type: 'application/json',
        body: JSON.stringify({
          status: true,
          booking_details: [
            {
              booking_id: 1,
              customer_name: 'Asha',
              plot_no: '1',
              late_pymnt_charges: '150',
              adjustment: -5,
              total_discount: 20,
            },
          ],
          project: 'Palm County',
          associate: 'Ravi',
        }),
      })
      await page.goto(`${faulty.url}${href}`)
      await expect(page.getByText('Ravi · Palm County')).toBeVisible()
      const plot = plots(page).first()
      await expect(plot.getByText('Late Pmt chrgs Due').locator('xpath=following-sibling::dd')).toHaveText(
        '₹150',
      )
      await expect(plot.getByText('Discount').locator('xpath=following-sibling::dd')).toHaveText('-₹20')
      await expect(plot.getByText('Adjustment')).toHaveCount(0)
    },
  )

  test('M153 searches while typing, from 3 characters', { tag: '@js' }, async ({ page, signIn }) => {
    await signIn('P1')
    await page.clock.install()
    await openOwnPlots(page)
    const searchBox = page.getByRole('searchbox', { name: 'Search plot number or customer name' })
    const plotCount = await plots(page).count()
    const urls: string[] = []
    page.on('request', (request) => urls.push(request.url()))
    await searchBox.pressSequentially('zz')
    await page.clock.runFor(LONGER_THAN_DEBOUNCE_MS)
    expect(urls.filter((url) => url.includes('search_key'))).toEqual([])
    await expect(plots(page)).toHaveCount(plotCount)
    await searchBox.pressSequentially('zz')
    await expect(page.getByText('No Records Found!')).toBeVisible()
    await expect(searchBox).toBeFocused()
    await expect(searchBox).toHaveValue('zzzz')
    expect(urls.filter((url) => url.includes('search_key'))).toHaveLength(1)
  })

  test(
    'M153 a new search does not wait for an earlier search; the late reply of the earlier search is ignored',
    { tag: '@js' },
    async ({ page, signIn }) => {
      await signIn('P1')
      await page.goto('/associate/bookings/booked/HG1024/4')
      const searchBox = page.getByRole('searchbox', { name: 'Search plot number or customer name' })
      await expect(plots(page).first()).toBeVisible()
      let release = () => {}
      const released = new Promise<void>((resolve) => (release = resolve))
      let fulfilled = Promise.resolve()
      await page.route(/\.data\?.*search_key=zzz/, (route) => {
        fulfilled = Promise.all([route.fetch(), released]).then(([response]) => route.fulfill({ response }))
        return fulfilled
      })
      const firstRequest = page.waitForRequest(/\.data\?.*search_key=zzz/)
      await searchBox.pressSequentially('zzz')
      await firstRequest
      const expectNewerResult = async () => {
        await expect(page).toHaveURL(/search_key=anand/)
        await expect(plots(page)).toHaveCount(1)
        await expect(searchBox).toHaveValue('anand')
      }
      await searchBox.fill('anand')
      await expectNewerResult()
      release()
      await fulfilled
      await expectNewerResult()
    },
  )

  test(
    'M153 text that is typed while a search begins gets a search of its own',
    { tag: ['@js', '@gate'] },
    async ({ page, signIn }) => {
      await signIn('P1')
      await page.goto('/associate/bookings/booked/HG1024/4')
      await waitForScripts(page)
      const searchBox = page.getByRole('searchbox', { name: 'Search plot number or customer name' })
      // Types before React renders the state of the first search.
      await searchBox.evaluate((element: HTMLInputElement) => {
        const { fetch } = window
        window.fetch = (...request) => {
          window.fetch = fetch
          element.value = 'anand'
          element.dispatchEvent(new Event('input', { bubbles: true }))
          return fetch(...request)
        }
      })
      await searchBox.pressSequentially('zzz')
      await expect(page).toHaveURL(/search_key=anand/)
      await expect(plots(page)).toHaveCount(1)
    },
  )

  test(
    'M153 a link pressed right after typing is followed, and the scheduled search does not cancel it',
    { tag: '@js' },
    async ({ page, signIn }) => {
      await signIn('P1')
      await page.goto('/associate/bookings/booked/HG1024/4?search_key=anand')
      const searchBox = page.getByRole('searchbox', { name: 'Search plot number or customer name' })
      await expect(plots(page)).toHaveCount(1)
      await waitForScripts(page)
      let hasSearched = false
      let release = () => {}
      const released = new Promise<void>((resolve) => (release = resolve))
      await page.route(/\.data/, async (route) => {
        if (route.request().url().includes('search_key=')) hasSearched = true
        await released
        await route.continue()
      })
      await searchBox.pressSequentially('v')
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Clear/ })
        .first()
        .click()
      await page.waitForTimeout(LONGER_THAN_DEBOUNCE_MS)
      release()
      await expect(page).toHaveURL('/associate/bookings/booked/HG1024/4')
      expect(hasSearched).toBe(false)
    },
  )

  test(
    'M154 Enter searches for a single character, and Clear shows all plots',
    { tag: '@gate' },
    async ({ page, signIn }) => {
      await signIn('P1')
      await openOwnPlots(page)
      const plotCount = await plots(page).count()
      const searchBox = page.getByRole('searchbox', { name: 'Search plot number or customer name' })
      await searchBox.fill('~')
      await searchBox.press('Enter')
      await expect(page).toHaveURL(/search_key=/)
      await expect(page.getByText('No Records Found!')).toBeVisible()
      await expect(searchBox).toHaveValue('~')
      await page.getByRole('link', { name: /^Clear/ }).click()
      await expect(plots(page)).toHaveCount(plotCount)
      await expect(searchBox).toHaveValue('')
    },
  )

  test('M154 finds a plot number with a slash', async ({ page, signIn }) => {
    await signIn('P2')
    await page.goto('/associate/bookings-by-date?plot_no=12%2FA')
    const link = page.getByRole('link', { name: /^Booked [1-9]/, includeHidden: true }).first()
    await page.goto(((await link.getAttribute('href')) ?? '').split('?')[0] ?? '')
    const searchBox = page.getByRole('searchbox', { name: 'Search plot number or customer name' })
    await searchBox.fill('12/A')
    await searchBox.press('Enter')
    await expect(page).toHaveURL(/search_key=12%2FA/)
    await expect(plots(page)).toHaveCount(1)
    await expect(plots(page).first()).toContainText('Plot 12/A')
  })

  test('M155 a booking links to its receipts, statement and commission', async ({ page, signIn }) => {
    await signIn('P1')
    await openOwnPlots(page)
    const plot = plots(page).first()
    for (const [name, tail] of [
      ['Receipts', 'receipts'],
      ['EMI / Due Stmt', 'emi-statement'],
      ['CMSN', 'commissions'],
    ] as const)
      await expect(plot.getByRole('link', { name, includeHidden: true })).toHaveAttribute(
        'href',
        new RegExp(`^/associate/bookings/\\d+/${tail}$`),
      )
  })

  test(
    'M021 M151 a malformed value leaves the rest of its row intact',
    { tag: allModes },
    async ({ page, faulty }) => {
      await faulty.signIn('P1')
      const booking = { booking_id: 9001, customer_name: 'Asha', plot_no: '12/A', booked_date: '0000-00-00' }
      const body = JSON.stringify({
        status: true,
        associate: [],
        project: { project_id: 4, project_name: 'Palm County' },
        booking_details: {
          0: { ...booking, sale_amt: '15,00,100.50', total_paid: null, total_due: '', plot_id: '' },
          1: { ...booking, booking_id: '', customer_name: 'Bhanu', sale_amt: {} },
        },
      })
      await faulty.setReply('get-booking-details-agentwise', { kind: 'body', body }, 1)
      await page.goto(`${faulty.url}/associate/bookings/booked/HG1024/4`)
      const [first, second] = [plots(page).nth(0), plots(page).nth(1)]
      await first.locator('summary').click()
      await expect(first).toContainText('₹15,00,100.50')
      await expect(first).not.toContainText(/%|₹0/)
      await expect(first.getByRole('definition').filter({ hasText: '—' }).first()).toBeVisible()
      await expect(first.getByRole('link', { name: 'Receipts' })).toBeVisible()
      await second.locator('summary').click()
      await expect(second).toContainText('Bhanu')
      await expect(second.getByRole('link')).toHaveCount(0)
    },
  )

  test('M157 a list without bookings names the associate, and a search in it finds no records', async ({
    page,
    signIn,
  }) => {
    await signIn('P3')
    await page.goto('/')
    const name = (await page.getByText(/^Welcome, /).textContent())?.replace('Welcome, ', '') ?? ''
    const id = await fetchAssociateId(page)
    await page.goto(`/associate/bookings/booked/${id}/4`)
    await expect(page.getByText(`${name} has no booked plots. Please contact your associate.`)).toBeVisible()
    await page.goto(`/associate/bookings/booked/${id}/4?search_key=112`)
    await expect(page.getByText('No Records Found!', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Show all booked plots' })).toHaveCount(0)
  })

  test('M157 a refused load shows the upstream’s message', { tag: allModes }, async ({ page, faulty }) => {
    await faulty.signIn('P1')
    await faulty.setReply('agentwise', {
      kind: 'body',
      type: 'application/json',
      body: '{"status":false,"message":"Bookings are closed for the day."}',
    })
    await page.goto(`${faulty.url}/associate/bookings/booked/HG1001/4`)
    await expect(page.getByText('Bookings are closed for the day.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Booked Plots' })).toBeVisible()
  })

  test('an invalid date shows an error, and a long search shows an error at its field', async ({
    page,
    signIn,
  }) => {
    await signIn('P1')
    await openOwnPlots(page, '?date=2026-02-31')
    await expect(page.getByText('2026-02-31 is not a date.')).toBeVisible()
    // The portal reads at most 2,001 characters of a search parameter.
    const longText = 'x'.repeat(3_000)
    await openOwnPlots(page, `?search_key=${longText}`)
    const searchBox = page.getByRole('searchbox', { name: 'Search plot number or customer name' })
    await expect(searchBox).toHaveAccessibleDescription('Search must not exceed 100 characters.')
    await expect(searchBox).toHaveValue(longText.slice(0, 2_001))
  })
})

/** Reads the code from script data, because no screen shows the code of an associate without bookings. */
async function fetchAssociateId(page: Page): Promise<string> {
  const response = await page.request.get('/associate/bookings-by-date.data')
  return /"(HG\d+)"/.exec(await response.text())?.[1] ?? ''
}
