import { spawnSync } from 'node:child_process'
import type { Page } from '@playwright/test'
import { runUserCommand } from '../../reference-api/data/user-commands'
import { openDatabase } from '../../reference-api/db/database'
import { servers } from '../setup/servers'
import { expect, PASSWORD, test } from './fixtures'
import { LoginPage } from '../pages/login-page'

const ASSIGNED_PASSWORD = 'Office#2027'
const OWN_PASSWORD = 'Own#2027x'
const UNKNOWN_MOBILE = '9800000009'

test(
  'X066 after login with a password from the office, a person must change the password; a deactivated user cannot log in until reactivated',
  { tag: '@gate' },
  async ({ page }) => {
    test.slow()
    const { id, mobile } =
      test.info().project.name === 'js'
        ? { id: 'HG8001', mobile: '9800000001' }
        : { id: 'HG8002', mobile: '9800000002' }
    addUser('--id', id, '--name', 'Anil', '--mobile', mobile, '--level', '1', '--password', ASSIGNED_PASSWORD)

    await logIn(page, mobile, ASSIGNED_PASSWORD)
    await expect(page).toHaveURL('/change-password-flag')
    await page.goto('/associate/bookings-by-date')
    await expect(page).toHaveURL('/change-password-flag')
    await page.getByLabel('New Password', { exact: true }).fill(OWN_PASSWORD)
    await page.getByLabel('Confirm Password', { exact: true }).fill(OWN_PASSWORD)
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page).toHaveURL('/profile')
    await page.goto('/associate/bookings-by-date')
    await expect(page).toHaveURL('/associate/bookings-by-date')

    await changeUser('deactivate', id)
    await page.goto('/associate/bookings-by-date')
    await expect(page).toHaveURL(/\/login/)
    await logIn(page, mobile, OWN_PASSWORD)
    await expect(page.getByText('Invalid user id or password.')).toBeVisible()
    await logIn(page, UNKNOWN_MOBILE, PASSWORD)
    await expect(page.getByText('Invalid user id or password.')).toBeVisible()

    await changeUser('activate', id)
    await logIn(page, mobile, OWN_PASSWORD)
    await expect(page).toHaveURL(/\/associate\/bookings-by-date/)
  },
)

async function logIn(page: Page, mobile: string, password: string) {
  await page.goto('/login')
  await new LoginPage(page).logIn(mobile, password)
}

function addUser(...args: string[]) {
  const program = ['build/reference-api/data/main.js', 'user', 'add', ...args]
  const { status, stderr } = spawnSync(process.execPath, program, {
    env: Object.assign({}, process.env, servers.portal.env),
    encoding: 'utf8',
  })
  expect(status, stderr).toBe(0)
}

/** Runs the command without starting its program again. */
async function changeUser(command: 'activate' | 'deactivate', id: string) {
  const db = openDatabase({ file: `${servers.portal.env.DATA_DIR}/plot-partner.sqlite` })
  await runUserCommand(db, [command, id], {})
  await db.destroy()
}
