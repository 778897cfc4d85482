import { expect, test } from './fixtures'

const lists = [
  ['/associate/bookings/registered/HG1024/4', 'Name', /sort=name&order=asc/],
  ['/associate/commission/my-dues/4', 'Due, largest first', /my-dues\/4\?sort=due&order=desc/],
  ['/associate/collections', 'Amount, largest first', /sort=amount&order=desc/],
  [
    '/associate/collections?scope=team&window=overdue',
    'Amount, largest first',
    /window=overdue&sort=amount&order=desc/,
  ],
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
    const menuLinks = menu.locator('xpath=..').getByRole('link')
    await menuLinks.and(page.getByRole('link', { name: choice, exact: true })).click()
    await expect(page).toHaveURL(sorted)
    await expect(menu).toHaveText(`Sort: ${choice.split(',')[0]} ${choice.includes(',') ? '▼' : '▲'}`)
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(menu).toBeHidden()
  })
