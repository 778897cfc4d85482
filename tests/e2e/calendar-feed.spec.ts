import type { Page } from '@playwright/test'
import { unsealData } from 'iron-session'
import { servers } from '../setup/servers'
import { readRow } from './database'
import { allModes, expect, test } from './fixtures'

/** Sellers whose customers have unpaid instalments. Each test uses a different seller, because a person has only one feed. */
const SELLERS = `
  select distinct associates.id, mobile from associates
  join bookings on seller_id = associates.id and bookings.status_id = 2
  join instalments on booking_id = bookings.id and paid_rupees < amount_rupees and kind <> 'registration'
  where must_change_password = 0 and user_type = 2 and mobile > '9000000010'
  order by associates.id limit 1 offset ?`
/** At least the number of tests in this file that call `nextSeller`. */
const SELLERS_PER_MODE = 7
let sellersUsed = 0
function nextSeller(): `9${string}` {
  const { project, parallelIndex } = test.info()
  const firstOfWorker = parallelIndex * 2 * SELLERS_PER_MODE
  const firstOfMode = firstOfWorker + (project.name === 'js' ? 0 : SELLERS_PER_MODE)
  const offset = firstOfMode + (sellersUsed % SELLERS_PER_MODE)
  sellersUsed += 1
  return readRow<{ mobile: `9${string}` }>(SELLERS, offset).mobile
}

const feed = (page: Page) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Calendar feed' }) })
const linkField = (page: Page) => page.getByRole('textbox', { name: 'Link' })

async function makeLink(page: Page, base = ''): Promise<string> {
  await page.goto(`${base}/settings`)
  await feed(page).getByRole('button', { name: 'Make a calendar link' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar link' })).toBeVisible()
  return linkField(page).inputValue()
}

const tokenIn = (address: string) => /calendar\/([\w-]{43})/.exec(address)?.[1] ?? ''

/** Returns the readable text of a cookie, also of a sealed cookie. */
async function contentOf(cookie: string): Promise<string> {
  const secret = { password: servers.portal.env.SESSION_SECRET, ttl: 0 }
  return cookie.startsWith('Fe26')
    ? JSON.stringify(await unsealData(cookie, secret))
    : decodeURIComponent(cookie)
}

/** Sends no cookies, as a calendar app does. */
const fetchFeed = (address: string): Promise<Response> => fetch(address)

test.describe('the calendar feed', () => {
  test(
    'X024 can be made, read, shown with names, replaced and revoked',
    { tag: allModes },
    async ({ page, signIn }) => {
      await signIn(nextSeller(), '/associate/collections')
      await page.getByRole('link', { name: 'Add to calendar' }).click()
      await expect(page).toHaveURL('/settings#calendar-feed')

      const address = await makeLink(page)
      await expect(page).toHaveURL('/settings/calendar-link')
      const response = await fetchFeed(address)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'text/calendar; charset=utf-8',
        'cache-control': 'private, max-age=300',
        'x-robots-tag': 'noindex',
      })
      expect(response.headers.getSetCookie()).toEqual([])
      expect(await response.text()).toMatch(/\nSUMMARY:₹[\d\\,]+ due · Plot [^·]+ · [^·]+\n/)

      await page.goto('/settings')
      await expect(feed(page)).toContainText(/Made on \d{1,2}-[A-Z][a-z]{2}-\d\d/)
      await expect(feed(page)).toContainText(/Last read \d/)
      expect(await page.content()).not.toContain('/calendar/')
      await feed(page).getByRole('button', { name: "Show customers' names" }).click()
      await expect(page.getByText("Your calendar shows customers' names from its next update.")).toBeVisible()
      expect(await (await fetchFeed(address)).text()).toMatch(/\nSUMMARY:[^·]+ · [^·]+ · [^·]+ · /)

      await feed(page).getByRole('link', { name: 'Make a new link' }).click()
      await page.getByRole('button', { name: 'Make a new link' }).click()
      const newAddress = await linkField(page).inputValue()
      expect([(await fetchFeed(address)).status, (await fetchFeed(newAddress)).status]).toEqual([404, 200])

      await page.getByRole('link', { name: 'Settings' }).last().click()
      await feed(page).getByRole('link', { name: 'Revoke link' }).click()
      await page.getByRole('button', { name: 'Revoke link' }).click()
      await expect(page.getByText('The calendar link is revoked.')).toBeVisible()
      const revokedResponse = await fetchFeed(newAddress)
      expect(revokedResponse.status).toBe(404)
      expect(await revokedResponse.text()).toBe('There is no such calendar.\n')
    },
  )

  test('X024 the link is in no cookie, local storage or URL, and is shown once', async ({ page, signIn }) => {
    await signIn(nextSeller())
    const address = await makeLink(page)
    const token = tokenIn(address)
    expect(page.url()).not.toContain(token)
    const { cookies, origins } = await page.context().storageState()
    const contents = await Promise.all(cookies.map(({ value }) => contentOf(value)))
    expect(contents.join()).toContain('"authenticatedAtMs":')
    expect(JSON.stringify([contents, origins])).not.toContain(token)
    await page.goto('/settings/calendar-link')
    await expect(linkField(page)).toHaveCount(0)
    await expect(page.getByText('This replaces your earlier link.')).toBeVisible()
    expect((await fetchFeed(address)).status).toBe(200)
  })
})

test.describe('saved copies', { tag: '@js' }, () => {
  test.use({ serviceWorkers: 'allow' })

  test('X024 the link is in no saved copy', async ({ page, signIn }) => {
    await signIn(nextSeller(), '/settings')
    // Once the page is saved, the script that saves pages is loaded.
    await expect.poll(async () => Object.keys(await savedCopies(page))).toContain('/settings')
    await feed(page).getByRole('button', { name: 'Make a calendar link' }).click()
    const token = tokenIn(await linkField(page).inputValue())
    await page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
    )
    await page.goto('/profile')
    await expect.poll(async () => Object.keys(await savedCopies(page))).toContain('/profile')
    const copies = await savedCopies(page)
    expect(copies['/profile']).toContain('My Profile')
    expect(JSON.stringify(copies)).not.toContain(token)
  })
})

const savedCopies = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const copies: Record<string, string> = {}
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        copies[new URL(request.url).pathname] = (await (await cache.match(request))?.text()) ?? ''
    }
    return copies
  })
