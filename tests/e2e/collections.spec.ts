import type { Locator, Page } from '@playwright/test'
import { format } from '../../app/messages/icu'
import { TEXTS } from '../../app/messages/texts'
import { allModes, expect, test } from './fixtures'

const COLLECTIONS = '/associate/collections'
/** Rows shown per group in the overview, and rows per page of a single group. */
const ROWS_PER_PAGE = 20
const TWO_LINES_MAX_PX = 80
const WIDE_ROW_MAX_PX = 64
const MIN_TARGET_PX = 44
const rupees = (text: string) => Number(text.replace(/[₹,]/g, ''))

const main = (page: Page) => page.getByRole('main')
const group = (page: Page, name: string) =>
  main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: new RegExp(`^${name}`) }) })
const entries = (page: Page) => main(page).getByRole('row').filter({ hasText: 'Remind' })

test.describe('Collections', () => {
  test('X021 shows groups with counts; the overdue group is first and begins with the longest delay; the menu entry is marked', async ({
    page,
    signIn,
  }) => {
    await signIn('P2')
    await page.goto(COLLECTIONS)
    await expect(page).toHaveTitle('Plot Partner - Collections')
    await expect(page.getByRole('heading', { level: 1, name: 'Collections' })).toBeVisible()
    await expect(main(page).getByText('Customers to call. Late charges are not included.')).toBeVisible()
    await expect(main(page).getByRole('link', { name: 'Own', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    const menu = page.getByRole('navigation').getByRole('link', { name: 'Collections', includeHidden: true })
    await expect(menu.first()).toHaveAttribute('aria-current', 'page')

    const overdue = group(page, 'Overdue')
    const daysLate = (await overdue.getByText(/^\d+ days? late$/).allTextContents()).map((text) =>
      parseInt(text),
    )
    expect(daysLate.length).toBeGreaterThan(0)
    expect(daysLate).toEqual(daysLate.toSorted((a, b) => b - a))
    const heading = await overdue.getByRole('heading', { level: 2 }).innerText()
    const count = Number(/^Overdue · (\d+)$/.exec(heading)?.[1])
    expect(daysLate).toHaveLength(Math.min(count, ROWS_PER_PAGE))
    const [firstHeading] = await main(page).getByRole('heading', { level: 2 }).allInnerTexts()
    expect(firstHeading).toBe(heading)
    await expect(group(page, 'Next 30 days').getByText(/days? late/)).toHaveCount(0)
    for (const [name, note] of [
      ['Next 30 days', 'In 8 to 30 days'],
      ['Next 90 days', 'In 31 to 90 days'],
    ] as const) {
      const isShown = (await group(page, name).count()) > 0
      await expect(main(page).getByText(note)).toHaveCount(isShown ? 1 : 0)
    }
    const withoutMobile = await entries(page)
      .filter({ hasNot: page.getByRole('link', { name: /^Call / }) })
      .all()
    expect(withoutMobile.length).toBeGreaterThan(0)
    for (const row of withoutMobile) {
      await expect(row).toContainText('No mobile number')
      await expect(
        row.getByRole('link', { name: /^Remind .+: choose the chat in WhatsApp$/ }),
      ).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=/)
    }
    const earnings = await main(page)
      .getByText(/Earns you/)
      .allTextContents()
    expect(earnings.length).toBeGreaterThan(0)
    for (const text of earnings) expect(text).toMatch(/Earns you ₹[\d,]+/)
  })

  test('X021 a row shows the amount due, with links to booking, call and reminder; the booking links back to the list', async ({
    page,
    signIn,
  }) => {
    await signIn('P2')
    await page.goto(COLLECTIONS)
    const row = entries(page)
      .filter({ has: page.getByRole('link', { name: /^Call / }) })
      .first()
    await expect(row).toContainText(/Plot .+ · .+/)
    await expect(row.locator('[data-label="Due Date"] time')).toHaveText(/^\d{1,2}-[A-Z][a-z]{2}-\d\d$/)
    await expect(row).toContainText(/₹[\d,]+/)
    const customer = await row.getByRole('link').first().innerText()
    await expect(row.getByRole('link', { name: `Remind ${customer} on WhatsApp` })).toBeVisible()
    for (const call of await main(page)
      .getByRole('link', { name: /^Call / })
      .all())
      await expect(call).toHaveAttribute('href', /^tel:\+91[1-9]\d{9}$/)
    await row.getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1, name: customer })).toBeVisible()
    await expect(page).toHaveTitle('Plot Partner - Booking')
    await main(page).getByRole('link', { name: 'Collections', exact: true }).click()
    await expect(page).toHaveURL(/\/associate\/collections$/)
    await page.goto(`${COLLECTIONS}?scope=team`)
    await entries(page).first().getByRole('link').first().click()
    const back = main(page).getByRole('link', { name: 'Collections', exact: true })
    await expect(back).toHaveAttribute('href', `${COLLECTIONS}?scope=team`)
    const bookingUrl = page.url()
    const tabs = main(page).getByRole('list').filter({ hasText: 'EMI' })
    await tabs.getByRole('link', { name: 'EMI' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'EMI Statement' })).toBeVisible()
    await expect(back).toHaveAttribute('href', `${COLLECTIONS}?scope=team`)
    await tabs.getByRole('link', { name: 'Booking' }).click()
    await expect(page).toHaveURL(bookingUrl)
    await page.goto(bookingUrl.replace(/from=.*/, 'from=https://example.org'))
    await expect(main(page).getByRole('link', { name: 'Booked Plots' })).toBeVisible()
  })

  test('X021 on a phone a row has two lines, and a press on its status unfolds the other facts', async ({
    page,
    signIn,
    checkPage,
  }) => {
    await signIn('P2')
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(COLLECTIONS)
    const row = entries(page)
      .filter({ hasText: 'late' })
      .filter({ has: page.getByRole('link', { name: /^Call / }) })
      .first()
    for (const entry of await entries(page).all())
      expect((await entry.boundingBox())?.height).toBeLessThan(TWO_LINES_MAX_PX)
    for (const action of await row.getByRole('link', { name: /^(Call|Remind) / }).all()) {
      const box = await action.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(MIN_TARGET_PX)
      await expect(action.getByTitle(/^(Call|Remind)$/)).toBeVisible()
    }
    await expect(row.locator('[data-label="Due Date"] time')).toHaveText(/^\d{1,2}-[A-Z][a-z]{2}-\d\d$/)
    const foldedFact = row.getByText(/^Earns you ₹/).filter({ visible: true })
    await expect(foldedFact).toHaveCount(0)
    const toggle = row.locator('summary')
    expect((await toggle.boundingBox())?.height).toBeGreaterThanOrEqual(MIN_TARGET_PX)
    await toggle.click()
    await expect(foldedFact).toBeVisible()
    await expect(row.getByText(/^[1-9]\d{9}$/).filter({ visible: true })).toBeVisible()
    await checkPage()
  })

  test(
    'X022 each reminder is for one customer and one amount',
    { tag: '@gate' },
    async ({ page, signIn }) => {
      await signIn('P2')
      await page.goto(COLLECTIONS)
      const rows = await entries(page).evaluateAll((items) =>
        items.map((item) => ({
          customer: item.querySelector('a')?.innerText ?? '',
          amount: item.querySelector('[data-label=Amount]')?.textContent ?? '',
          address: item.querySelector('a[target=_blank]')?.getAttribute('href') ?? '',
          rel: item.querySelector('a[target=_blank]')?.getAttribute('rel'),
          hasCall: item.querySelector('a[href^="tel:"]') !== null,
        })),
      )
      expect(rows.length).toBeGreaterThan(0)
      const names = new Set(rows.map(({ customer }) => customer))
      for (const { customer, amount, address, rel, hasCall } of rows) {
        expect(amount).toMatch(/^₹[\d,]+$/)
        const url = new URL(address)
        expect(url.origin).toBe('https://wa.me')
        expect(url.pathname).toMatch(hasCall ? /^\/91[1-9]\d{9}$/ : /^\/$/)
        expect(rel).toBe('noopener')
        const text = url.searchParams.get('text') ?? ''
        expect(text).toContain(`Dear ${customer},`)
        expect(text).toContain(amount)
        expect(text).toMatch(/(was|is) due on \d{1,2}-[A-Z][a-z]{2}-\d\d/)
        expect(text).toMatch(/, Sitara Plots$/)
        const otherNames = [...names].filter((name) => !customer.includes(name) && text.includes(name))
        expect(otherNames).toEqual([])
      }
      await expect(main(page).getByRole('link', { name: 'Share with the office' })).toHaveAttribute(
        'href',
        /^https:\/\/wa\.me\/\?text=Collections/,
      )
      await expect(main(page).getByRole('link', { name: 'Share on WhatsApp' })).toHaveCount(0)
    },
  )

  test('X022 reminders are in the chosen language, on every view of the list and at the next visit', async ({
    page,
    signIn,
  }) => {
    await signIn('P2')
    await page.goto(COLLECTIONS)
    const reminder = async () => {
      const link = entries(page)
        .first()
        .getByRole('link', { name: /^Remind / })
      return new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? ''
    }
    const languageLink = (name: string) => main(page).getByRole('link', { name, exact: true })
    await expect(languageLink('English')).toHaveAttribute('aria-current', 'page')
    const [, customer = ''] = /^Dear (.+),/.exec(await reminder()) ?? []
    await languageLink('తెలుగు').click()
    await expect(page).toHaveURL(/\?remind=te$/)
    await expect(languageLink('తెలుగు')).toHaveAttribute('aria-current', 'page')
    const greeting = format(TEXTS.dearCustomerName.te, 'te', { customerName: customer })
    await expect.poll(reminder).toContain(greeting)
    expect(await reminder()).not.toContain('Dear')
    await expect(page.locator('html')).toHaveAttribute('lang', /^en/)

    await main(page).getByRole('link', { name: 'Team', exact: true }).click()
    await expect(page).toHaveURL(/scope=team/)
    await expect(main(page).getByRole('link', { name: 'Team', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect.poll(reminder).toMatch(/\p{Script=Telugu}/u)
    const viewAll = main(page)
      .getByRole('link', { name: /^View all \d+/ })
      .first()
    const count = Number(/\d+/.exec(await viewAll.innerText())?.[0])
    await viewAll.click()
    await expect(page).toHaveURL(/window=/)
    await main(page).getByRole('link', { name: 'Load More' }).click()
    await expect(entries(page)).toHaveCount(Math.min(count, 2 * ROWS_PER_PAGE))
    const reminderUrls = await entries(page).evaluateAll((rows) =>
      rows.map((row) =>
        decodeURIComponent(row.querySelector('a[target=_blank]')?.getAttribute('href') ?? ''),
      ),
    )
    for (const url of reminderUrls) expect(url).not.toMatch(/Dear|Balance Payment|Booking Amount/)
    await page.goto('/home')
    await page.goto(COLLECTIONS)
    await expect(languageLink('తెలుగు')).toHaveAttribute('aria-current', 'page')
    await expect.poll(reminder).toContain(greeting)
    await languageLink('English').click()
    await expect.poll(reminder).toMatch(/^Dear /)
  })

  test('X021 Team names the associate of a row; "View all" lists one group page by page', async ({
    page,
    signIn,
  }) => {
    await signIn('P2')
    await page.goto(COLLECTIONS)
    await main(page).getByRole('link', { name: 'Team', exact: true }).click()
    await expect(page).toHaveURL(/\?scope=team$/)
    await expect(main(page).getByRole('link', { name: 'Team', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(entries(page).first().locator('[data-label=Associate]')).toHaveText(/\S/)
    const viewAll = main(page)
      .getByRole('link', { name: /^View all \d+/ })
      .first()
    const count = Number(/\d+/.exec(await viewAll.innerText())?.[0])
    await viewAll.click()
    await expect(page).toHaveURL(/\?scope=team&window=\w+$/)
    await expect(entries(page)).toHaveCount(ROWS_PER_PAGE)
    await expect(main(page).getByRole('heading', { level: 2 })).toHaveCount(1)
    await main(page).getByRole('link', { name: 'Load More' }).click()
    await expect(entries(page)).toHaveCount(Math.min(count, 2 * ROWS_PER_PAGE))
    await main(page).getByRole('link', { name: 'All dates' }).click()
    await expect(page).toHaveURL(/\?scope=team$/)
  })

  test('X021 X024 at 1280 px rows are at most 64 px high; a column sorts every group; View all, Load More, Team and the CSV keep the order', async ({
    page,
    signIn,
  }) => {
    await signIn('P2')
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(COLLECTIONS)
    for (const entry of await entries(page).filter({ hasText: 'Call' }).all())
      expect((await entry.boundingBox())?.height).toBeLessThanOrEqual(WIDE_ROW_MAX_PX)
    const sortBy = (name: string) => main(page).getByRole('columnheader').getByRole('link', { name }).first()
    await sortBy('Amount').click()
    await expect(page).toHaveURL(/\?sort=amount&order=desc$/)
    const amounts = async (tables: Locator) =>
      (await tables.locator('tbody [data-label=Amount]').allInnerTexts()).map(rupees)
    const rowCounts: number[] = []
    for (const table of await main(page).getByRole('table').all()) {
      await expect(table.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute(
        'aria-sort',
        'descending',
      )
      const tableAmounts = await amounts(table)
      expect(tableAmounts).toEqual(tableAmounts.toSorted((a, b) => b - a))
      rowCounts.push(tableAmounts.length)
    }
    expect(Math.max(...rowCounts)).toBeGreaterThan(1)
    const csvAddress = await main(page).getByRole('link', { name: 'Download CSV' }).getAttribute('href')
    const [headLine = '', ...lines] = (await (await page.request.get(csvAddress ?? '')).text())
      .trimEnd()
      .split('\r\n')
    const amountsInFile = (window: string) =>
      lines
        .map((line) => line.split(','))
        .filter(([when]) => when === window)
        .map((cells) => Number(cells[headLine.split(',').indexOf('Amount Due')]))
    const quarterAmounts = amountsInFile('Next 90 days')
    expect(quarterAmounts.length).toBeGreaterThan(1)
    expect(quarterAmounts).toEqual(quarterAmounts.toSorted((a, b) => b - a))

    await main(page).getByRole('link', { name: 'Team', exact: true }).click()
    await expect(page).toHaveURL(/scope=team&sort=amount&order=desc$/)
    // The URL changes before the list does.
    await expect(main(page).getByRole('link', { name: 'Team', exact: true })).toHaveAttribute('aria-current')
    await main(page)
      .getByRole('link', { name: /^View all \d+/ })
      .last()
      .click()
    await expect(page).toHaveURL(/scope=team&sort=amount&order=desc&window=quarter$/)
    await main(page).getByRole('link', { name: 'Load More' }).click()
    await expect(entries(page)).toHaveCount(2 * ROWS_PER_PAGE)
    const teamAmounts = await amounts(main(page))
    expect(teamAmounts).toEqual(teamAmounts.toSorted((a, b) => b - a))
    await sortBy('Due Date').click()
    await expect(page).toHaveURL(/sort=due_on&order=asc&window=quarter$/)
    await expect(entries(page)).toHaveCount(ROWS_PER_PAGE)
    await main(page).getByRole('link', { name: 'All dates' }).click()
    await expect(page).toHaveURL(/scope=team&sort=due_on&order=asc$/)
  })

  test(
    'X023 the forecast is marked as an estimate, and has twelve months and their total',
    { tag: '@gate' },
    async ({ page, signIn }) => {
      await signIn('P2')
      await page.goto(COLLECTIONS)
      const name = 'If customers pay on time'
      const forecast = main(page)
        .locator('details')
        .filter({ has: page.getByRole('heading', { level: 2, name }) })
      await expect(forecast.getByText('Estimate')).toBeVisible()
      await forecast.locator('summary').filter({ hasText: name }).click()
      await expect(forecast.getByText('Overdue amounts are not counted.')).toBeVisible()
      const months = forecast.getByRole('listitem')
      await expect(months).toHaveCount(12)
      const rupeesIn = (text: string) => Number(/₹([\d,.]+)/.exec(text)?.[1]?.replaceAll(',', ''))
      const amounts = (await months.allTextContents()).map((text) => rupeesIn(text))
      const totalText = (await forecast.locator('h2 + span').textContent()) ?? ''
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(rupeesIn(totalText), 2)
      const month = months.filter({ has: page.locator('summary') }).first()
      await month.locator('summary').click()
      await expect(month.getByText(/^Commission on \d+ instalments? of ₹/)).toBeVisible()
    },
  )

  test('X024 the CSV has as many rows as all groups together', async ({ page, signIn }) => {
    await signIn('P2')
    for (const scope of ['', '?scope=team']) {
      await page.goto(`${COLLECTIONS}${scope}`)
      const heads = await main(page).getByRole('heading', { level: 2, name: /·/ }).allInnerTexts()
      const count = heads.reduce((sum, head) => sum + Number(/· (\d+)/.exec(head)?.[1]), 0)
      const link = main(page).getByRole('link', { name: 'Download CSV' })
      const response = await page.request.get((await link.getAttribute('href')) ?? '')
      expect(response.headers()['content-type']).toBe('text/csv; charset=utf-8')
      const [names, ...lines] = (await response.text()).trimEnd().split('\r\n')
      expect(names).toContain('When,Customer,Mobile,Project,Plot No.,Associate')
      expect(lines).toHaveLength(count)
    }
  })

  test(
    'X024 the list prints with the print header and without buttons',
    { tag: '@gate' },
    async ({ page, signIn }) => {
      await signIn('P2')
      await page.goto(COLLECTIONS)
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('[data-printed]')).toHaveAttribute(
        'data-printed',
        /^Associate: .+\nPrinted on /,
      )
      await expect(entries(page).first()).toBeVisible()
      await expect(main(page).getByRole('link', { name: /^Remind/ })).toHaveCount(0)
      await page.emulateMedia({ media: 'screen' })
    },
  )
})

test('X002 X021 without the capability to sort, calls have no `sort` and screens have no sort links', async ({
  page,
  faulty,
}) => {
  await faulty.signIn('P2')
  await faulty.setReply('capabilities', {
    kind: 'body',
    type: 'application/json',
    body: '{"status":true,"message":"","capabilities":["collections"]}',
  })
  const lists = [
    COLLECTIONS,
    `${COLLECTIONS}?window=overdue`,
    '/associate/commission/my-dues/4?all=1',
    '/associate/commission/payments',
    '/associate/commission/payments?view=team',
  ]
  for (const list of lists) {
    await page.goto(`${faulty.url}${list}${list.includes('?') ? '&' : '?'}sort=amount&order=desc`)
    await expect(main(page).getByRole('rowheader').first()).toBeVisible()
    await expect(main(page).getByRole('columnheader').getByRole('link')).toHaveCount(0)
  }
  const calls = (await faulty.calls()).filter(({ path }) => /collections|cmsn-dues|payments/.test(path))
  expect(calls.length).toBeGreaterThan(8)
  for (const { query } of calls) expect(query).not.toHaveProperty('sort')
})

test.describe('an upstream without collections', () => {
  for (const [name, fault] of [
    ['404', { kind: 'status', status: 404 }],
    ['HTML', { kind: 'body', body: '<h1>Welcome</h1>' }],
    [
      'a list without collections',
      {
        kind: 'body',
        type: 'application/json',
        body: '{"status":true,"message":"","capabilities":["earnings"]}',
      },
    ],
  ] as const)
    test(
      `X002 if the reply to the call for capabilities is ${name}, there is no menu entry and the address is a 404`,
      { tag: allModes },
      async ({ page, faulty }) => {
        await faulty.signIn('P2')
        await faulty.setReply('capabilities', fault)
        await page.goto(`${faulty.url}/associate/bookings`)
        await expect(page.getByRole('link', { name: 'Reports', includeHidden: true }).first()).toBeAttached()
        await expect(page.getByRole('link', { name: 'Collections', includeHidden: true })).toHaveCount(0)
        const response = await page.goto(`${faulty.url}${COLLECTIONS}`)
        expect(response?.status()).toBe(404)
        await expect(page).toHaveTitle('Plot Partner - Page not found')
        await expect(page.getByText("We can't find that page.")).toBeVisible()
        const notFoundText = await main(page).innerText()
        await page.goto(`${faulty.url}/associate/no-such-page`)
        expect(await main(page).innerText()).toBe(notFoundText)
        const csvResponse = await page.request.get(`${faulty.url}${COLLECTIONS}.csv`)
        expect(csvResponse.status()).toBe(404)
        expect((await faulty.calls()).filter(({ path }) => path.includes('/collections/'))).toEqual([])
        expect((await faulty.calls()).filter(({ path }) => path.endsWith('/capabilities'))).toHaveLength(1)
      },
    )

  test(
    'X021 makes one call per group, one of them with the forecast; a failed group does not affect the others',
    {
      tag: [...allModes, '@gate'],
    },
    async ({ page, faulty }) => {
      await faulty.signIn('P2')
      await page.goto(`${faulty.url}${COLLECTIONS}`)
      const calls = (await faulty.calls()).filter(({ path }) => path.includes('/collections/'))
      expect(calls.map(({ query }) => query.window)).toEqual(
        expect.arrayContaining(['overdue', 'today', 'week', 'month', 'quarter']),
      )
      expect(calls).toHaveLength(5)
      expect(calls.filter(({ query }) => query.forecast === '1')).toHaveLength(1)
      expect(calls.every(({ query }) => query.scope === 'own')).toBe(true)

      await faulty.setReply(
        '/collections/',
        { kind: 'body', type: 'application/json', body: '{"status":false,"message":"Not now."}' },
        1,
      )
      expect((await page.goto(`${faulty.url}${COLLECTIONS}`))?.status()).toBe(200)
      await expect(main(page).getByText('Not now.')).toHaveCount(1)
      await expect(entries(page).first()).toBeVisible()

      await faulty.setReply('/collections/', {
        kind: 'body',
        type: 'application/json',
        body: '{"status":false,"message":"Not at all."}',
      })
      expect((await page.goto(`${faulty.url}${COLLECTIONS}`))?.status()).toBe(200)
      await expect(main(page).getByText('Not at all.')).toHaveCount(1)
      await expect(main(page).getByRole('link', { name: 'Try again' })).toBeVisible()
    },
  )
})
