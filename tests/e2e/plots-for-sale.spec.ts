import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

const rowsOf = (page: Page) =>
  page.getByRole('main').getByRole('table').getByRole('row').filter({ hasText: 'sq. yards' })

test(
  'X080 X081 a corner plot under ₹30 lakh of any project is found from Projects, and one tap from its quote',
  { tag: '@gate' },
  async ({ page, signIn, checkPage }) => {
    await signIn('P1')
    // The portal then has cached the capabilities (X001).
    await page.request.get('/home')
    for (const path of ['/find', '/plot-availability', '/associate/projects']) {
      await page.goto(path)
      await expect(page.getByRole('link', { name: 'Search plots in all projects' })).toHaveAttribute(
        'href',
        '/associate/plots',
      )
    }
    await page.getByRole('link', { name: 'Search plots in all projects' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Plots for sale' })).toBeVisible()
    await expect(rowsOf(page)).toHaveCount(30)
    await expect(rowsOf(page).first()).toBeInViewport()
    await checkPage()
    await page.getByRole('main').locator('summary', { hasText: 'Filters' }).click()
    await page.getByLabel('Corner').selectOption('Yes')
    await page.getByLabel('Sq. yards from').fill('100')
    await page.getByLabel('Sq. yards to').fill('300')
    await page.getByLabel('Price from (₹)').fill('5,00,000')
    await page.getByLabel('Price up to (₹)').fill('30 lakh')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL(/corner=1.*price_to=30/)
    await expect(page.getByRole('link', { name: 'Remove filter Price up to: ₹30,00,000' })).toBeVisible()
    // The form folds, so that the plots begin at the top.
    await expect(page.getByLabel('Corner')).toBeHidden()
    const projectCells = rowsOf(page).locator('[data-label="Project"]')
    const projects = [...new Set(await projectCells.allTextContents())]
    expect(projects.length).toBeGreaterThan(1)
    const texts = await rowsOf(page).allInnerTexts()
    const prices = texts.map((text) => Number(/₹([\d,]+)/.exec(text)?.[1]?.replaceAll(',', '')))
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    expect(Math.max(...prices)).toBeLessThanOrEqual(3_000_000)
    for (const text of texts) expect(text).toMatch(/sq\. yards[^]* · Corner/)
    await checkPage()
    // One project of them.
    await page.getByRole('main').locator('summary', { hasText: 'Filters' }).click()
    await page.getByLabel('Project').selectOption(projects[1]!)
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByRole('link', { name: `Remove filter Project: ${projects[1]}` })).toBeVisible()
    expect(new Set(await projectCells.allTextContents())).toEqual(new Set([projects[1]]))
    const list = page.url()
    await rowsOf(page).first().getByRole('link').click()
    await expect(page).toHaveURL(/\/plot-price-calculation\?.*plot=/)
    // The address changes before the page does, and the list names many corner plots.
    await expect(page.getByRole('heading', { level: 1, name: 'Plots for sale' })).toHaveCount(0)
    await expect(page.getByRole('main').getByText(/· Corner$/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Share on WhatsApp' })).toBeVisible()
    // The way back leads to the list as it was filtered, also after another calculation.
    await page.getByRole('button', { name: 'Calculate' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Plots for sale', exact: true }).click()
    await expect(page).toHaveURL(list)
  },
)

test('X080 X126 plots of a project whose layout does not arrive are named as missing; the others are listed', async ({
  page,
  faulty,
}) => {
  await faulty.signIn('P1')
  await faulty.loadCapabilities()
  await faulty.setReply('associate/project-layout/4', { kind: 'status', status: 500 })
  const response = await page.goto(`${faulty.url}/associate/plots`)
  expect(response?.status()).toBe(200)
  await expect(page.getByText('Plots of Mango Bloom Gardens could not be loaded.')).toBeVisible()
  await expect(rowsOf(page)).toHaveCount(30)
  await expect(rowsOf(page).filter({ hasText: 'Mango Bloom Gardens' })).toHaveCount(0)
})

test('X080 a wrong price is named at its field, and no filter applies', async ({ page, signIn }) => {
  await signIn('P1')
  await page.request.get('/home')
  await page.goto('/associate/plots?corner=1&price_from=1.50')
  await expect(page.getByLabel('Price from (₹)')).toHaveAccessibleDescription('Please enter whole rupees')
  await expect(page.getByLabel('Price from (₹)')).toHaveValue('1.50')
  await expect(rowsOf(page)).toHaveCount(30)
})
