import { expect, test } from './fixtures'

test('M143 M201 with two tabs, a row leads back to the list of its tab, with the pages loaded so far', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('P1', '/associate/commission/payments?sort=amount&order=asc')
  await page.getByRole('link', { name: 'Load More' }).click()
  // Load More names the year of the list, so that page 2 belongs to the same list as page 1 (X097).
  await expect(page).toHaveURL(/\?year=20\d\d&sort=amount&order=asc&page=2(#page-2)?$/)
  const [withTwoPages = ''] = page.url().split('#')
  const otherTab = await context.newPage()
  await otherTab.goto('/associate/commission/payments?year=2025')
  await page.getByRole('main').locator('tbody').getByRole('link').last().click()
  await page.getByRole('main').getByRole('link', { name: 'Payments', exact: true }).click()
  await expect(page).toHaveURL(withTwoPages)
  await otherTab.close()
})
