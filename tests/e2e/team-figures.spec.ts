import type { Page } from '@playwright/test'
import { formatDate, todayInIndia } from '../../app/domain/dates'
import { financialYearOf, firstDayOf } from '../../app/domain/financial-year'
import { expect, jsonReply, test } from './fixtures'

const figures = (page: Page) => page.getByRole('main').locator('dl').first()
const membersTable = (page: Page) => page.getByRole('table', { name: 'Associates directly below' })

test(
  'X082 a name in the tree has figures and a link to the associate’s page; the rows of this page add up, and it links back',
  { tag: '@gate' },
  async ({ page, signIn, checkPage }) => {
    await signIn('P1', '/associate/team')
    const firstDay = formatDate(firstDayOf(financialYearOf(todayInIndia())))
    await expect(
      page.getByText(`Bookings and collections are each person’s own, in all projects since ${firstDay}`),
    ).toBeVisible()
    const root = page.locator('#member-HG1024 > details')
    await expect(root.locator('> summary')).toContainText(/\d+ bookings? · Collected ₹[\d,]+/)
    await root.getByRole('link', { name: 'Figures of Ravi Kumar Teja' }).click()

    await expect(page).toHaveURL('/associate/team/HG1024')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ravi Kumar Teja (you)')
    await expect(page.getByText('HG1024 · 14 members')).toBeVisible()
    await checkPage()
    // The amounts of the rows add up to the amount of the team.
    const sumOfCells = async (name: RegExp) => {
      const texts = await membersTable(page).getByRole('cell', { name }).allInnerTexts()
      return texts.reduce((sum, text) => sum + Number(text.replace(/\D/g, '')), 0)
    }
    const [, , , teamAmount = ''] = await figures(page).getByRole('definition').allInnerTexts()
    expect(await sumOfCells(/^₹[\d,]+$/)).toBe(Number(teamAmount.replace(/\D/g, '')))

    const shares = await membersTable(page).getByRole('cell').filter({ hasText: /\d+ %/ }).allInnerTexts()
    const percentSum = shares.reduce((sum, text) => sum + Number(/(\d+) %/.exec(text)?.[1]), 0)
    // Rounding changes each share by at most half a percentage point.
    expect(Math.abs(percentSum - 100)).toBeLessThanOrEqual(shares.length / 2)

    const firstHead = membersTable(page).getByRole('rowheader').first()
    const name = await firstHead.innerText()
    await firstHead.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name.trim())
    await expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:\d{10}$/)
    const code = /\/(HG\d+)$/.exec(page.url())?.[1] ?? ''
    await page.getByRole('main').getByRole('link', { name: 'Bookings' }).click()
    await expect(
      page.getByRole('link', { name: `Remove filter Associate code or name: ${code}` }),
    ).toBeVisible()
    await page.goto(`/associate/team/${code}`)
    await page.getByRole('main').getByRole('link', { name: 'Ravi Kumar Teja' }).click()
    await expect(page).toHaveURL('/associate/team/HG1024')
    await page.getByRole('main').getByRole('link', { name: 'Team', exact: true }).click()
    await expect(page).toHaveURL('/associate/team')
  },
)

test('X082 Team shows the sellers of this month; without sellers the section is absent, and a line says if figures are missing', async ({
  page,
  faulty,
}) => {
  await faulty.signIn('P1')
  const associate = { agent_id: 'HG1024', name: 'Ravi' }
  const sellers = [
    { agent_id: 'HG1024', name: 'Ravi', bookings: 2, sale: 900 },
    { agent_id: 'HG1004', name: 'Naresh', bookings: 1, sale: 700 },
  ]
  await faulty.setReply('associate/team-figures', jsonReply({ associate, children: [], sellers }), 1)
  await page.goto(`${faulty.url}/associate/team`)
  const section = page.getByRole('region', { name: 'Who sold this month' })
  await expect(section.getByRole('link')).toHaveText([
    /^Ravi \(you\)\s*2 bookings · Sales ₹900\s*$/,
    /^Naresh\s*1 booking · Sales ₹700\s*$/,
  ])
  await expect(section.getByRole('link').last()).toHaveAttribute('href', '/associate/team/HG1004')
  await faulty.setReply('associate/team-figures', jsonReply({ associate, children: [], sellers: [] }), 1)
  await page.goto(`${faulty.url}/associate/team`)
  await expect(page.locator('#member-HG1024')).toBeVisible()
  await expect(section).toHaveCount(0)
  const missingFigures = page.getByText('Some figures are not available right now.')
  await expect(missingFigures).toHaveCount(0)
  await faulty.setReply('associate/team-figures', { kind: 'hang' }, 1)
  await page.goto(`${faulty.url}/associate/team`)
  await expect(page.locator('#member-HG1024')).toBeVisible()
  await expect(section).toHaveCount(0)
  await expect(missingFigures).toBeVisible()
})
