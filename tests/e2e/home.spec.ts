import type { Page } from '@playwright/test'
import { todayInIndia } from '../../app/domain/dates'
import { financialYearOf } from '../../app/domain/financial-year'
import { formatRupees } from '../../app/domain/money'
import { allModes, expect, isJs, jsonReply, test } from './fixtures'
import { HomePage } from '../pages/home-page'
import { figureInRupees } from '../pages/money'
import { wireCashBillCard } from '../factories/wire'

const screenPath = '/home'
/** A slide shows for 5 seconds. */
const OVER_ONE_SLIDE_MS = 5_100
const OVER_TWO_SLIDES_MS = 11_000
const tiles = (page: Page) => page.getByRole('region', { name: 'Go to' })
const tile = (page: Page, label: string) => tiles(page).getByRole('link', { name: label })
/** Moves the pointer off the slides, because a pointer on a slide stops the slides. */
const movePointerAway = (page: Page) => page.mouse.move(5, 700)
const slides = (page: Page) => page.getByRole('region', { name: 'Highlights' }).getByRole('listitem')
/** Returns the index of the slide at the start of the list; while the list moves, a fraction in steps of 0.05. */
const shownSlide = (page: Page) =>
  slides(page)
    .first()
    .locator('..')
    .evaluate((list) => {
      const [first, second] = list.children as HTMLCollectionOf<HTMLElement>
      const step = (second?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0)
      return Math.round((list.scrollLeft / step) * 20) / 20
    })

async function installStoppedClock(page: Page) {
  await page.clock.install({ time: '2026-11-21T10:00:00Z' })
  await page.clock.pauseAt('2026-11-21T10:00:01Z')
}

test(
  'M050 if the slides fail, the tiles remain and a toast shows',
  { tag: '@gate' },
  async ({ page, faulty }) => {
    for (const [reply, message] of [
      [jsonReply({ image_slider: [] }), 'No data found'],
      [{ kind: 'status', status: 500 }, 'Something went wrong.'],
    ] as const) {
      await faulty.signIn('P1')
      await faulty.setReply('slider', reply)
      expect((await page.goto(`${faulty.url}${screenPath}`))?.status()).toBe(200)
      await expect(page.getByText(message, { exact: true })).toBeVisible()
      await expect(page.getByRole('region', { name: 'Highlights' })).toHaveCount(0)
      await expect(tiles(page).getByRole('listitem')).toHaveCount(13)
    }
  },
)

test('M052 a slide has its own address', { tag: ['@no-js', '@gate'] }, async ({ page, signIn }) => {
  await signIn('P1', screenPath)
  await slides(page).nth(1).getByRole('link').click()
  await expect(page).toHaveURL('/home?slide=2')
  await expect(page.getByRole('heading', { level: 1, name: 'Mango Bloom Gardens' })).toBeVisible()
  await expect(page.getByText('Two hundred mango trees line the main road.')).toBeVisible()
  const image = page.getByRole('img', { name: 'Mangoes in bloom' })
  await expect(image).toHaveAttribute('src', /w=1280$/)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Lotus Lake View' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Home', exact: true }).click()
  await expect(slides(page)).toHaveCount(5)
})

test(
  'M052 a slide opens in a large dialog',
  { tag: ['@js', '@gate'] },
  async ({ page, signIn, checkPage }) => {
    await signIn('P1', screenPath)
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
    const link = slides(page).first().getByRole('link')
    await link.click()
    const dialog = page.getByRole('dialog', { name: 'Sunrise Enclave' })
    await expect(dialog.getByRole('img', { name: 'Sunrise over the avenue' })).toHaveAttribute(
      'src',
      /w=1280$/,
    )
    await expect(dialog).toContainText('The entrance arch at six in the morning.')
    await checkPage()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
    await expect(link).toBeFocused()
    await link.click()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(screenPath)
  },
)

test('M051 slides advance every 5 seconds unless paused', { tag: '@js' }, async ({ page, signIn }) => {
  await installStoppedClock(page)
  await signIn('P1', screenPath)
  const pause = page.getByRole('button', { name: 'Pause' })
  await expect(pause).toBeVisible()
  await page.clock.runFor(4_900)
  expect(await shownSlide(page)).toBe(0)
  await page.clock.runFor(200)
  await expect.poll(() => shownSlide(page)).toBe(1)

  await slides(page).nth(1).hover()
  await page.clock.runFor(OVER_TWO_SLIDES_MS)
  expect(await shownSlide(page)).toBe(1)
  await movePointerAway(page)
  await slides(page).nth(1).getByRole('link').focus()
  await page.clock.runFor(OVER_TWO_SLIDES_MS)
  expect(await shownSlide(page)).toBe(1)

  await pause.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  await page.clock.runFor(OVER_TWO_SLIDES_MS)
  expect(await shownSlide(page)).toBe(1)
  await page.getByRole('button', { name: 'Play' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  await page.clock.runFor(OVER_ONE_SLIDE_MS)
  await expect.poll(() => shownSlide(page)).toBe(2)
  await page.clock.resume()
})

test('M051 slides stay still under reduced motion', { tag: ['@js', '@gate'] }, async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await installStoppedClock(page)
  await signIn('P1', screenPath)
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
  await page.clock.runFor(OVER_TWO_SLIDES_MS)
  expect(await shownSlide(page)).toBe(0)
  await page.clock.resume()
})

test(
  'M053 M054 shows thirteen tiles, each linked to its screen',
  { tag: '@gate' },
  async ({ page, signIn }) => {
    await signIn('P1', screenPath)
    const links = tiles(page).locator('li > a:has(svg)')
    const linkedTiles = await links.evaluateAll((all) =>
      all.map((link) => [link.querySelector('span')?.textContent, link.getAttribute('href')]),
    )
    expect(linkedTiles).toEqual([
      ['Commission', '/associate/commission/payments'],
      ['Bookings', '/associate/bookings-by-date'],
      ['Team', '/associate/team'],
      ['Plot Availability', '/plot-availability'],
      ['Reports', '/associate/reports'],
      ['Gallery', '/associate/gallery'],
      ['Projects', '/associate/projects'],
      ['Notifications', '/notifications'],
      ['Change Password', '/change-password'],
      ['Bank Details', '/bank-details'],
      ['Pending Requests', '/pending-requests'],
      ['Received CMSN', '/cash-commission-requests'],
      ['Price Calculator', '/plot-price-calculation'],
    ])
    await tile(page, 'Gallery').click()
    await expect(page).toHaveURL('/associate/gallery')
  },
)

test('X011 figures and the to-do list of Home match the screens to which they link', async ({
  page,
  signIn,
}) => {
  await signIn('P2')
  // Payments and Collections show the figures that Home repeats.
  // In April the list may begin with the year before.
  await page.goto(`/associate/commission/payments?year=${financialYearOf(todayInIndia())}`)
  const paid = await figureInRupees(page, 'Paid this year')
  const due = await page
    .getByRole('main')
    .getByRole('link', { name: /^Commission due/ })
    .innerText()
  await page.goto('/associate/collections')
  const overdue = page.getByRole('heading', { name: /^Overdue/ }).locator('..')
  const [, customers = '', amount = ''] = /^Overdue · (\d+)\s*(₹[\d,]+)/.exec(await overdue.innerText()) ?? []

  expect(amount).toMatch(/^₹/)
  await new HomePage(page).openWithFigures()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: /^Paid this year/ })).toContainText(formatRupees(paid * 100))
  await expect(main.getByRole('link', { name: /^Commission due/ })).toHaveText(due)
  const customersLink = page.getByRole('region', { name: 'To do' }).getByRole('link').first()
  await expect(customersLink).toContainText(`${customers} customers overdue`)
  await expect(customersLink).toContainText(amount)
  await customersLink.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Collections' })).toBeVisible()
  await new HomePage(page).openWithFigures()
  await main.getByRole('link', { name: /^Commission due/ }).click()
  await expect(page).toHaveURL('/associate/commission/my-dues')
})

test('X011 X040 Home greets by name, and says by how much "Paid this year" grew since the last visit', async ({
  page,
  faulty,
}) => {
  await faulty.signIn('P1')
  await faulty.setReply(
    'associate/changes',
    jsonReply({
      since: `${todayInIndia()} 00:00:00`,
      total: 2,
      rows: ['payment', 'bill'].map((kind) => ({
        ...{ kind, recorded_at: todayInIndia(), amount: 12_345, bill_no: 'B-1', billed_on: todayInIndia() },
        cash_cmsn_bill_status: kind === 'bill' ? 1 : null,
      })),
    }),
  )
  await new HomePage(page, faulty.url).openWithFigures()
  await expect(page.getByText(/^Good (morning|afternoon|evening), Ravi Kumar Teja$/)).toBeVisible()
  await expect(page.getByRole('link', { name: /^Paid this year/ })).toContainText(
    '+₹12,345 since your last visit',
  )
})

test('X011 figures that fail say so, each with "Try again", and so does the list of what is overdue', async ({
  page,
  faulty,
}) => {
  await faulty.signIn('P2')
  await faulty.setReply('associate/earnings', { kind: 'status', status: 500 })
  await faulty.setReply('associate/collections', { kind: 'status', status: 500 })
  await page.goto(`${faulty.url}${screenPath}`)
  await expect(page.getByText('Your commission did not load in time.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'To do' })).toContainText('This list is incomplete')
  await expect(page.getByText('Paid this year')).toHaveCount(0)
  await expect(tiles(page).getByRole('listitem')).toHaveCount(13)
  const earningsCalls = async () =>
    (await faulty.calls()).filter(({ path }) => path.includes('associate/earnings')).length
  // A page tries a failed call twice, and scripts load the page's figures once more.
  await expect.poll(earningsCalls).toBe(isJs() ? 4 : 2)
  await faulty.clearReply('associate/earnings')
  await faulty.clearReply('associate/collections')
  await page.getByRole('link', { name: 'Try again' }).first().click()
  await expect(page.getByText('Paid this year')).toBeVisible()
  await expect(page.getByText('in time')).toHaveCount(0)
})

test('X011 late figures fill in by themselves @js', async ({ page, faulty }) => {
  await faulty.signIn('P2')
  await faulty.setReply('associate/earnings', { kind: 'status', status: 500 }, 2)
  const html = await (await page.request.get(`${faulty.url}${screenPath}`)).text()
  expect(html).toContain('Your commission did not load in time.')
  await faulty.setReply('associate/earnings', { kind: 'status', status: 500 }, 2)
  await page.goto(`${faulty.url}${screenPath}`)
  await expect(page.getByText('Paid this year')).toBeVisible()
  await expect(page.getByText('Your commission did not load in time.')).toHaveCount(0)
  // So do the first steps, which depend on the figures.
  await faulty.signIn('P3')
  await faulty.loadCapabilities()
  await faulty.setReply('associate/earnings', { kind: 'status', status: 500 }, 2)
  await page.goto(`${faulty.url}${screenPath}`)
  await expect(page.getByRole('region', { name: 'What comes next' })).toBeVisible()
})

test(
  'X011 the to-do list has customers with an amount due today, and cash bills to accept and to receive',
  { tag: '@gate' },
  async ({ page, faulty }) => {
    await faulty.signIn('P2')
    const windows = [{ window: 'today', count: 1, amount: 5_000 }]
    await faulty.setReply('associate/collections', jsonReply({ windows, rows: [] }))
    const bills_info = [1, 2].map((status) =>
      wireCashBillCard({ cash_cmsn_bill_status: status, cmsn_total_amt: status * 100 }),
    )
    await faulty.setReply('cash-cmsn-paid-bills-info', jsonReply({ bills_info }))
    await new HomePage(page, faulty.url).openWithFigures()
    const links = page.getByRole('region', { name: 'To do' }).getByRole('link')
    await expect(links).toHaveText([
      /^1 customer due today\s*₹5,000\s*$/,
      /^1 cash bill to accept\s*Counts as paid once you confirm\s*₹100\s*$/,
      /^1 cash bill to receive\s*Counts as paid once you confirm\s*₹200\s*$/,
    ])
    await expect(links.first()).toHaveAttribute('href', '/associate/collections?window=today')
    await expect(tile(page, 'Received CMSN')).toContainText('2 waiting')
  },
)

test('M017 a revoked token redirects to login', { tag: [...allModes, '@gate'] }, async ({ page, faulty }) => {
  await faulty.signIn('P1')
  await faulty.setReply('get-notifications', { kind: 'status', status: 401 })
  // A page ignores replies that come late.
  await expect(async () => {
    await page.goto(`${faulty.url}${screenPath}`)
    await expect(page.getByRole('heading', { name: 'Channel Partner Login' })).toBeVisible({
      timeout: 1_000,
    })
  }).toPass()
})
