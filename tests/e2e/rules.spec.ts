import { expect, test } from './fixtures'

test(
  'X092 a calculation links to its rule on the page of rules, which has formulas and examples',
  { tag: '@gate' },
  async ({ page, signIn, checkPage }) => {
    await signIn('P1', '/associate/commission/payments')
    await page.locator('summary', { hasText: /^Earned/ }).click()
    await page.getByRole('link', { name: 'Formula and example' }).click()
    await expect(page).toHaveURL('/associate/rules#commission-and-discount')
    await expect(page).toHaveTitle('Plot Partner - How figures are calculated')
    const heading = page.getByRole('heading', { level: 2, name: 'Commission and discount' })
    await expect(heading).toBeInViewport()
    await expect(
      page.getByRole('listitem').filter({ hasText: 'Eligible amount = size × eligible rate' }),
    ).toBeVisible()
    const example = page.locator('section', {
      has: page.getByRole('heading', { level: 3, name: 'Example: late charges' }),
    })
    await expect(example.last()).toContainText(/Unpaid amount\s*₹76,700.*Result\s*Late charges\s*₹1,135/s)
    await checkPage()
  },
)
