import { servers } from '../setup/servers'
import { expect, mintSession, PASSWORD, test } from './fixtures'

test(
  'X051 "This wasn’t me" logs out other devices and opens Change Password',
  { tag: '@gate' },
  async ({ page, signIn, request }, { project }) => {
    // Of the other journeys, only those of the calendar feed may log in as these people.
    const user = project.name === 'js' ? '9000000019' : '9000000020'
    await mintSession(request, servers.portal.url, user)
    const statusOnOtherDevice = async () => (await request.get('/profile', { maxRedirects: 0 })).status()
    expect(await statusOnOtherDevice()).toBe(200)
    await signIn(user, '/activity')
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
