import { expect, test, waitForScripts } from './fixtures'

test('X032 a press outside the open sort menu only closes it', async ({ page, signIn }) => {
  await signIn('P1')
  await page.setViewportSize({ width: 360, height: 640 })
  const list = '/associate/bookings/registered/HG1024/4'
  await page.goto(list)
  const menu = page.locator('main details').filter({ hasText: /^Sort/ })
  const row = page.locator('main tbody a').first()
  const rowBox = await row.boundingBox()
  await menu.locator('summary').click()
  await expect(menu).toHaveAttribute('open')
  const { x = 0, y = 0, height = 0 } = rowBox ?? {}
  await page.mouse.click(x + 4, y + height / 2)
  await expect(menu).not.toHaveAttribute('open')
  await expect(page).toHaveURL(list)
  await menu.locator('summary').click()
  await menu.getByRole('link', { name: 'Name', exact: true }).click()
  await expect(page).toHaveURL(/sort=name/)
})

test('X032 the sort menu stays closed after Back', { tag: '@js' }, async ({ page, signIn }) => {
  await signIn('P1')
  await page.setViewportSize({ width: 360, height: 640 })
  const list = '/associate/bookings/registered/HG1024/4'
  await page.goto(list)
  await waitForScripts(page)
  const menu = page.locator('main details').filter({ hasText: /^Sort/ })
  await menu.locator('summary').click()
  await menu.getByRole('link', { name: 'Name', exact: true }).click()
  await expect(page).toHaveURL(/sort=name/)
  await page.goBack()
  await expect(page).toHaveURL(list)
  await expect(menu.locator('summary')).toHaveText('Sort')
  await expect(menu).not.toHaveAttribute('open')
})
