import type { Page } from '@playwright/test'
import { readPdf } from '../factories/pdf-text'
import { readRow } from './database'
import { allModes, expect, jsonReply, personas, test } from './fixtures'

const calculator = '/plot-price-calculation'
const DAY = String.raw`\d{1,2}-[A-Z][a-z]{2}-\d\d`
/** Projects of the demo data. */
const MANGO_VALID = 4
const TAMARIND_EXPIRED = 5

const notice = (page: Page) => page.getByRole('main').getByText('Before you share')
const bookingOf = (projectId: number) =>
  readRow<{ id: number }>(
    'select id from bookings where project_id = ? and status_id = 2 order by id limit 1',
    projectId,
  ).id

test(
  'X094 Projects, the page of a project and the profile show the number and its last day',
  { tag: '@gate' },
  async ({ page, signIn, checkPage }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await signIn('P1', '/associate/projects')
    const card = (name: string) =>
      page.getByRole('main').locator('section').filter({ hasText: name }).getByText(/RERA/)
    await expect(card('Mango Bloom Gardens')).toHaveText(
      new RegExp(`^RERA No\\. P02400099004 · valid until ${DAY}$`),
    )
    await expect(card('Tamarind Heights')).toHaveText(
      new RegExp(`^RERA No\\. P02400099005 · expired on ${DAY}$`),
    )
    await expect(card('Lotus Lake View')).toHaveCount(0)
    await checkPage()
    await page.getByRole('link', { name: 'Map and plots of Mango Bloom Gardens' }).click()
    await expect(page.getByText(/^RERA No\. P02400099004 · valid until/)).toBeVisible()
    const register = page.getByRole('link', { name: 'RERA register' })
    await expect(register).toHaveAttribute('href', 'https://rera.example/projects/P02400099004')
    await expect(register).toHaveAttribute('rel', 'noopener')
    await checkPage()
    await page.goto('/profile')
    await expect(page.getByRole('definition').filter({ hasText: 'A024' })).toHaveText(
      new RegExp(`^A02400001024 · valid until ${DAY}$`),
    )
  },
)

test(
  'X094 a statement for a customer has both numbers; its maker is told that one has expired',
  { tag: '@gate' },
  async ({ page, signIn }) => {
    await signIn('P2', `/associate/bookings/${bookingOf(TAMARIND_EXPIRED)}/share`)
    await expect(notice(page)).toBeVisible()
    await expect(page.getByText(/^The RERA number of Tamarind Heights expired on/)).toBeVisible()
    await page.getByRole('button', { name: 'Make a link' }).click()
    const link = await page.getByLabel('Link', { exact: true }).inputValue()
    await expect(notice(page)).toBeVisible()
    await page.goto(link)
    const main = page.getByRole('main')
    await expect(main).toContainText('RERA No. P02400099005')
    await expect(main).toContainText('Lakshmi Narasimha Rao, 9000000002 · RERA agent No. A02400001001')
    await expect(main).not.toContainText(/expired/)
  },
)

const project = { project_id: MANGO_VALID, name: 'Mango Bloom Gardens', rate: 12500, is_default: 1 }
const profile = { name: 'Sneha Bandaru', mobile: personas.P3, email: '', address: '' }

test('X094 that knows no RERA leaves no trace', { tag: [...allModes, '@gate'] }, async ({ page, faulty }) => {
  await faulty.signIn('P3')
  await faulty.setReply('get-projects', jsonReply({ projects: [project] }))
  await faulty.setReply('get-projects-list', jsonReply({ projects: [project] }))
  await faulty.setReply('get-profile-info', jsonReply({ data: profile }))
  await faulty.loadCapabilities()
  const search = 'project_id=4&price=12500&plot=26&plan=1&emi_id=6'
  for (const path of [
    `${calculator}?${search}`,
    '/associate/projects',
    `/associate/projects/${MANGO_VALID}`,
    '/profile',
  ]) {
    await page.goto(faulty.url + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.getByRole('main').innerText(), path).not.toMatch(/RERA|Before you share/)
  }
  const pdf = await page.request.get(`${faulty.url}${calculator}/quote.pdf?${search}`)
  expect(readPdf(await pdf.body()).pages[0]).not.toContain('RERA')
})
