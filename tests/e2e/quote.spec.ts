import type { Page } from '@playwright/test'
import { readRow } from './database'
import { expect, test } from './fixtures'

/** The number of a free plot in project 4. */
const availablePlot = () =>
  readRow<{ number: string }>(
    'select number from plots where project_id = 4 and status_id = 1 and merged_into_id is null order by id limit 1',
  ).number

const calculator = '/plot-price-calculation'
const result = (page: Page) => page.getByRole('region', { name: 'Price', exact: true })

test.describe('a quote', () => {
  test(
    'X081 X095 X096 from Home, sending a quote takes four taps',
    { tag: '@gate' },
    async ({ page, signIn, checkPage }) => {
      await page.setViewportSize({ width: 360, height: 640 })
      await signIn('P2', '/home')
      await page.getByRole('main').getByRole('link', { name: 'Plot Availability' }).click()
      await expect(page).toHaveTitle(/Plot Availability/)
      await page
        .getByRole('link', { name: /^Plot .*, available$/ })
        .first()
        .click()
      await expect(page.getByRole('region', { name: 'Plot', exact: true })).toContainText('Status Available')
      await page.getByRole('link', { name: 'Quote', exact: true }).click()
      await expect(result(page)).toContainText('Total Cost')
      await expect(result(page)).toContainText(/Valid until \d{1,2}-[A-Z][a-z]{2}-\d{2}/)
      await checkPage()
      const whatsApp = page.getByRole('link', { name: 'Share on WhatsApp' })
      const href = (await whatsApp.getAttribute('href')) ?? ''
      // This is the fourth tap. `trial` presses nothing, so that no chat opens.
      await whatsApp.click({ trial: true })
      expect(href).toMatch(/^https:\/\/wa\.me\/\?text=/)
      const text = new URL(href).searchParams.get('text') ?? ''
      expect(text).toMatch(/^Plot .+\n.*sq\. yards/)
      expect(text).toMatch(/Total Cost: ₹[\d,]+\nRegistration charges not included\n/)
      expect(text).toMatch(/\n.+ · 9000000002\nSitara Plots\n.+\n.+\nValid until .+\.\nQuoted on/)
      expect(text).not.toMatch(/commission/i)
    },
  )

  test('X081 the share sheet gets the picture', { tag: '@js' }, async ({ page, signIn }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        canShare: () => true,
        share: ({ files, text }: { files: File[]; text: string }) => {
          document.title = `${files[0]?.name} ${files[0]?.type} ${text.split('\n')[0]}`
          return Promise.resolve()
        },
      })
    })
    await signIn('P2')
    const plot = availablePlot()
    await page.goto(`${calculator}?project_id=4&price=12500&plot=${plot}&plan=2&emi_id=`)
    await page.getByRole('button', { name: 'Share picture' }).click()
    await expect(page).toHaveTitle(new RegExp(`^quote-${plot}\\.png image/png Plot ${plot}`))
  })
})

test.describe('the comparison of plots', () => {
  test('X081 a plot joins the plots that another tab has added', async ({ page, context, signIn }) => {
    await signIn('P2', `${calculator}/compare?plot=4~12500~6~26`)
    const add = async (tab: Page, number: string) => {
      await tab.getByLabel('Plot No.').fill(number)
      await tab.getByRole('button', { name: 'Add plot' }).click()
    }
    const otherTab = await context.newPage()
    await otherTab.goto(`${calculator}/compare`)
    await add(otherTab, '31')
    await expect(otherTab.getByRole('link', { name: 'Remove Plot 31' })).toBeVisible()
    // An error shows what the other tab added, too.
    await add(page, 'NOPE')
    await expect(page).toHaveTitle(/^Error: /)
    await expect(page.getByRole('link', { name: 'Remove Plot 31' })).toBeVisible()
    await add(page, '12')
    await expect(page.getByRole('table', { name: 'Plots' }).getByRole('row')).toHaveCount(4)
    await otherTab.close()
  })

  test(
    'X081 after a plot is added or removed, the heading has the focus',
    { tag: '@js' },
    async ({ page, signIn }) => {
      await signIn('P2', `${calculator}/compare?plot=4~12500~6~26`)
      const heading = page.getByRole('heading', { level: 1 })
      await page.getByLabel('Plot No.').fill('31')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('link', { name: 'Remove Plot 31' })).toBeVisible()
      await expect(heading).toBeFocused()
      await page.getByRole('link', { name: 'Remove Plot 31' }).press('Enter')
      await expect(page.getByRole('link', { name: 'Remove Plot 31' })).toHaveCount(0)
      await expect(heading).toBeFocused()
    },
  )

  test(
    'X081 M129 a price with paise remains in the comparison, and the calculator says what is wrong',
    { tag: '@gate' },
    async ({ page, faulty }) => {
      await faulty.signIn('P2', `${calculator}/compare?plot=4~12500.50~6~26`)
      const message = 'Base Price must be in whole rupees, up to 7 digits'
      await expect(page.getByRole('alert').first()).toContainText(message)
      const row = page.getByRole('table', { name: 'Plots' }).getByRole('row').nth(1)
      await expect(row).toContainText('Available')
      await row.getByRole('link', { name: /^Plot 26 · / }).click()
      const price = page.getByLabel('Price per Yard')
      await expect(price).toHaveValue('12500.50')
      await expect(price).toHaveAccessibleDescription(new RegExp(`${message}$`))
      const paths = (await faulty.calls()).map(({ path }) => path)
      expect(paths).toContain('/associate/get-plot-info')
      expect(paths).not.toContain('/associate/get-plot-cost-calculation')
    },
  )
})
