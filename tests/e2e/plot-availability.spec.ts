import type { Page } from '@playwright/test'
import { readTerms } from '../pages/terms'
import { expect, jsonReply, test, waitForHydration } from './fixtures'

const screenPath = '/plot-availability'

const map = (page: Page, block: string) => page.getByRole('group', { name: `Map of block ${block}` })

test(
  'M123 M124 choosing a plot on the map fills the form',
  { tag: '@gate' },
  async ({ page, signIn, checkPage }) => {
    await signIn('P1', `${screenPath}?project_id=4`)
    await expect(map(page, 'A')).toBeVisible()
    // The block has 7 × 3 cells. Seven of these cells form two merged plots.
    await expect(map(page, 'A').getByRole('link')).toHaveCount(16)
    await expect(map(page, 'A').getByRole('link', { name: /^Plot 12\/A\b/ })).toBeVisible()
    await map(page, 'A')
      .getByRole('link', { name: /^Plot 10\+11\b/ })
      .click()
    await expect(page.getByLabel('Plot No.')).toHaveValue('10+11')
    await expect(page.getByRole('heading', { name: /^Plot 10\+11 · / })).toBeVisible()
    await expect(map(page, 'A').getByRole('link', { name: /^Plot 10\+11\b/ })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await checkPage()
    await page.getByRole('link', { name: 'H', exact: true }).click()
    await expect(map(page, 'H')).toBeVisible()
    await expect(page.getByRole('heading', { name: /^Plot 10\+11 · / })).toBeVisible()
    const priceOfPlot = page.getByRole('region', { name: 'Plot', exact: true }).getByText('Net Sale Amount')
    await expect(priceOfPlot).toHaveCount(0)
    // The price of an available plot is that of its project's list.
    await page.goto(`${screenPath}?project_id=4&key=3`)
    await expect(priceOfPlot.locator('xpath=following-sibling::dd')).toHaveText('₹34,66,710')
  },
)

test(
  'M118 shows the map of another project even if no plot number is entered',
  { tag: '@gate' },
  async ({ page, signIn }) => {
    await signIn('P1', screenPath)
    await page.getByLabel('Project', { exact: true }).selectOption('1')
    await page.getByRole('button', { name: 'See map' }).click()
    await expect(map(page, 'A').getByRole('link', { name: /^Plot 1\+2\+3\b/ })).toBeVisible()
    await expect(page.getByText('Plot Number is Required')).toHaveCount(0)
  },
)

test(
  'M121 M122 shows the upstream’s texts for status and shape',
  { tag: '@gate' },
  async ({ page, faulty }) => {
    await faulty.signIn('P3')
    const info = {
      number: 'A/1',
      square_yards: '150',
      facing_name: 'East',
      status_id: 6,
      status_name: 'Court case',
    }
    await faulty.setReply(
      'get-plot-info',
      jsonReply({ plot_info: { ...info, shape_show_status: 1, shape_text: 'L-shaped' } }),
    )
    await page.goto(`${faulty.url}${screenPath}?project_id=4&key=A%2F1`)
    expect(await readTerms(page.getByRole('region', { name: 'Plot', exact: true }))).toEqual({
      Plot: 'A/1',
      Yards: '150',
      Facing: 'East',
      Status: 'Not Available Court case',
      Shape: 'L-shaped',
    })
  },
)

test('M125 an error without a field shows only as a toast', { tag: '@gate' }, async ({ page, faulty }) => {
  await faulty.signIn('P3')
  await faulty.setReply(
    'get-plot-info',
    jsonReply({ status: false, message: 'This plot is being surveyed.' }),
  )
  await page.goto(`${faulty.url}${screenPath}?project_id=4&key=26`)
  await expect(page.getByRole('alert').first()).toContainText('This plot is being surveyed.')
  await expect(page).toHaveTitle('Plot Partner - Plot Availability')
  await expect(page.getByRole('link', { name: 'This plot is being surveyed.' })).toHaveCount(0)
})

test('M123 arrow keys move between the plots of the map', { tag: '@js' }, async ({ page, signIn }) => {
  await signIn('P1', `${screenPath}?project_id=4`)
  await waitForHydration(page)
  await map(page, 'A')
    .getByRole('link', { name: /^Plot 8\b/ })
    .focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(map(page, 'A').getByRole('link', { name: /^Plot 10\+11\b/ })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(map(page, 'A').getByRole('link', { name: /^Plot 3\b/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Plot', exact: true })).toBeFocused()
  await expect(page).toHaveURL(`${screenPath}?project_id=4&key=3#plot`)
})

test('M118 an unknown project in the address is named at its field', async ({ page, signIn }) => {
  await signIn('P1', '/plot-availability?project_id=999')
  await expect(page.getByLabel('Project')).toHaveAccessibleDescription('Please Select Project')
})
