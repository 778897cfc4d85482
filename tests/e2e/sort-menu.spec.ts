import { expect, test, waitForScripts } from './fixtures'
import { rupees } from '../pages/money'

const BY_NAME = new Intl.Collator('en-IN', { numeric: true }).compare
const BY_AMOUNT = (a: string, b: string) => rupees(b) - rupees(a)

/** A list that the portal sorts, and one that the upstream sorts. The orders of other lists have unit tests. */
const lists = [
  ['X032', '/associate/bookings/registered/HG1024/4', 'Name', /sort=name&order=asc/, BY_NAME],
  ['X021', '/associate/collections', 'Amount', /sort=amount&order=desc/, BY_AMOUNT],
] as const

for (const [id, list, columnName, sortedUrl, compare] of lists)
  test(`${id} a menu sorts ${list} on phones, and is hidden on wide screens`, async ({
    page,
    signIn,
    checkPage,
  }) => {
    await signIn('P1')
    // A request for Home caches the capabilities, which the sort menu needs (X001).
    await page.request.get('/home')
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto(list)
    const menu = page.locator('main summary').filter({ hasText: /^Sort/ })
    await expect(menu).toHaveCount(1)
    await menu.click()
    await checkPage()
    const link = menu.locator('xpath=..').getByRole('link', { name: columnName, exact: true })
    await link.click()
    await expect(page).toHaveURL(sortedUrl)
    await expect(menu).toHaveText(`Sort ${columnName}`)
    const columns = await page.locator('main tbody').evaluateAll(
      (bodies, label) =>
        bodies.map((body) => {
          const cells = body.querySelectorAll(`[data-label="${label}"]`)
          return [...cells].map(({ textContent }) => textContent ?? '')
        }),
      columnName,
    )
    expect(Math.max(...columns.map(({ length }) => length))).toBeGreaterThan(1)
    for (const column of columns) expect(column).toEqual(column.toSorted(compare))
    await menu.click()
    await expect(link).toHaveAttribute('aria-current', 'true')
    await menu.click()
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(menu).toBeHidden()
  })

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
