import { expect, test } from './fixtures'

const MAX_SUGGESTIONS = 8

test(
  'X041 Find opens with the focus in its field, and results with the focus on the title',
  { tag: '@gate' },
  async ({ page, signIn }) => {
    await signIn('P1', '/home')
    await page.getByRole('banner').getByRole('link', { name: 'Find' }).click()
    const field = page.getByRole('main').getByLabel('Name or number')
    await expect(field).toBeFocused()
    await field.fill('ra')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/find?q=ra')
    await expect(page.getByRole('link', { name: 'View all bookings' })).toBeVisible()
    await expect(field).not.toBeFocused()
  },
)

test(
  'X041 suggestions while typing open their page, by keyboard and by click',
  { tag: '@js' },
  async ({ page, signIn, checkPage }) => {
    await signIn('P1')
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/home')
    const topBarField = page.getByRole('banner').getByRole('combobox', { name: 'Find' })
    await topBarField.pressSequentially('hg102')
    const option = page.getByRole('banner').getByRole('option', { name: /HG1024/ })
    await expect(option).toBeVisible()
    expect(await page.getByRole('banner').getByRole('option').count()).toBeLessThanOrEqual(MAX_SUGGESTIONS)
    await checkPage()
    while ((await option.getAttribute('aria-selected')) !== 'true') await topBarField.press('ArrowDown')
    await topBarField.press('Enter')
    await expect(page).toHaveURL('/associate/team/HG1024')
    await expect(topBarField).toHaveValue('')

    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/find')
    const field = page.getByRole('main').getByRole('combobox', { name: 'Name or number' })
    await field.fill('qqqqzzzz')
    await expect(page.getByRole('main').getByText('Not found').first()).toBeVisible()
    await field.fill('kumra')
    await page.getByRole('option').first().click()
    await expect(page).not.toHaveURL(/\/find/)
  },
)

test(
  'X041 the slash key focuses the search box, but not while typing or on a link',
  { tag: '@js' },
  async ({ page, signIn }) => {
    await signIn('P1')
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/find?q=kumar')
    const searchBox = page.getByRole('banner').locator('input[name=q]')
    await expect(async () => {
      await page.keyboard.press('/')
      await expect(searchBox).toBeFocused({ timeout: 200 })
    }).toPass()
    await expect(searchBox).toHaveValue('')
    await page.keyboard.type('a/b')
    await expect(searchBox).toHaveValue('a/b')
    const link = page.getByRole('banner').getByRole('link').first()
    await link.press('/')
    await expect(link).toBeFocused()
  },
)
