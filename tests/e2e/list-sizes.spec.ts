import { LANGUAGES } from '../../app/messages/languages'
import { expect, test } from './fixtures'

const MIN_ROWS = 20

/**
 * Lists that can continue on a further page. Find shows five rows of each group (X041), and Home five news (X040). Bookings by month are not
 * here: their pages are the upstream's, each of a few months.
 */
const PAGED_LISTS = [
  '/associate/collections?window=quarter',
  '/associate/collections?scope=team&window=quarter',
  '/associate/commission/my-dues/4',
  '/associate/commission/team-dues/4',
  '/associate/commission/payments?year=all',
  '/associate/commission/payments?view=team&year=all',
  '/associate/commission/payments?view=team&year=all&sort=amount&order=desc',
  '/activity',
  '/changes',
  '/find?q=ra&group=bookings',
  '/notifications',
  '/queries',
]

for (const language of LANGUAGES)
  test.describe(`in ${language}`, () => {
    test.use({ locale: `${language}-IN` })

    test(`X021 each window of Collections shows twenty rows or all of them, in ${language}`, async ({
      page,
      signIn,
    }) => {
      await signIn('P1')
      for (const scope of ['', '?scope=team']) {
        await page.goto(`/associate/collections${scope}`)
        await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}\\b`))
        const windows = page.locator('main section').filter({ has: page.getByRole('table') })
        expect(await windows.count()).toBeGreaterThan(0)
        for (const window of await windows.all()) {
          const heading = await window.getByRole('heading').first().innerText()
          const count = Number(/· (\d+)$/.exec(heading)?.[1])
          await expect(window.getByRole('rowheader'), heading).toHaveCount(Math.min(count, MIN_ROWS))
        }
      }
    })
  })

test('M143 a list shows at least twenty rows before "Load More"', async ({ page, signIn }) => {
  await signIn('P1')
  const continued = []
  for (const list of PAGED_LISTS) {
    await page.goto(list)
    const main = page.getByRole('main')
    if (!(await main.getByRole('link', { name: 'Load More' }).isVisible())) continue
    continued.push(list)
    const rows = main.locator('tbody [role=rowheader], li')
    expect.soft(await rows.count(), list).toBeGreaterThanOrEqual(MIN_ROWS)
  }
  expect(continued.length).toBeGreaterThan(4)
})
