import { servers } from '../setup/servers'
import { allModes, expect, jsonReply, mintSession, PASSWORD, test } from './fixtures'

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
  'X050 an empty list says what will appear there, and its CSV has the column names',
  { tag: allModes },
  async ({ page, faulty }) => {
    await faulty.signIn('P1')
    await faulty.setReply('associate/activity', jsonReply({ activity: [] }))
    await page.goto(`${faulty.url}/activity`)
    await expect(page.getByText('No activity yet.')).toBeVisible()
    await expect(page.getByText(/downloads appear here/)).toBeVisible()
    const response = await page.request.get(`${faulty.url}/activity.csv`)
    expect(response.headers()['content-type']).toContain('text/csv')
    expect(await response.text()).toContain('When,When (ISO),What,Details,Device,Address')
  },
)

test('X050 a downloaded file is listed by its name', async ({ page, signIn }, { project }) => {
  // No other journey downloads a file as these people.
  await signIn(project.name === 'js' ? '9000000017' : '9000000018')
  await page.goto('/activity')
  const downloads = page.getByRole('table').getByRole('row').filter({ hasText: 'File downloaded' })
  await expect(downloads).toHaveCount(0)
  const csvAddress = await page.getByRole('link', { name: 'Download CSV' }).getAttribute('href')
  expect((await page.request.get(csvAddress ?? '')).status()).toBe(200)
  await page.reload()
  await expect(downloads).toHaveCount(1)
  await expect(downloads).toContainText('account-activity.csv')
})

test(
  'X050 a file is served even if the upstream cannot record the download',
  { tag: allModes },
  async ({ page, faulty }) => {
    await faulty.signIn('P1')
    for (const fault of [{ kind: 'hang' }, { kind: 'status', status: 404 }] as const) {
      await faulty.setReply('record-download', fault, 1)
      const response = await page.request.get(`${faulty.url}/associate/commission/payments.csv`)
      expect(response.status()).toBe(200)
    }
    const recordCalls = (await faulty.calls()).filter(({ path }) => path.includes('record-download'))
    expect(recordCalls.map(({ query }) => query)).toEqual(
      Array(2).fill({ file: expect.stringMatching(/\.csv$/) }),
    )
  },
)

test('X050 the user menu links to Account Activity', async ({ page, signIn }) => {
  await signIn('P2')
  await page.goto('/profile')
  await page.locator('summary', { hasText: 'user menu' }).click()
  await page.getByRole('link', { name: 'Account Activity' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Account Activity' })).toBeVisible()
})

test(
  'X002 X050 without the capability, Profile does not mention Account Activity, and the addresses of Account Activity return 404',
  { tag: allModes },
  async ({ page, faulty }) => {
    await faulty.signIn('P1')
    await faulty.setReply('capabilities', jsonReply({ capabilities: ['earnings'] }))
    await page.goto(`${faulty.url}/profile`)
    await expect(page.getByText('Account Activity')).toHaveCount(0)
    for (const path of ['/activity', '/activity/not-me'])
      expect((await page.goto(`${faulty.url}${path}`))?.status()).toBe(404)
    expect((await page.request.get(`${faulty.url}/activity.csv`)).status()).toBe(404)
  },
)

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
