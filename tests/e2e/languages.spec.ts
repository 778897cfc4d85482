import type { Page } from '@playwright/test'
import { todayInIndia } from '../../app/domain/dates'
import { financialYearOf } from '../../app/domain/financial-year'
import { format } from '../../app/messages/icu'
import type { Language } from '../../app/messages/languages'
import { TEXTS } from '../../app/messages/texts'
import { personaOf } from '../../reference-api/demo-data/personas'
import { expect, expectNoSidewaysScroll, PASSWORD, personas, test } from './fixtures'

const LETTERS: Record<string, RegExp> = { hi: /\p{Script=Devanagari}/u, te: /\p{Script=Telugu}/u }
/** English words that a page in another language must not contain. */
const ENGLISH =
  /\b(Bookings|Commission|Payments|Receipts|Instalments|Team|Settings|Save|Submit|Search|Due|Paid|Full|Part|North|South|East|West|Cheque|Booking Amount)\b/

for (const language of ['te', 'hi'] as const) {
  const text = (key: keyof typeof TEXTS, inputs: Record<string, string | number> = {}) =>
    format(TEXTS[key][language], language, inputs)

  test.describe(`in ${language}`, () => {
    test.use({ locale: `${language}-IN` })

    test(`X070 X071 ${language}: login, its errors and bookings are in the browser’s language`, async ({
      page,
    }) => {
      await page.goto('/login')
      await expectLanguage(page, language)
      await expect(page).toHaveTitle(`Plot Partner - ${text('login')}`)
      await page.getByLabel(text('userId')).press('Enter')
      await expect(page.getByText(text('mobileOrEmailIsRequired')).first()).toBeVisible()
      await page.getByLabel(text('userId')).fill(personas.P1)
      await page.getByLabel(text('password'), { exact: true }).fill(PASSWORD)
      await page.getByRole('button', { name: text('login'), exact: true }).click()
      await page.waitForURL(/\/(home|associate)/)
      await page.goto('/associate/bookings-by-date')
      await expectLanguage(page, language)
      await page
        .getByRole('link', { name: text('booked'), exact: true })
        .first()
        .click()
      await expect(page).toHaveTitle(`Plot Partner - ${text('bookedPlots')}`)
      await page.goto('/associate/bookings')
      await expectLanguage(page, language)
    })

    test(
      `X070 X071 ${language}: a statement is translated, and English texts of the upstream are marked as English`,
      { tag: '@gate' },
      async ({ page, signIn }) => {
        await signIn('P1', '/associate/bookings/booked/HG1024/4')
        await expectLanguage(page, language)
        await page.locator('main details:has(h2) summary').first().click()
        await page
          .getByRole('link', { name: text('emiDueStmt') })
          .first()
          .click()
        await expect(page).toHaveTitle(`Plot Partner - ${text('emiStatement')}`)
        // The text is not visible, because paid instalments are folded.
        await expect(page.getByText(text('bookingAmount')).first()).toBeAttached()
        await expectLanguage(page, language)
        await page.goto('/notifications')
        await expect(page.getByRole('heading', { level: 2 }).locator('[lang=en]').first()).toBeVisible()
      },
    )

    test(
      `X070 ${language}: files, errors and unknown addresses are translated`,
      { tag: ['@request', '@gate'] },
      async ({ page, signIn }) => {
        await signIn('P1')
        const headers = { 'Accept-Language': language }
        const get = (path: string) => page.request.get(path, { headers, maxRedirects: 0 })
        const csv = await (await get('/associate/bookings-by-date.csv')).text()
        expect(csv).toContain(text('month'))
        // Dates in files stay English (X071).
        expect(csv).toMatch(/,\d{1,2}-[A-Z][a-z]{2}-\d\d,/)
        // Requests for a person outside the team and for an unknown person get the same response (M030).
        const outsideTeam = await get(`/associate/bookings/booked/${personaOf('P2').id}/1`)
        expect([outsideTeam.status(), (await outsideTeam.text()).includes(text('notInYourTeam'))]).toEqual([
          404,
          true,
        ])
        const unknown = await get('/nothing-here')
        expect([unknown.status(), unknown.headers()['content-language']]).toEqual([404, `${language}-IN`])
        expect(await unknown.text()).toContain(text('pageNotFound'))
        expect((await get('/manifest.webmanifest')).headers()['vary']).toContain('Accept-Language')
        expect(await (await get('/manifest.webmanifest')).json()).toMatchObject({ lang: `${language}-IN` })
      },
    )
  })
}

test.describe('in Telugu', () => {
  test.use({ locale: 'te-IN' })

  test('X070 the longer texts of another language fit narrow phones', async ({ page, signIn }) => {
    await signIn('P1')
    await page.setViewportSize({ width: 320, height: 740 })
    for (const screen of [
      '/home',
      '/associate/bookings-by-date?filters=open',
      '/associate/commission/payments?filters=open',
      '/associate/collections',
      '/associate/commission/tax',
      '/associate/team',
      '/associate/projects/1',
      '/plot-price-calculation',
      '/bank-details',
      '/activity',
      '/settings',
    ]) {
      await page.goto(screen)
      await expectNoSidewaysScroll(page)
    }
  })
})

test('X070 login and Settings name each language in its own script, and switch to the chosen language', async ({
  page,
  signIn,
}) => {
  await page.goto('/login?returnTo=%2Fprofile')
  await page.getByRole('button', { name: 'हिन्दी' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN')
  expect(page.url()).toContain('returnTo=%2Fprofile')
  await expect(page.getByRole('button', { name: 'हिन्दी' })).toHaveAttribute('aria-current', 'true')
  await signIn('P2', '/settings')
  await page.getByLabel('తెలుగు').check()
  await page.getByRole('button', { name: TEXTS.save.hi, exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'te-IN')
  await expect(page.getByText(TEXTS.settingsSaved.te)).toBeVisible()
  await page.getByLabel('English').check()
  await page.getByRole('button', { name: TEXTS.save.te, exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN')
})

test(
  'X070 maps and charts are in the language of each reader',
  { tag: '@request' },
  async ({ page, signIn }) => {
    await signIn('P1')
    // A request for Home caches the capabilities, which the map needs (X001).
    await page.request.get('/home')
    for (const language of ['hi', 'te', 'en'] as const) {
      const headers = { 'Accept-Language': language }
      const get = async (path: string) => (await page.request.get(path, { headers })).text()
      const [, map = ''] = /<iframe[^>]* src="([^"]+)"/.exec(await get('/associate/projects/1')) ?? []
      expect(await get(map.replaceAll('&amp;', '&'))).toContain(TEXTS.notAvailableInText[language])
      const months = TEXTS.monthsShort[language].split(' ')
      expect(await get('/associate/commission/payments')).toContain(
        `${months[3]} ${financialYearOf(todayInIndia())}`,
      )
    }
  },
)

test(
  'X072 a page loads the texts of its own language only',
  { tag: ['@js', '@gate'] },
  async ({ browser }) => {
    const context = await browser.newContext({ locale: 'te-IN' })
    const page = await context.newPage()
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/assets/') && request.url().endsWith('.js')) scripts.push(request.url())
    })
    await page.goto('/login')
    await page.getByRole('link', { name: TEXTS.forgotPassword.te }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TEXTS.forgotPassword.te)
    expect(scripts.filter((script) => script.includes('/messages-'))).toEqual([
      expect.stringContaining('/assets/messages-te-'),
    ])
    await context.close()
  },
)

async function expectLanguage(page: Page, language: Language) {
  await expect(page.locator('html')).toHaveAttribute('lang', `${language}-IN`)
  const pageText = await page.getByRole('main').innerText()
  expect(pageText).toMatch(LETTERS[language] ?? /./)
  expect(pageText).not.toMatch(ENGLISH)
  expect(pageText).not.toContain(TEXTS.weCantFindThatPage[language])
}
