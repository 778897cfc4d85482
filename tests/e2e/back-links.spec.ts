import { expect, test } from './fixtures'

test('X021 M201 the back link of a row of Collections leads to the list as it was filtered and sorted', async ({
  page,
  signIn,
}) => {
  const list = '/associate/collections?scope=team&window=overdue&sort=amount&order=desc'
  await signIn('P1')
  await page.goto(list)
  const main = page.getByRole('main')
  await main.locator('tbody').getByRole('link').first().click()
  await expect(page).not.toHaveURL(list)
  // Another tab of the details also leads back.
  await main.getByRole('link', { name: 'Receipts', exact: true }).first().click()
  await main.getByRole('link', { name: 'Collections', exact: true }).first().click()
  await expect(page).toHaveURL(list)
})

test('M143 M201 with two tabs, a row leads back to the list of its tab, with the pages loaded so far', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('P1')
  await page.goto('/associate/commission/payments?sort=amount&order=asc')
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
