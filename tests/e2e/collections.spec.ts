import type { Page } from '@playwright/test'
import { format } from '../../app/messages/icu'
import { TEXTS } from '../../app/messages/texts'
import { allModes, expect, refusal, test } from './fixtures'

const COLLECTIONS = '/associate/collections'
/** Rows shown per group in the overview, and rows per page of a single group. */
const ROWS_PER_PAGE = 20

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
    await signIn('P2', COLLECTIONS)
    await expect(page).toHaveTitle('Plot Partner - Collections')
    const menu = page.getByRole('navigation').getByRole('link', { name: 'Collections', includeHidden: true })
    await expect(menu.first()).toHaveAttribute('aria-current', 'page')
    const overdue = group(page, 'Overdue')
    const daysLate = (await overdue.getByText(/^\d+ days? late$/).allTextContents()).map(parseFloat)
    expect(daysLate).toEqual(daysLate.toSorted((a, b) => b - a))
    const heading = await overdue.getByRole('heading', { level: 2 }).innerText()
    const count = Number(/^Overdue · ([1-9]\d*)$/.exec(heading)?.[1])
    expect(daysLate).toHaveLength(Math.min(count, ROWS_PER_PAGE))
    await expect(main(page).getByRole('heading', { level: 2 }).first()).toHaveText(heading)
    const withoutMobile = entries(page).filter({ hasNot: page.getByRole('link', { name: /^Call / }) })
    await expect(withoutMobile.first()).toContainText('No mobile number')
    await expect(
      withoutMobile.first().getByRole('link', { name: /^Remind .+: choose the chat in WhatsApp$/ }),
    ).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=/)
    await expect(
      main(page)
        .getByText(/Earns you ₹[\d,]+/)
        .first(),
    ).toBeAttached()
  })

  test(
    'X022 each reminder is for one customer and one amount',
    { tag: '@gate' },
    async ({ page, signIn }) => {
      await signIn('P2', COLLECTIONS)
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
    await signIn('P2', COLLECTIONS)
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
    await expect.poll(reminder).toMatch(/\p{Script=Telugu}/u)
    await page.goto('/home')
    await page.goto(COLLECTIONS)
    await expect(languageLink('తెలుగు')).toHaveAttribute('aria-current', 'page')
    await expect.poll(reminder).toContain(greeting)
    await languageLink('English').click()
    await expect.poll(reminder).toMatch(/^Dear /)
  })

  test(
    'X023 the forecast is marked as an estimate, and has twelve months and their total',
    { tag: '@gate' },
    async ({ page, signIn }) => {
      await signIn('P2', COLLECTIONS)
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

  test(
    'X024 the list prints with the print header and without buttons',
    { tag: '@gate' },
    async ({ page, signIn }) => {
      await signIn('P2', COLLECTIONS)
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

test.describe('an upstream without collections', () => {
  test(
    'X021 makes one call per group, one of them with the forecast; a failed group does not affect the others',
    {
      tag: [...allModes, '@gate'],
    },
    async ({ page, faulty }) => {
      await faulty.signIn('P2', COLLECTIONS)
      const calls = (await faulty.calls()).filter(({ path }) => path.includes('/collections/'))
      expect(calls.map(({ query }) => query.window)).toEqual(
        expect.arrayContaining(['overdue', 'today', 'week', 'month', 'quarter']),
      )
      expect(calls).toHaveLength(5)
      expect(calls.filter(({ query }) => query.forecast === '1')).toHaveLength(1)
      expect(calls.every(({ query }) => query.scope === 'own')).toBe(true)

      await faulty.setReply('/collections/', refusal('Not now.'), 1)
      expect((await page.goto(`${faulty.url}${COLLECTIONS}`))?.status()).toBe(200)
      await expect(main(page).getByText('Not now.')).toHaveCount(1)
      await expect(entries(page).first()).toBeVisible()

      await faulty.setReply('/collections/', refusal('Not at all.'))
      expect((await page.goto(`${faulty.url}${COLLECTIONS}`))?.status()).toBe(200)
      await expect(main(page).getByText('Not at all.')).toHaveCount(1)
      await expect(main(page).getByRole('link', { name: 'Try again' })).toBeVisible()
    },
  )
})
