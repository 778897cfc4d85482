import type { Page } from '@playwright/test'
import type { Fault } from '../setup/faulty-upstream'
import { allModes, expect, firstInGate, test } from './fixtures'

/** Replies of an upstream that lacks the call. */
const missingCallReplies: [name: string, fault: Fault][] = [
  ['404', { kind: 'status', status: 404 }],
  ['405', { kind: 'status', status: 405 }],
  ['501', { kind: 'status', status: 501 }],
  [
    'a refusal',
    { kind: 'body', type: 'application/json', body: '{"status":false,"message":"Not offered."}' },
  ],
]

/** The rows of plots, without the rows of the summary. */
const rows = (page: Page) => page.locator('main tbody tr').filter({ hasText: /^Plot / })

async function firstAddressIn(page: Page, list: string): Promise<string> {
  await page.goto(list)
  return (await rows(page).first().locator('a').first().getAttribute('href')) ?? ''
}

test.describe('an upstream without an optional call', () => {
  for (const [index, [name, fault]] of missingCallReplies.entries())
    test(
      `M194 M202 if the call for details returns ${name}, payment details show the values from the list and the available documents`,
      { tag: firstInGate(index, allModes) },
      async ({ page, faulty }) => {
        await faulty.signIn('P1')
        const list = `${faulty.url}/associate/commission/payments`
        const address = await firstAddressIn(page, list)
        const [amount = ''] = /₹[\d,]+/.exec((await rows(page).first().textContent()) ?? '') ?? []
        await faulty.setReply('my-payment-details', fault)
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
    'M204 a payment without a statement has no link to a statement; the address of the statement shows an error and a link back',
    { tag: allModes },
    async ({ page, faulty }) => {
      await faulty.signIn('P1')
      const address = await firstAddressIn(page, `${faulty.url}/associate/commission/payments`)
      await faulty.setReply('my-payment-details', { kind: 'status', status: 404 })
      await faulty.setReply('statement-print', { kind: 'status', status: 404 })
      await page.goto(`${faulty.url}${address}`)
      await expect(page.getByRole('link', { name: 'Receipts' })).toBeVisible()
      await expect(page.getByRole('link', { name: /^Download PDF/ })).toHaveCount(0)
      const [commission, receipt] = address.split('/').slice(-2)
      const statement = `${faulty.url}/associate/commission/statement/${commission}/${receipt}`
      const statementResponse = await page.request.get(statement)
      expect(statementResponse.status()).toBe(404)
      expect(await statementResponse.text()).toMatch(/This document is not available\.[^]*>Back</)
    },
  )

  test(
    'M205 the Booking tab of a payment links to the EMI statement, and My Commission uses a call that every upstream has',
    { tag: allModes },
    async ({ page, faulty }) => {
      await faulty.signIn('P1')
      const address = await firstAddressIn(page, `${faulty.url}/associate/commission/payments`)
      await faulty.setReply('payment-bookings', { kind: 'status', status: 404 })
      await faulty.setReply('payment-my-cmsn', { kind: 'status', status: 404 })
      await page.goto(`${faulty.url}${address}?tab=booking`)
      await expect(page.getByRole('term').filter({ hasText: 'Payment Mode' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'EMI / Due Stmt' })).toBeVisible()
      await page.goto(`${faulty.url}${address}?tab=commission`)
      await expect(page.getByRole('term').filter({ hasText: 'Net Cmsn' }).first()).toBeVisible()
    },
  )

  for (const [id, list, call, statements] of [
    ['M187', 'my-dues', 'my-dues-booking', '/associate/commission/payments'],
    ['M191', 'team-dues', 'team-dues-booking', '/associate/bookings'],
  ] as const)
    test(
      `${id} the Booking tab of ${list} shows customer, due and links to the statements`,
      { tag: allModes },
      async ({ page, faulty }) => {
        await faulty.signIn('P1')
        const address = await firstAddressIn(page, `${faulty.url}/associate/commission/${list}/4?all=1`)
        await faulty.setReply(call, { kind: 'status', status: 405 })
        expect((await page.goto(`${faulty.url}${address}?tab=booking`))?.status()).toBe(200)
        const main = page.getByRole('main')
        await expect(main.getByRole('link', { name: 'Booking', exact: true }).first()).toHaveAttribute(
          'aria-current',
          'page',
        )
        await expect(main.locator('dl').last().getByRole('term')).toHaveText(['Customer', 'Due'])
        for (const [name, tail] of [
          ['Receipts', 'receipts'],
          ['EMI / Due Stmt', 'emi-statement'],
        ] as const)
          await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute(
            'href',
            new RegExp(`^${statements}/\\d+/${tail}\\?from=`),
          )
      },
    )

  for (const [name, fault] of missingCallReplies)
    test(
      `M123 if the call for blocks returns ${name}, Plot Availability shows the plot without a map`,
      { tag: ['@request', '@gate'] },
      async ({ page, faulty }) => {
        await faulty.signIn('P1')
        await faulty.setReply('get-project-blocks', fault)
        const response = await page.request.get(`${faulty.url}/plot-availability?key=26`)
        expect(response.status()).toBe(200)
        const html = await response.text()
        expect(html).toMatch(/<section id="plot"[^]*Plot 26 · Mango Bloom Gardens/)
        expect(html).not.toContain('Map of block')
        expect(html).not.toContain('Not offered.')
        expect(html).not.toContain('Something went wrong.')
      },
    )

  test(
    'M200 a missing commission PDF shows an error page',
    { tag: ['@request', '@gate'] },
    async ({ page, faulty }) => {
      await faulty.signIn('P1')
      for (const status of [404, 405, 501]) {
        await faulty.setReply('paid-cmsn-pdf', { kind: 'status', status }, 2)
        const pdfResponse = await page.request.get(`${faulty.url}/associate/commission/pdf/HG1024/1`)
        expect(pdfResponse.status()).toBe(404)
        expect(await pdfResponse.text()).toContain('This document is not available.')
      }
    },
  )

  test(
    'M030 a payment outside the team is a 404',
    { tag: ['@request', '@gate'] },
    async ({ page, faulty }) => {
      await faulty.signIn('P1')
      const address = await firstAddressIn(page, `${faulty.url}/associate/commission/payments`)
      await faulty.signIn('P3')
      const response = await page.request.get(`${faulty.url}${address}`)
      expect(response.status()).toBe(404)
      expect(await response.text()).toContain('Not in your team.')
    },
  )
})
