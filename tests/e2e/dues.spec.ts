import type { Page } from '@playwright/test'
import { readRow } from './database'
import { expect, jsonReply, test } from './fixtures'
import { rupees } from '../pages/money'
import { readTerms } from '../pages/terms'

const P1 = 'HG1024'
const FIGURES = ['Total Cmsn', 'Net Cmsn', 'Paid', 'Due']

async function readFigures(page: Page): Promise<Record<string, number>> {
  const figures = await readTerms(page.locator('main section dl').first())
  return Object.fromEntries(Object.entries(figures).map(([label, value]) => [label, rupees(value)]))
}

const rowsIn = (page: Page) => page.locator('main section tbody tr')

async function readDues(page: Page) {
  const amounts = await page
    .locator('main section tbody tr [data-label=Due]')
    .evaluateAll((cells) => cells.map((cell) => cell.textContent ?? ''))
  return amounts.map(rupees)
}

test(
  'M174 shows the tabs of the commission area and of dues, and begins with My Dues',
  { tag: '@gate' },
  async ({ page, signIn }) => {
    await signIn('P1', '/associate/commission/dues')
    await expect(page.getByRole('heading', { level: 1, name: 'Commission' })).toBeVisible()
    const payments = page.getByRole('link', { name: 'Payments', exact: true })
    await expect(payments).toHaveAttribute('href', '/associate/commission/payments')
    await expect(page.getByRole('link', { name: 'Dues', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(page.getByRole('link', { name: 'My Dues' })).toHaveAttribute('aria-current', 'page')
    await page.getByRole('link', { name: 'Team Dues' }).click()
    await expect(page).toHaveURL('/associate/commission/team-dues')
    await expect(page.getByRole('link', { name: 'Team Dues' })).toHaveAttribute('aria-current', 'page')
    await page.getByRole('link', { name: 'My Dues' }).click()
    await expect(page).toHaveURL('/associate/commission/my-dues')
  },
)

test(
  'M176 M177 M180 "All" adds the rows that "Due Only" hides; rows match the totals and the database',
  { tag: '@gate' },
  async ({ page, signIn }) => {
    await signIn('P1', '/associate/commission/my-dues/4')
    await expect(page.getByRole('link', { name: 'Due Only' })).toHaveAttribute('aria-current', 'page')
    const positiveDues = await readDues(page)
    expect(Math.min(...positiveDues)).toBeGreaterThan(0)
    await page.getByRole('link', { name: 'All', exact: true }).click()
    await expect(page).toHaveURL('/associate/commission/my-dues/4?all=1')
    await expect(page.getByRole('link', { name: 'All', exact: true })).toHaveAttribute('aria-current', 'page')
    const [allDues, figures] = [await readDues(page), await readFigures(page)]
    expect(allDues.length).toBeGreaterThan(positiveDues.length)
    expect(allDues.reduce((sum, due) => sum + due, 0)).toBe(figures.Due)
    expect(figures).toEqual(sumsInDatabase())
  },
)

test(
  'M178 M179 M181 a row marked Self names no associate, but other rows do; each row links to the details of its due',
  { tag: '@gate' },
  async ({ page, signIn }) => {
    await signIn('P1', '/associate/commission/my-dues/4?all=1')
    const rows = rowsIn(page)
    const links = await rows.locator('a').evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''))
    for (const href of links) expect(href).toMatch(/^\/associate\/commission\/dues\/4\/[^/]+\/\d+$/)
    expect(links.some((href) => href.includes('/12%2FA/'))).toBe(true)
    expect(links.some((href) => href.includes('/10%2B11/'))).toBe(true)
    const ownRow = rows.filter({ hasText: 'Self' }).first()
    const teamRow = rows.filter({ hasNotText: 'Self' }).first()
    await expect(ownRow.locator('[data-label=Associate]')).toHaveText('Self')
    await expect(teamRow.locator('[data-label=Associate]')).toHaveText(/\S/)
    await page.goto('/associate/commission/team-dues/4?all=1')
    const teamLinks = await rows
      .locator('a')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''))
    for (const href of teamLinks) expect(href).toMatch(/^\/associate\/commission\/team-dues\/4\/[^/]+\/\d+$/)
  },
)

for (const list of ['my-dues', 'team-dues'])
  test(
    `X013 ${list} shows the total, and the amount due of each collapsed project`,
    { tag: '@gate' },
    async ({ page, signIn }) => {
      await signIn('P1', `/associate/commission/${list}`)
      const projects = page.getByRole('link', { expanded: false })
      const sums = (await projects.allInnerTexts()).map((text) => rupees(/Due ₹[\d,]+/.exec(text)?.[0]))
      expect(Math.min(...sums)).toBeGreaterThan(0)
      const total = page.locator('main dl').first()
      await expect(total.getByRole('term')).toHaveText('Total due')
      expect(rupees(await total.innerText())).toBe(sums.reduce((sum, due) => sum + due, 0))
      await projects.first().click()
      await expect(page.locator('main section').getByRole('term')).toHaveText(FIGURES)
      expect((await readFigures(page)).Due).toBe(sums[0])
    },
  )

test(
  'X090 the total due is split into what is payable now and what waits for customers, with calculations',
  { tag: '@gate' },
  async ({ page, signIn, checkPage }) => {
    await signIn('P1')
    for (const list of ['my-dues', 'team-dues']) {
      await page.goto(`/associate/commission/${list}`)
      const line = (label: string) => page.locator('main details').filter({ hasText: label }).first()
      const amountOf = async (label: string) =>
        rupees(/₹[\d,]+/.exec(await line(label).locator('summary').innerText())?.[0] ?? '')
      const total = page.locator('main dl').first().getByRole('definition')
      const parts = [await amountOf('Payable now'), await amountOf('Waits for the customer')]
      expect(Math.min(...parts)).toBeGreaterThan(0)
      expect(parts[0]! + parts[1]!).toBe(rupees(await total.innerText()))
      await line('Waits for the customer').locator('summary').click()
      await expect(page.getByText(/₹[\d,]+ Due − ₹[\d,]+ Payable now = ₹[\d,]+\. Released/)).toBeVisible()
      await checkPage()
    }
  },
)

test(
  'M175 a list without dues links to the list of all commission',
  { tag: '@gate' },
  async ({ page, faulty }) => {
    await faulty.signIn('P1')
    await faulty.setReply('dues-cmsn-project-list', jsonReply({ project_result: [] }), 1)
    await page.goto(`${faulty.url}/associate/commission/my-dues`)
    await page.getByRole('link', { name: 'Show all' }).click()
    await expect(page).toHaveURL(/my-dues\?all=1$/)
  },
)

/** Sums P1's commission lines in project 4. */
function sumsInDatabase() {
  const sums = readRow<{ gross: number; net: number; paid: number }>(
    `select sum(gross_rupees) as gross, sum(net_rupees) as net, sum(paid_rupees) as paid
     from commission_lines where associate_id = ? and project_id = 4`,
    P1,
  )
  return { 'Total Cmsn': sums.gross, 'Net Cmsn': sums.net, Paid: sums.paid, Due: sums.net - sums.paid }
}
