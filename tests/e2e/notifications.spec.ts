import type { Page } from '@playwright/test'
import { expect, isJs, jsonReply, perMode, refusal, test } from './fixtures'

const screenPath = '/notifications'

const items = (page: Page) => page.getByRole('main').getByRole('listitem')
const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Notifications/ })
const clearCalls = (calls: { path: string; query: Record<string, string> }[]) =>
  calls.filter(({ path }) => path.includes('clear-notifications'))

test(
  'M010 the bell links to the list and shows the number of new notifications',
  { tag: '@gate' },
  async ({ page, signIn }) => {
    await signIn('P3', '/settings')
    await expect(bell(page)).toHaveAccessibleName('Notifications')
    await signIn('P1', '/settings')
    await expect(bell(page)).toHaveAccessibleName('Notifications, 14 new')
    await bell(page).click()
    await expect(page).toHaveURL(screenPath)
    await expect(page).toHaveTitle('Plot Partner - Notifications')
  },
)

test(
  'M085 M086 M087 shows header, message and date with line breaks and markup, and omits scripts',
  { tag: '@gate' },
  async ({ page, faulty }) => {
    await faulty.signIn('P1', screenPath)
    await expect(items(page)).toHaveCount(14)
    const bookedItem = items(page).filter({ hasText: 'Plot 24 booked' }).first()
    await expect(bookedItem.getByRole('heading', { name: 'Plot 24 booked' })).toBeVisible()
    await expect(bookedItem.locator('b')).toHaveText('Mango Bloom Gardens')
    await expect(bookedItem.locator('br')).toHaveCount(1)
    await expect(bookedItem).toContainText(/\d{1,2} [A-Z][a-z]{2} 20\d\d \d{1,2}:\d\d [AP]M/)
    await expect(items(page).getByRole('link', { name: 'see the brochure' }).first()).toHaveAttribute(
      'href',
      'https://demo.example/brochure',
    )
    const html = await (await page.request.get(`${faulty.url}${screenPath}`)).text()
    expect(html).not.toMatch(/not safe|%0A/)
    await expect(page).toHaveTitle('Plot Partner - Notifications')
    expect((await faulty.calls()).find(({ path }) => path.includes('notifications-list'))).toMatchObject({
      method: 'POST',
      path: '/associate/profile/get-notifications-list/HG1024',
    })
  },
)

test(
  'M010 M085 a notification that came after the last visit is marked as new',
  { tag: '@gate' },
  async ({ page, faulty }) => {
    await faulty.signIn('P3')
    const replyWith = (...days: string[]) =>
      faulty.setReply(
        'get-notifications-list',
        jsonReply({
          status: true,
          message: '',
          notifications: days.map((day) => ({
            id: day,
            header: `Of day ${day}`,
            message: 'Text',
            created_at: `2026-11-${day} 10:00:00`,
          })),
        }),
      )
    await replyWith('20')
    await page.goto(`${faulty.url}${screenPath}`)
    await expect(items(page).filter({ hasText: 'New' })).toContainText(['Of day 20'])
    await faulty.clearReply('get-notifications-list')
    await replyWith('21', '20')
    await page.goto(`${faulty.url}${screenPath}`)
    await expect(items(page).filter({ hasText: 'New' })).toContainText(['Of day 21'])
  },
)

test('M088 Delete removes one notification from the list and shows a message', async ({ page, faulty }) => {
  await faulty.signIn(perMode('9000000007', '9000000010'), screenPath)
  await expect(items(page)).toHaveCount(3)
  const header = await items(page).nth(1).getByRole('heading').innerText()
  await items(page)
    .nth(1)
    .getByRole('button', { name: `Delete ${header}` })
    .click()
  await expect(page.getByRole('status').getByText('Notification cleared.')).toBeVisible()
  await expect(items(page)).toHaveCount(2)
  // The next notification can be deleted with the next key.
  if (isJs()) await expect(items(page).nth(1).getByRole('button')).toBeFocused()
  // The list marks its notifications as read, so the other two are not new.
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  expect(clearCalls(await faulty.calls())).toMatchObject([
    { method: 'POST', query: { clear: '1', id: expect.stringMatching(/^\d+$/) as unknown as string } },
  ])
})

test(
  'M088 M089 a refused deletion restores the list and shows the upstream’s message',
  { tag: '@gate' },
  async ({ page, faulty }) => {
    await faulty.signIn('P2')
    await faulty.setReply('clear-notifications', refusal('Not today.'), 2)
    await page.goto(`${faulty.url}${screenPath}`)
    await expect(items(page)).toHaveCount(12)
    await items(page).first().getByRole('button').click()
    await expect(page.getByText('Not today.').first()).toBeVisible()
    await expect(items(page)).toHaveCount(12)
    await page.goto(`${faulty.url}${screenPath}`)
    await page.getByRole('link', { name: 'Clear All' }).click()
    await page.getByRole('button', { name: 'Yes' }).click()
    await expect(page.getByText('Not today.').first()).toBeVisible()
    await page.goto(`${faulty.url}${screenPath}`)
    await expect(items(page)).toHaveCount(12)
  },
)

test(
  'M089 M090 Clear All asks for confirmation; No keeps the list, Yes empties it',
  { tag: '@gate' },
  async ({ page, faulty, checkPage }) => {
    await faulty.signIn(perMode('9000000006', '9000000008'), screenPath)
    const initialCount = await items(page).count()
    expect(initialCount).toBeGreaterThan(2)
    const question = page.getByText('Are you sure you want to clear all notifications ?', { exact: true })
    await page.getByRole('link', { name: 'Clear All' }).click()
    await expect(question).toBeVisible()
    await checkPage()
    await page.getByRole(isJs() ? 'button' : 'link', { name: 'No', exact: true }).click()
    await expect(page).toHaveURL(`${faulty.url}${screenPath}`)
    await expect(items(page)).toHaveCount(initialCount)
    await page.getByRole('link', { name: 'Clear All' }).click()
    await page.getByRole('button', { name: 'Yes', exact: true }).click()
    await expect(page.getByRole('status').getByText('All notifications cleared.')).toBeVisible()
    await expect(page).toHaveURL(`${faulty.url}${screenPath}`)
    await expect(page.getByText('No results found.', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Clear All' })).toHaveCount(0)
    await expect(bell(page)).toHaveAccessibleName('Notifications')
    expect(clearCalls(await faulty.calls())).toMatchObject([
      { method: 'POST', query: { clear: '2', id: '0' } },
    ])
  },
)

test(
  'M091 without a session the list and Clear All redirect to login @js @no-js @request',
  { tag: '@gate' },
  async ({ page, request }) => {
    for (const path of [screenPath, '/notifications/clear']) {
      const response = await request.get(path, { maxRedirects: 0 })
      const loginPath = `/login?returnTo=${encodeURIComponent(path)}`
      expect([response.status(), response.headers().location]).toEqual([302, loginPath])
      await page.goto(path)
      await expect(page).toHaveURL(loginPath)
    }
  },
)
