import { bookedLink, expect, personas, test } from './fixtures'
import { LoginPage } from '../pages/login-page'

const byMonth = '/associate/bookings-by-date'

test.describe('focus after a scripted action', { tag: '@js' }, () => {
  test('M144 Apply moves focus to the heading and announces the result', async ({ page, signIn }) => {
    await signIn('P1', `${byMonth}?filters=open`)
    const heading = page.getByRole('heading', { level: 1 })
    const outcome = page.getByRole('main').getByRole('status')
    await page.getByLabel('Plot No.').fill('zzzz')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(heading).toBeFocused()
    await expect(outcome.filter({ hasText: 'No Records Found!' })).toBeVisible()
    await page.getByRole('link', { name: /^Remove filter Plot No/ }).click()
    await expect(page).not.toHaveURL(/plot_no=zzzz/)
    await expect(heading).toBeFocused()
    await expect(outcome.filter({ hasText: /^\d+ bookings shown$/ })).toHaveCount(1)
  })

  test('M035 login moves focus to the heading of the first page', async ({ page }) => {
    await page.goto('/login')
    await new LoginPage(page).logIn(personas.P1)
    await expect(page).toHaveURL(byMonth)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('Back moves focus to the link that the person followed', async ({ page, signIn }) => {
    // Safari before 17.4 lacks `checkVisibility`. `restore` adds this function again for the page check after the test.
    await page.addInitScript(() => {
      const { checkVisibility } = Element.prototype
      Object.assign(window, { restore: () => Object.assign(Element.prototype, { checkVisibility }) })
      Reflect.deleteProperty(Element.prototype, 'checkVisibility')
    })
    await signIn('P1', byMonth)
    const link = bookedLink(page)
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Booked Plots' })).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(byMonth)
    await expect(link).toBeFocused()
    await page.evaluate('restore()')
  })

  test('Back opens the folds that were open, and returns to the place in the list', async ({
    page,
    signIn,
  }) => {
    await signIn('P1')
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto('/associate/bookings-by-date')
    const days = page.getByRole('main').getByRole('table').locator('details')
    await expect(days.nth(2)).toBeVisible()
    await days.nth(0).locator('summary').click()
    await days.nth(2).locator('summary').click()
    const booking = page
      .getByRole('main')
      .getByRole('row')
      .getByRole('link', { name: /^Booked/ })
      .last()
    await booking.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => scrollY)
    await booking.click()
    await expect(page).not.toHaveURL(/bookings-by-date/)
    await page.goBack()
    for (const [index, isOpen] of [true, false, true].entries())
      await expect(days.nth(index)).toHaveJSProperty('open', isOpen)
    expect(await page.evaluate(() => scrollY)).toBe(place)
  })
})

test('WCAG 2.4.11 "Save" of Settings is always on screen, and covers no focused choice', async ({
  page,
  signIn,
}) => {
  await signIn('P1')
  for (const [width, height] of [
    [360, 640],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/settings')
    // The second visit of one address would restore the place of the first.
    await page.evaluate(() => scrollTo(0, 0))
    const save = page.getByRole('button', { name: 'Save', exact: true })
    await expect(save).toBeInViewport({ ratio: 1 })
    for (const choice of await page.getByRole('radio').all()) {
      await choice.focus()
      await expect(save).toBeInViewport({ ratio: 1 })
      expect(await choice.evaluate(isUncovered), await choice.inputValue()).toBe(true)
    }
  }
})

function isUncovered(element: Element) {
  const { left, width, bottom } = element.getBoundingClientRect()
  return document.elementFromPoint(left + width / 2, bottom - 1) === element
}
