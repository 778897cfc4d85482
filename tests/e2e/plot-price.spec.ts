import type { Page } from '@playwright/test'
import { expect, test, waitForHydration } from './fixtures'

const screenPath = '/plot-price-calculation'
const resultPath = `${screenPath}?project_id=4&price=12500&plot=26&plan=1&emi_id=6`

const project = (page: Page) => page.getByLabel('Project', { exact: true })
const price = (page: Page) => page.getByLabel('Price per Yard')
const plot = (page: Page) => page.getByLabel('Plot No.')
const tenure = (page: Page) => page.getByLabel('Tenure', { exact: true })
const result = (page: Page) => page.getByRole('region', { name: 'Price', exact: true })
const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
const calculate = (page: Page) => page.getByRole('button', { name: 'Calculate' }).click()

test(
  'M126 M127 opens with the default project, its rate, EMI and 36 months; Clear restores these defaults',
  { tag: '@gate' },
  async ({ page, signIn, checkPage }) => {
    await signIn('P1')
    const expectDefaults = async () => {
      await expect(project(page)).toHaveValue('4')
      await expect(price(page)).toHaveValue('12500')
      await expect(plot(page)).toHaveValue('')
      await expect(page.getByLabel('EMI tenure')).toBeChecked()
      await expect(tenure(page)).toHaveValue('6')
    }
    await page.goto(screenPath)
    await expect(page).toHaveTitle('Plot Partner - Price Calculator')
    await expectDefaults()
    await checkPage()
    await page.goto(`${screenPath}?project_id=7&price=21500&plot=7&plan=2&emi_id=3`)
    await expect(page.getByLabel('Outright')).toBeChecked()
    await page.getByRole('link', { name: 'Clear' }).click()
    await expect(page).toHaveURL(screenPath)
    await expectDefaults()
  },
)

test('M126 the tenure shows for EMI only', { tag: '@js' }, async ({ page, signIn }) => {
  await signIn('P1', screenPath)
  await expect(tenure(page)).toBeVisible()
  await page.getByLabel('Outright').check()
  await expect(tenure(page)).toBeHidden()
})

test(
  'M130 changing project, plan or tenure hides the result; changing price or plot does not',
  { tag: ['@js', '@gate'] },
  async ({ page, signIn }) => {
    await signIn('P1')
    for (const change of [
      () => project(page).selectOption('7'),
      () => page.getByLabel('Outright').check(),
      () => tenure(page).selectOption('3'),
    ]) {
      await page.goto(resultPath)
      await waitForHydration(page)
      await price(page).fill('13000')
      await plot(page).fill('27')
      await nextFrame(page)
      expect(await result(page).count()).toBe(1)
      await change()
      await expect(result(page)).toHaveCount(0)
    }
    // Back shows the price of its address again.
    await page.getByRole('button', { name: 'Calculate' }).click()
    await expect(result(page)).toBeVisible()
    await page.goBack()
    await expect(result(page)).toBeVisible()
  },
)

test('M131 changing the project sets its rate', { tag: ['@js', '@gate'] }, async ({ page, signIn }) => {
  await signIn('P1', screenPath)
  await project(page).selectOption('7')
  await expect(price(page)).toHaveValue('21500')
  await expect(page.getByRole('button', { name: 'Update rate' })).toBeHidden()
})

test('M131 "Update rate" sets the rate', { tag: ['@no-js', '@gate'] }, async ({ page, signIn }) => {
  await signIn('P1', screenPath)
  await project(page).selectOption('7')
  await plot(page).fill('7')
  await page.getByRole('button', { name: 'Update rate' }).click()
  await expect(price(page)).toHaveValue('21500')
  await expect(plot(page)).toHaveValue('7')
  await expect(page.getByText('is Required')).toHaveCount(0)
})

test('M133 compares all plans; a plan links to its price', async ({ page, signIn, checkPage }) => {
  await signIn('P1', resultPath)
  await page.getByRole('link', { name: 'Compare all plans' }).click()
  const rows = page.getByRole('table', { name: 'All plans' }).getByRole('row')
  await expect(rows).toHaveCount(10)
  await expect(rows.filter({ hasText: '36 Months' })).toContainText('₹30,21,200')
  await expect(rows.filter({ hasText: 'Outright' })).toContainText('₹25,00,000')
  await expect(page.getByText(/^Outright: Discount ₹[1-9]/)).toBeVisible()
  await checkPage()
  await page.getByRole('link', { name: '12 Months' }).click()
  await expect(tenure(page)).toHaveValue('2')
  await expect(rows.filter({ hasText: '12 Months' })).toContainText('shown above')
})

test('M133 the WhatsApp link contains the quote', { tag: '@gate' }, async ({ page, signIn }) => {
  await signIn('P1', resultPath)
  const href = await page.getByRole('link', { name: 'Share on WhatsApp' }).getAttribute('href')
  const text = new URL(href ?? '').searchParams.get('text')
  expect(text).toContain('Total Cost: ₹30,21,200')
  expect(text).toMatch(/Quoted on .+\. Subject to confirmation\.$/)
})

test('M134 an error shows the server’s message, and no price', { tag: '@gate' }, async ({ page, signIn }) => {
  await signIn('P1', resultPath)
  await price(page).fill('5000')
  await calculate(page)
  await expect(page.getByRole('alert').first()).toContainText('Price per yard must be at least ₹11,250')
  await expect(result(page)).toHaveCount(0)
  await expect(price(page)).toHaveValue('5000')
})

test('M128 without the list of tenures a message shows', { tag: '@gate' }, async ({ page, faulty }) => {
  await faulty.signIn('P3')
  await faulty.setReply('get-emi-plan-list', { kind: 'status', status: 500 })
  await page.goto(`${faulty.url}${screenPath}`)
  await expect(page.getByRole('alert').first()).toContainText('Failed to fetch emi list.')
})
