import type { APIRequestContext, Page } from '@playwright/test'
import { servers } from '../setup/servers'
import { allModes, expect, jsonReply, PASSWORD, personas, test } from './fixtures'
import { openGoldenBooking } from './golden-booking'

/** Fetches the target of a link with the browser's cookies. */
async function download(page: Page, name: string) {
  const href = await page.getByRole('link', { name, exact: true }).getAttribute('href')
  return page.request.get(href ?? '')
}

/** Reads the rows as records by column name. Splits at every comma, because the values that the tests read contain none. */
async function readCsv(response: Awaited<ReturnType<typeof download>>): Promise<Record<string, string>[]> {
  const text = await response.text()
  expect(text.startsWith('\uFEFF')).toBe(true)
  const [head = '', ...lines] = text.slice(1).split('\r\n').filter(Boolean)
  const names = head.split(',')
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, index) => [names[index], cell])))
}

const sum = (rows: Record<string, string>[], column: string) =>
  rows.reduce((total, row) => total + Number(row[column]), 0)

test.describe('a statement', () => {
  test(
    'M168 receipts export as CSV with every row, plain numbers and both date forms',
    { tag: '@gate' },
    async ({ page, signIn }) => {
      await signIn('P1')
      await openGoldenBooking(page, 'Receipts')
      await page.locator('summary').filter({ hasText: 'Options' }).click()
      const response = await download(page, 'Download CSV')
      expect(response.headers()).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': expect.stringMatching(/^attachment; filename="receipts-plot-.+\.csv"/),
        'cache-control': 'private, no-store',
      })
      const rows = await readCsv(response)
      expect(rows).toHaveLength(13)
      expect(sum(rows, 'Amount')).toBe(1_180_400)
      expect(rows[0]?.['Receipt Date']).toMatch(/^\d{1,2}-[A-Z][a-z]{2}-\d{2}$/)
      expect(rows[0]?.['Receipt Date (ISO)']).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    },
  )

  test('Print opens the print dialog', { tag: '@js' }, async ({ page, signIn }) => {
    await page.addInitScript('window.print = () => { document.title = "printed" }')
    await signIn('P1')
    await openGoldenBooking(page, 'EMI / Due Stmt')
    await page.locator('summary').filter({ hasText: 'Options' }).click()
    await page.getByRole('button', { name: 'Print' }).click()
    await expect(page).toHaveTitle('printed')
  })
})

test.describe('exports outside the team, and failed exports', { tag: allModes }, () => {
  const files = [
    '/associate/bookings/999999/receipts.pdf',
    '/associate/bookings/999999/emi-statement.csv',
    '/associate/bookings/booked/HG1001/4/plots.csv',
    '/associate/commission/pdf/HG1001/1',
    '/associate/commission/statement/999999/1',
    '/bank-details/image',
  ]

  test(
    'M001 without a session the address of a file redirects to login, with the path of the file',
    { tag: '@gate' },
    async ({ page }) => {
      for (const file of files) {
        const response = await page.request.get(file, { maxRedirects: 0 })
        expect(response.status()).toBe(302)
        expect(response.headers().location).toBe(`/login?returnTo=${encodeURIComponent(file)}`)
      }
    },
  )

  test(
    'M200 passes on an upstream document, but not an HTML page',
    { tag: '@gate' },
    async ({ page, faulty }) => {
      const data = `${servers.faultyUpstream.url}/documents/commission-bills/17`
      await faulty.signIn('P1')
      await faulty.setReply('get-agent-paid-cmsn-pdf', jsonReply({ data }))
      await faulty.setReply(
        'documents/',
        { kind: 'body', type: 'application/octet-stream', body: '%PDF-1.7 of the upstream' },
        1,
      )
      await faulty.setReply('documents/', { kind: 'body', body: '<title>Sign in</title>' })
      const address = `${faulty.url}/associate/commission/pdf/HG1024/17`
      const pdfResponse = await page.request.get(address)
      expect(await pdfResponse.text()).toBe('%PDF-1.7 of the upstream')
      expect(pdfResponse.headers()).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': 'inline; filename="paid-commission-HG1024-17.pdf"',
      })
      const htmlResponse = await page.request.get(address)
      expect(htmlResponse.status()).toBe(502)
      expect(await htmlResponse.text()).toContain('Something went wrong.')
    },
  )

  test(
    'M200 M204 serves the commission documents of the reference API',
    { tag: '@gate' },
    async ({ page, request, signIn }) => {
      await signIn('P1')
      const { bill, receipt } = await firstPayment(request)
      for (const file of [`pdf/HG1024/${bill}`, `statement/${bill}/${receipt}`, `statement/${bill}/0`]) {
        const response = await page.request.get(`/associate/commission/${file}`)
        expect(response.headers()['content-type']).toBe('application/pdf')
        expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-')
      }
    },
  )
})

test.describe('a commission list', () => {
  test(
    'M193 M196 payments export as CSV with all pages of the filtered list',
    { tag: '@gate' },
    async ({ page, signIn }) => {
      // In a year that has just begun, a page may have all payments.
      await signIn('P1', '/associate/commission/payments?year=all')
      const allPayments = await readCsv(await download(page, 'Download CSV'))
      await page.goto('/associate/commission/payments?year=all&type=1')
      const otherPayments = await readCsv(await download(page, 'Download CSV'))
      expect(allPayments.length).toBeGreaterThan(100)
      expect(otherPayments.map((row) => row['Payment Mode'])).toEqual(
        allPayments.map((row) => row['Payment Mode']).filter((mode) => mode === 'Other'),
      )
      await page.goto('/associate/commission/payments?view=team&year=all')
      const teamPayments = await readCsv(await download(page, 'Download CSV'))
      expect(teamPayments.length).toBeGreaterThan(20)
      expect(teamPayments.every((row) => isOfTeam(row, 'HG1024'))).toBe(true)
    },
  )

  test('M206 cash bills export as CSV', { tag: '@gate' }, async ({ page, signIn }) => {
    await signIn('P1', '/cash-commission-requests')
    const rows = await readCsv(await download(page, 'Download CSV'))
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.every((row) => /^(Accept|Received)$/.test(row['Next Step'] ?? ''))).toBe(true)
  })
})

const isOfTeam = ({ 'Associate Code': code = '' }: Record<string, string>, viewerId: string) =>
  /^HG\d+$/.test(code) && code !== viewerId

/** Reads ids from `servers.api`. They are valid in the portal too, because the portal's embedded API has the same data. */
async function firstPayment(request: APIRequestContext) {
  const loginResponse = await request.post(`${servers.api.url}/auth/login`, {
    params: { field: personas.P1, password: PASSWORD, app_type: '1' },
  })
  const { token } = (await loginResponse.json()) as { token: string }
  const paymentsResponse = await request.post(`${servers.api.url}/associate/my-payments/HG1024`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  const { my_payments: days } = (await paymentsResponse.json()) as {
    my_payments: { cmsn: { comm_id: number; receipt_id: number }[] }[]
  }
  const [payment] = days[0]?.cmsn ?? []
  return { bill: payment?.comm_id, receipt: payment?.receipt_id }
}
