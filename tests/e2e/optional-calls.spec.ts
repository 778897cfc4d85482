import type { Page } from '@playwright/test'
import { allModes, expect, jsonReply, refusal, test } from './fixtures'

/** The rows of plots, without the rows of the summary. */
const rows = (page: Page) => page.locator('main tbody tr').filter({ hasText: /^Plot / })

async function firstAddressIn(page: Page, list: string): Promise<string> {
  await page.goto(list)
  return (await rows(page).first().locator('a').first().getAttribute('href')) ?? ''
}

test.describe('an upstream without an optional call', () => {
  test(
    'M194 M202 without the call for details, payment details show the values from the list and the available documents',
    { tag: [...allModes, '@gate'] },
    async ({ page, faulty }) => {
      await faulty.signIn('P1')
      const list = `${faulty.url}/associate/commission/payments`
      const address = await firstAddressIn(page, list)
      const [amount = ''] = /₹[\d,]+/.exec((await rows(page).first().textContent()) ?? '') ?? []
      await faulty.setReply('my-payment-details', { kind: 'status', status: 404 })
      expect((await page.goto(`${faulty.url}${address}`))?.status()).toBe(200)
      const main = page.getByRole('main')
      await expect(main.getByRole('term')).toHaveText([
        'Amount',
        'Payment Date',
        'Plot No.',
        'Project',
        'Payment Mode',
      ])
      await expect(main.getByRole('definition').first()).toHaveText(amount)
      await expect(main.getByRole('link', { name: 'Payments', exact: true })).toBeVisible()
      await expect(main.getByRole('link', { name: /^Download PDF/ })).toHaveAttribute(
        'href',
        /^\/associate\/commission\/statement\//,
      )
      await main.getByRole('link', { name: 'Receipts' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Receipts' })).toBeVisible()
    },
  )

  test(
    'M123 without the call for blocks, Plot Availability shows the plot without a map',
    { tag: ['@request', '@gate'] },
    async ({ page, faulty }) => {
      await faulty.signIn('P1')
      await faulty.setReply('get-project-blocks', refusal('Not offered.'))
      const response = await page.request.get(`${faulty.url}/plot-availability?key=26`)
      expect(response.status()).toBe(200)
      const html = await response.text()
      expect(html).toMatch(/<section id="plot"[^]*Plot 26 · Mango Bloom Gardens/)
      expect(html).not.toMatch(/Map of block|Not offered\.|Something went wrong\./)
    },
  )

  test(
    'M200 a missing commission PDF shows an error page',
    { tag: ['@request', '@gate'] },
    async ({ page, faulty }) => {
      await faulty.signIn('P1')
      await faulty.setReply('paid-cmsn-pdf', { kind: 'status', status: 501 }, 2)
      const pdfResponse = await page.request.get(`${faulty.url}/associate/commission/pdf/HG1024/1`)
      expect(pdfResponse.status()).toBe(404)
      expect(await pdfResponse.text()).toContain('This document is not available.')
    },
  )
})

/** What screens show of optional calls, and how an upstream without them looks. */
const optionalParts: [screen: string, absent: RegExp][] = [
  ['/home', /href="\/find|Paid this year|Commission due|What is new|in time/],
  ['/profile', /Account Activity/],
  ['/settings', /calendar-link|customer-links/],
  ['/associate/bookings', /href="\/associate\/collections"/],
  ['/associate/projects', /Quote a plot|Map and plots|plots available/],
  ['/plot-availability?project_id=4', /<iframe/],
  ['/associate/team', / collected|Figures of|Who sold|Own bookings/],
  ['/associate/commission/payments', /Formula and example|[?&;]sort=/],
  ['/associate/commission/my-dues/4?all=1', /[?&;]sort=|href="\/associate\/commission\/tax"/],
]

const optionalAddresses = [
  '/activity',
  '/activity/not-me',
  '/activity.csv',
  '/associate/collections',
  '/associate/collections.csv',
  '/associate/commission/tax',
  '/associate/commission/tax.csv',
  '/associate/projects/4',
  '/associate/projects/4/map.svg',
  '/associate/rules',
  '/associate/team/HG1024',
  '/changes',
  '/find?q=kumar',
  '/find/suggestions?q=kumar',
  '/settings/calendar-link',
  '/settings/calendar-link/revoke',
  '/settings/customer-links',
]

test.describe('an upstream without capabilities', { tag: ['@request', '@gate'] }, () => {
  for (const [screen, absent] of optionalParts)
    test(`X002 ${screen} shows nothing of what the upstream lacks, and calls none of it`, async ({
      page,
      signIn,
      faulty,
    }) => {
      await signIn('P1')
      const withCapabilities = async () => (await page.request.get(screen)).text()
      await expect.poll(withCapabilities).toMatch(absent)
      await faulty.signIn('P1')
      await faulty.setReply('capabilities', jsonReply({ capabilities: [] }))
      const response = await page.request.get(`${faulty.url}${screen}`)
      expect(response.status()).toBe(200)
      expect(await response.text()).not.toMatch(absent)
      const calls = await faulty.calls()
      for (const { path, query } of calls) {
        expect(path).not.toMatch(/activity|calendar|changes|collections|earnings|find|team-figures|tax-year/)
        expect(query).not.toHaveProperty('sort')
      }
    })

  test('X002 the addresses of what the upstream lacks return 404', async ({ page, faulty }) => {
    await faulty.signIn('P1')
    await faulty.setReply('capabilities', jsonReply({ capabilities: [] }))
    for (const address of optionalAddresses)
      expect((await page.request.get(`${faulty.url}${address}`)).status(), address).toBe(404)
  })
})
