import { bookedLink, expect, logOut, personas, test } from './fixtures'
import { LoginPage } from '../pages/login-page'

test(
  'M003 M004 M009 M031 M035 M140 M150 M155 M167 M170 M014 an associate logs in, opens bookings, receipts and a statement, and logs out',
  { tag: '@gate' },
  async ({ page, checkPage }) => {
    test.slow()
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1, name: 'Channel Partner Login' })).toBeVisible()
    await checkPage()
    await new LoginPage(page).logIn(personas.P1)

    await expect(page).toHaveURL('/associate/bookings-by-date')
    await expect(page).toHaveTitle('Plot Partner - Bookings By Month')
    await checkPage()

    await bookedLink(page).click()

    await expect(page).toHaveTitle('Plot Partner - Booked Plots')
    await expect(page).toHaveURL(/\/associate\/bookings\/booked\/[^/]+\/\d+\?date=\d{4}-\d{2}-\d{2}$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Booked Plots' })).toBeVisible()
    await checkPage()
    const customer = page.locator('main details:has(h2)').first()
    if (!(await customer.evaluate((details: HTMLDetailsElement) => details.open)))
      await customer.locator('summary').click()
    await customer.getByRole('link', { name: 'Receipts' }).click()

    await expect(page.getByRole('heading', { level: 1, name: 'Receipts' })).toBeVisible()
    await checkPage()
    await page.getByRole('link', { name: 'Booked Plots' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Booked Plots' })).toBeVisible()
    const reloadedCustomer = page.locator('main details:has(h2)').first()
    if (!(await reloadedCustomer.evaluate((details: HTMLDetailsElement) => details.open)))
      await reloadedCustomer.locator('summary').click()
    await reloadedCustomer.getByRole('link', { name: 'EMI / Due Stmt' }).click()

    await expect(page.getByRole('heading', { level: 1, name: 'EMI Statement' })).toBeVisible()
    await checkPage()
    await logOut(page)

    await expect(page).toHaveURL('/login')
    await page.goBack()
    await expect(page).toHaveURL(/\/login\?returnTo=/)
    await page.goto('/associate/bookings-by-date')
    await expect(page).toHaveURL('/login?returnTo=%2Fassociate%2Fbookings-by-date')
  },
)
