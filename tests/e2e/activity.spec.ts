import { servers } from '../setup/servers'
import { expect, jsonReply, mintSession, PASSWORD, test } from './fixtures'

const row = (at: string, kind: string, more = {}) => ({ at, kind, ...more })
const ROWS = [
  row('2026-11-21 09:05:00', 'login', { device: 'Chrome on Android', address: '203.0.113.x' }),
  row('2026-11-21 08:00:00', 'bank request', { before: 'ending 1234', after: 'ending 5678' }),
  row('2026-11-20 18:30:00', 'cash received', { detail: 'bill 9' }),
]

test('X050 Account Activity lists events by day', async ({ page, faulty }) => {
  await faulty.signIn('P1')
  await faulty.setReply('associate/activity', jsonReply({ activity: ROWS }))
  await page.goto(`${faulty.url}/activity`)
  await expect(page).toHaveTitle('Plot Partner - Account Activity')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['21-Nov-26', '20-Nov-26'])
  const table = page.getByRole('table', { name: 'Account activity' })
  const loginRow = table.getByRole('row').filter({ hasText: 'Password accepted' })
  await expect(loginRow).toContainText('9:05 AM')
  await expect(loginRow).toContainText('Chrome on Android · 203.0.113.x')
  await expect(table.getByRole('row').filter({ hasText: 'Bank change requested' })).toContainText(
    'ending 1234 → ending 5678',
  )
  await expect(table.getByRole('row').filter({ hasText: 'Cash commission received' })).toContainText('bill 9')
})

test(
  'X051 "This wasn’t me" logs out other devices and opens Change Password',
  { tag: '@gate' },
  async ({ page, signIn, request }, { project }) => {
    // Of the other journeys, only those of the calendar feed may log in as these people.
    const user = project.name === 'js' ? '9000000019' : '9000000020'
    await mintSession(request, servers.portal.url, user)
    const statusOnOtherDevice = async () => (await request.get('/profile', { maxRedirects: 0 })).status()
    expect(await statusOnOtherDevice()).toBe(200)
    await signIn(user)
    await page.goto('/activity')
    await page.getByRole('link', { name: "This wasn't me" }).click()
    await expect(page.getByRole('heading', { level: 1, name: "This wasn't me" })).toBeVisible()
    const logOut = page.getByRole('button', { name: 'Log out other devices' })
    // The password is required even in a new session.
    await logOut.press('Enter')
    await expect(
      page.getByRole('alert').getByRole('link', { name: 'Current Password is required' }),
    ).toBeVisible()
    await page.getByLabel('Current Password', { exact: true }).fill('Wrong-One-1')
    await logOut.click()
    await expect(
      page.getByRole('alert').getByRole('link', { name: 'Current Password is wrong' }),
    ).toBeVisible()
    await page.getByLabel('Current Password', { exact: true }).fill(PASSWORD)
    await logOut.click()
    await expect(page).toHaveURL(/\/change-password$/)
    await expect(
      page.getByText('1 other device is logged out. Now choose a new password.', { exact: true }),
    ).toBeVisible()
    expect(await statusOnOtherDevice()).toBe(302)
    await page.goto('/activity')
    await expect(
      page.getByRole('table').getByText('"This wasn\'t me": other devices logged out').first(),
    ).toBeVisible()
  },
)
