import type { Page } from '@playwright/test'
import { expect, isJs, test, waitForHydration } from './fixtures'

/** The width of the viewport in playwright.config.ts. */
const PHONE_WIDTH_PX = 360

const mapWidth = async (page: Page) => (await page.locator('iframe').boundingBox())?.width ?? 0
const mapOf = (page: Page) => page.frameLocator('iframe[title^="Map of"]')

/** Opens Home first, so that the portal has cached the capabilities (X001). */
async function openProject(page: Page, search = '') {
  await page.request.get('/home')
  await page.goto(`/associate/projects/4${search}`)
}

test('X080 the map shows every block; its plots are links with names, and a plot link opens the plot', async ({
  page,
  signIn,
}) => {
  await signIn('P1')
  await openProject(page)
  const map = mapOf(page)
  for (const block of ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'])
    await expect(map.locator('text', { hasText: `Block ${block}` })).toBeVisible()
  const plot = map.getByRole('link', { name: /^26, 200 sq\. yards, North, ₹[\d,]+, available$/ })
  await expect(map.getByRole('link', { name: /not available$/ }).first()).toBeVisible()
  const mapBox = await page.locator('iframe').boundingBox()
  expect((mapBox?.x ?? 0) + (mapBox?.width ?? 0)).toBeLessThanOrEqual(PHONE_WIDTH_PX)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE_WIDTH_PX)
  await plot.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/plot-availability\?project_id=4&key=26#plot$/)
  await expect(page.getByRole('region', { name: 'Plot', exact: true })).toContainText('Available')
})

test('X080 the map scrolls to the plot with the focus, and keeps its zoom when a plot is chosen @js', async ({
  page,
  signIn,
}) => {
  await signIn('P1')
  await page.request.get('/home')
  await page.goto('/plot-availability?project_id=4')
  await waitForHydration(page)
  await mapOf(page).locator('text', { hasText: 'Block H' }).waitFor()
  const fittedWidth = await mapWidth(page)
  for (const zoom of [2, 3]) {
    await page.getByRole('link', { name: 'Zoom in' }).click()
    await expect.poll(() => mapWidth(page)).toBeGreaterThan(fittedWidth * (zoom - 0.1))
  }
  const zoomedWidth = await mapWidth(page)
  await mapOf(page).locator('g').last().locator('a').first().focus()
  await page.keyboard.press('Tab')
  const focusedLink = mapOf(page).locator('g').last().locator('a:focus')
  const region = page.getByRole('region', { name: 'Map', exact: true })
  await expect
    .poll(async () => {
      const linkBox = await focusedLink.boundingBox()
      const regionBox = await region.boundingBox()
      if (!linkBox || !regionBox) return null
      const x = linkBox.x + linkBox.width / 2 - regionBox.x
      const y = linkBox.y + linkBox.height / 2 - regionBox.y
      return x > 0 && x < regionBox.width && y > 0 && y < regionBox.height
    })
    .toBe(true)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/key=[^&]+#plot$/)
  await expect(page.getByRole('region', { name: 'Plot', exact: true })).toBeFocused()
  await expect(mapOf(page).locator('a[aria-current]')).toHaveCount(1)
  expect(await mapWidth(page)).toBe(zoomedWidth)
  await page.goBack()
  await expect(page).toHaveURL('/plot-availability?project_id=4&zoom=3')
  // At the largest zoom, "Zoom in" says that it leads no further.
  await page.goto('/plot-availability?project_id=4&zoom=6')
  await expect(page.getByRole('link', { name: 'Zoom in' })).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('link', { name: 'Zoom out' })).not.toHaveAttribute('aria-disabled')
})

test('X080 on a phone, the map counts the available plots of each block and opens the block at a touch', async ({
  page,
  signIn,
}) => {
  await signIn('P1')
  await openProject(page)
  const block = mapOf(page).getByRole('link', { name: 'Block A, 3 of 16 plots available' })
  await expect(mapOf(page).locator('text', { hasText: 'Block A' })).toHaveText('Block A · 3')
  await expect(mapOf(page).getByText('26', { exact: true })).toBeHidden()
  await block.click()
  await expect(page).toHaveURL(/\/plot-availability\?project_id=4&block=A#layout$/)
  await expect(page.getByRole('region', { name: 'Layout' })).toContainText('Available: 3, 8 and 14')
  await page.goto('/associate/projects/4?zoom=3')
  await expect(mapOf(page).getByText('26', { exact: true })).toBeVisible()
  await expect(block).toBeHidden()
})

test('X080 two fingers zoom the map, not the page @js', async ({ page, signIn }) => {
  await signIn('P1')
  await openProject(page)
  await mapOf(page).getByText('Block A').waitFor()
  const frame = page.locator('iframe')
  const { x, y, width: fittedWidth } = (await frame.boundingBox())!
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', distance: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [-distance, distance].map((offset, id) => ({
        x: x + fittedWidth / 2 + offset,
        y: y + 80,
        id,
      })),
    })
  await expect(async () => {
    await touch('touchStart', 30)
    await touch('touchMove', 45)
    await touch('touchMove', 60)
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    expect((await frame.boundingBox())!.width).toBeGreaterThan(fittedWidth * 1.4)
  }).toPass()
  expect(await page.evaluate(() => [visualViewport?.scale, document.documentElement.scrollWidth])).toEqual([
    1,
    PHONE_WIDTH_PX,
  ])
  await client.detach()
})

test(
  'X080 X032 the links that sort the table keep the filters; filters and Load More keep the order',
  { tag: '@gate' },
  async ({ page, signIn }) => {
    await signIn('P1')
    await page.setViewportSize({ width: 1280, height: 800 })
    await openProject(page, '?facing=East')
    const prices = async () =>
      (await page.getByRole('row').locator('[data-label="Price"]').allTextContents()).map((text) =>
        Number(text.replace(/[₹,]/g, '')),
      )
    await page.getByRole('columnheader', { name: 'Price' }).getByRole('link').click()
    await expect(page).toHaveURL(/facing=East.*&sort=price&order=desc#plots$/)
    await expect(page.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'descending')
    const eastPrices = await prices()
    expect(eastPrices.length).toBeGreaterThan(5)
    expect(eastPrices).toEqual(eastPrices.toSorted((a, b) => b - a))
    await page.setViewportSize({ width: 360, height: 640 })
    const menu = page.locator('main summary').filter({ hasText: /^Sort/ })
    await expect(menu).toHaveText('Sort Price')
    const [filtersBox, sortBox] = [
      await page.locator('main summary').filter({ hasText: 'Filters' }).boundingBox(),
      await menu.boundingBox(),
    ]
    expect(sortBox?.y).toBeLessThan((filtersBox?.y ?? 0) + (filtersBox?.height ?? 0))
    await menu.click()
    await menu.locator('xpath=..').getByRole('link', { name: 'Price' }).click()
    await expect(page).toHaveURL(/sort=price&order=asc/)
    await expect.poll(prices).toEqual(eastPrices.toReversed())
    const removeFilter = page.getByRole('link', { name: 'Remove filter Facing: East' })
    await removeFilter.click()
    await expect(removeFilter).toBeHidden()
    await expect(page).toHaveURL(/sort=price&order=asc/)
    await page.getByRole('link', { name: 'Load More' }).click()
    await expect.poll(async () => (await prices()).length).toBeGreaterThan(30)
    const allPrices = await prices()
    expect(allPrices).toEqual(allPrices.toSorted((a, b) => a - b))
    await page.locator('main summary').filter({ hasText: 'Filters' }).click()
    await page.getByLabel('Facing').selectOption('North')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL(/sort=price&order=asc.*facing=North.*#plots$/)
    // The list is far below the title, and Apply leads to it.
    await expect(page.locator('main summary').filter({ hasText: 'Filters' })).toBeInViewport()
    if (isJs()) await expect(page.locator('#plots')).toBeFocused()
  },
)
