import type { Page } from '@playwright/test'
import { expect, hold, test, waitForScripts } from './fixtures'
import { rupees } from '../pages/money'
import { readTerms } from '../pages/terms'

/** P1's plots in project 4, among them the golden booking (`reference-api/demo-data/notable-plots.ts`). */
const OWN_PLOTS = '/associate/bookings/booked/HG1024/4'

const plots = (page: Page) => page.locator('main details:has(h2)')

const LONGER_THAN_DEBOUNCE_MS = 700

test(
  'M150 M151 M156 shows the associate; the accordion of a plot has its figures and the note',
  { tag: '@gate' },
  async ({ page, signIn }) => {
    await signIn('P1', OWN_PLOTS)
    await expect(page.getByRole('main').getByText('Ravi Kumar Teja · ')).toBeVisible()
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
    await signIn('P1', OWN_PLOTS)
    const golden = plots(page).filter({ hasText: '₹4,21,200' })
    await expect(golden).toHaveCount(1)
    const figures = await readTerms(golden)
    expect(figures).toMatchObject({
      'Sq. Yards': '200',
      'Sale Amount': '₹25,00,000',
      'Premium Chrgs': '₹1,00,000',
      'EMI Charges': '₹4,21,200',
      'Total Paid': '₹11,80,400',
    })
    // From the 11th of a month, the total includes a late charge for the month's instalment.
    const lateRupees = rupees(figures['Late Pmt chrgs Due'] ?? '₹0')
    expect(rupees(figures['Total Due'] ?? '') - lateRupees).toBe(3_021_200)
    expect(Object.keys(figures)).not.toContain('Adjustment')
    // Nothing may be due today; each other figure of 0 is hidden.
    const { 'Current Due': _, ...others } = figures
    expect(Object.values(others)).not.toContain('₹0')
  },
)

test(
  'M153 a new search does not wait for an earlier search; the late reply of the earlier search is ignored',
  { tag: '@js' },
  async ({ page, signIn }) => {
    await signIn('P1', OWN_PLOTS)
    const searchBox = page.getByRole('searchbox')
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
    await signIn('P1', OWN_PLOTS)
    await waitForScripts(page)
    const searchBox = page.getByRole('searchbox')
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
    await signIn('P1', `${OWN_PLOTS}?search_key=anand`)
    const searchBox = page.getByRole('searchbox')
    await expect(plots(page)).toHaveCount(1)
    await waitForScripts(page)
    let hasSearched = false
    page.on('request', (request) => (hasSearched ||= /\.data.*search_key=/.test(request.url())))
    const release = await hold(page, /\.data/)
    await searchBox.pressSequentially('v')
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Clear/ })
      .first()
      .click()
    await page.waitForTimeout(LONGER_THAN_DEBOUNCE_MS)
    release()
    await expect(page).toHaveURL(OWN_PLOTS)
    expect(hasSearched).toBe(false)
  },
)

for (const [id, list, name, kind] of [
  ['M154', OWN_PLOTS, 'Booked plots', 'main details:has(h2)'],
  ['M159', OWN_PLOTS.replace('booked', 'registered'), 'Registered plots', 'tbody tr'],
] as const)
  test(
    `${id} ${name}: Enter searches for a single character, and Clear shows all plots`,
    { tag: '@gate' },
    async ({ page, signIn }) => {
      await signIn('P1', list)
      const rows = page.locator(kind)
      const count = await rows.count()
      expect(count).toBeGreaterThan(0)
      const searchBox = page.getByRole('searchbox')
      await searchBox.fill('~')
      await searchBox.press('Enter')
      await expect(page).toHaveURL(/search_key=/)
      await expect(page.getByText('No Records Found!')).toBeVisible()
      await expect(searchBox).toHaveValue('~')
      await page.getByRole('link', { name: /^Clear/ }).click()
      await expect(rows).toHaveCount(count)
      await expect(searchBox).toHaveValue('')
    },
  )
