import { expect, test } from './fixtures'

const lists = [
  ['/associate/bookings/registered/HG1024/4', 'Name', /sort=name&order=asc/],
  ['/associate/commission/my-dues/4', 'Due', /my-dues\/4\?sort=due&order=desc/],
  ['/associate/collections', 'Amount', /sort=amount&order=desc/],
  ['/associate/collections?scope=team&window=overdue', 'Amount', /window=overdue&sort=amount&order=desc/],
  ['/associate/reports/auto-cancelled', 'Customer', /sort=customer&order=asc/],
] as const

for (const [list, choice, sorted] of lists)
  test(`X032 a menu sorts ${list} below 1024 px, where its column heads are hidden`, async ({
    page,
    signIn,
    checkPage,
  }) => {
    await signIn('P1')
    await page.request.get('/home')
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto(list)
    const menu = page.locator('main summary').filter({ hasText: /^Sort/ })
    await expect(menu).toHaveCount(1)
    await menu.click()
    await checkPage()
    const link = menu.locator('xpath=..').getByRole('link', { name: choice, exact: true })
    await link.click()
    await expect(page).toHaveURL(sorted)
    await expect(menu).toHaveText(`Sort ${choice}`)
    await menu.click()
    await expect(link).toHaveAttribute('aria-current', 'true')
    await menu.click()
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(menu).toBeHidden()
  })
