import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

const screenPath = '/associate/bookings'
const P1 = 'HG1024'
const projects = (page: Page) => page.locator('main details:has(table)')

interface Row {
  code: string
  booked: number
  registered: number
  total: number
  links: { text: string; href: string }[]
}

/** Reads name, count and rows of each project from its accordion. */
async function readProjects(page: Page) {
  return projects(page).evaluateAll((accordions) =>
    accordions.map((project) => ({
      name: project.querySelector('h2')?.textContent ?? '',
      count: Number.parseInt(project.querySelector('summary > :nth-child(2)')?.textContent ?? '', 10),
      rows: [...project.querySelectorAll('tbody tr')].map((row): Row => {
        const text = row.textContent ?? ''
        const count = (label: string) => Number(new RegExp(`${label} (\\d+)`).exec(text)?.[1])
        return {
          code: /HG\d+/.exec(text)?.[0] ?? '',
          booked: count('Booked'),
          registered: count('Registered'),
          total: count('Total'),
          links: [...row.querySelectorAll('a')].map((link) => ({
            text: link.textContent ?? '',
            href: link.getAttribute('href') ?? '',
          })),
        }
      }),
    })),
  )
}

test(
  'M135 M018 the tabs link to each other and keep the filters; the menu opens the tab that was open last',
  { tag: '@gate' },
  async ({ page, signIn }) => {
    await signIn('P1', '/associate/bookings-by-date')
    const tab = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
    await expect(tab('By Month')).toHaveAttribute('aria-current', 'page')
    await expect(tab('By Team')).not.toHaveAttribute('aria-current')
    await expect(tab('By Team')).toHaveAttribute('href', screenPath)
    await tab('By Team').click()
    await expect(page).toHaveURL(screenPath)
    await expect(page).toHaveTitle('Plot Partner - Bookings By Team')
    await expect(tab('By Team')).toHaveAttribute('aria-current', 'page')
    await expect(tab('By Month')).toHaveAttribute('href', '/associate/bookings-by-date')
    await page.goto('/settings')
    await page.getByRole('navigation').getByRole('link', { name: 'Bookings' }).first().click()
    await expect(page).toHaveURL(screenPath)
    await page.goto(`${screenPath}?project_id=4`)
    await tab('By Month').click()
    await expect(page).toHaveURL('/associate/bookings-by-date?project_id=4')
  },
)

test(
  'M136 M137 M139 shows one accordion per project; the rows of a project add up to its count and link to their plots',
  { tag: '@gate' },
  async ({ page, signIn }) => {
    await signIn('P1', screenPath)
    const listedProjects = await readProjects(page)
    expect(listedProjects.length).toBeGreaterThan(3)
    for (const project of listedProjects) {
      expect(project.count).toBe(project.rows.reduce((sum, row) => sum + row.total, 0))
      for (const row of project.rows) {
        expect(row.total).toBe(row.booked + row.registered)
        const folder = row.code === P1 ? 'bookings' : 'bookings/team'
        const expectedLinks = [
          row.booked > 0 && [`Booked ${row.booked}`, `/associate/${folder}/booked/${row.code}/`],
          row.registered > 0 && [
            `Registered ${row.registered}`,
            `/associate/${folder}/registered/${row.code}/`,
          ],
        ].filter((link) => link !== false)
        expect(row.links.map(({ text, href }) => [text, href.replace(/\d$/, '')])).toEqual(expectedLinks)
      }
    }
    const rows = listedProjects.flatMap((project) => project.rows)
    expect(rows.some(({ code }) => code === P1)).toBe(true)
    expect(rows.some(({ registered }) => registered === 0)).toBe(true)
    await expect(projects(page).first().locator('tbody tr').first()).toBeVisible()
    await projects(page).nth(1).locator('summary').click()
    await projects(page)
      .nth(1)
      .getByRole('link', { name: /^Booked \d/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: /Booked Plots$/ })).toBeVisible()
  },
)

test(
  'M145 after a navigation the filters offer associates of the filtered project',
  { tag: '@js' },
  async ({ page, signIn }) => {
    await signIn('P1', `${screenPath}?filters=open&project_id=4&agent_id=${P1}&associates_of=4&plot_no=1`)
    await page.getByRole('radio', { name: 'Neem Grove' }).check()
    await expect(page.locator('[name=associates_of]')).not.toHaveValue('4')
    await page.getByRole('link', { name: 'Clear Plot No.' }).click()
    await expect(page).not.toHaveURL(/plot_no/)
    await expect(page.locator('[name=associates_of]')).toHaveValue('4')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL(new RegExp(`agent_id=${P1}`))
    await expect(page.getByRole('group', { name: 'Associate' }).locator('input:checked')).toHaveValue(P1)
  },
)
