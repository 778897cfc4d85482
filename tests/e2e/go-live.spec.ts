import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startPortalProcess } from '../factories/portal-process'
import { servers } from '../setup/servers'
import { expect, test } from './fixtures'
import { LoginPage } from '../pages/login-page'

/** Offsets from the port of the portal. Each mode has a port of its own, because both modes may run at the same time. */
const PORT_OFFSETS = { js: 13, 'no-js': 14 }
const ASSIGNED_PASSWORD = 'Office#2027'
const OWN_PASSWORD = 'Own#2027x'

test('X060 X066 a firm imports its files, and an associate sees the imported figures', async ({ page }) => {
  test.setTimeout(180_000)
  const workFolder = mkdtempSync(join(tmpdir(), 'books-'))
  const dataDir = join(workFolder, 'data')
  const runDataCommand = (...args: string[]) =>
    execFileSync(process.execPath, ['build/reference-api/data/main.js', ...args], {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', PASSWORD_SCRYPT_N: '1024' },
      encoding: 'utf8',
    })
  runDataCommand('template', join(workFolder, 'template'))
  expect(readFileSync(join(workFolder, 'template/README.md'), 'utf8')).toContain('## receipts.csv')
  const firmFolder = join(workFolder, 'firm')
  cpSync('tests/firm-data', firmFolder, { recursive: true })
  expect(runDataCommand('import', firmFolder, '--dry-run')).toContain(
    'The files are valid. Nothing was changed.',
  )
  expect(runDataCommand('import', firmFolder)).toContain('bookings.csv: 23 rows, 23 new or changed')
  expect(runDataCommand('check')).not.toMatch(/FAIL|warn/)
  runDataCommand('user', 'password', '9876510003', ASSIGNED_PASSWORD)

  const port =
    Number(new URL(servers.portal.url).port) +
    PORT_OFFSETS[test.info().project.name as keyof typeof PORT_OFFSETS]
  await using portal = await startPortalProcess(port, {
    DATA_DIR: dataDir,
    DEMO_DATA: 'false',
    PASSWORD_SCRYPT_N: '1024',
    SESSION_SECRET: servers.portal.env.SESSION_SECRET,
  })
  const open = (path: string) => page.goto(portal.url + path)
  const expectShown = (text: string) =>
    expect(page.getByRole('main').getByText(text).filter({ visible: true }).first()).toBeVisible()
  await logInFirstTime(page, portal.url, '9876510003')
  await expectShown('Asha Devi')

  // The files contain payments of ₹12,000 by bank and ₹9,000 in cash. They leave ₹99,000 due on GB-001 and ₹1,17,600 on GB-002.
  await open('/associate/commission/payments')
  await expectShown('₹12,000')
  await expectShown('₹9,000')
  await open('/associate/commission/my-dues/1?all=1')
  await expectShown('₹99,000')
  await expectShown('₹1,17,600')
  await open('/cash-commission-requests')
  await expectShown('₹9,000')
  await open('/associate/projects')
  await expectShown('Konaseema Meadows')
  await open('/associate/team')
  await expectShown('GP1003')

  // A new receipt shows immediately.
  const plots = '/associate/bookings/booked/GP1003/1'
  await open(plots)
  await expectShown('Meenakshi Pillai')
  const receiptsFile = join(firmFolder, 'receipts.csv')
  writeFileSync(receiptsFile, `${readFileSync(receiptsFile, 'utf8')}R-9001;GB-001;01-11-2026;5,85,000;\r\n`)
  expect(runDataCommand('import', firmFolder)).toContain('receipts.csv: 97 rows, 1 new or changed')
  await open(plots)
  await expectShown('₹13,20,000')
  rmSync(workFolder, { recursive: true, force: true })
})

/** Logs in with the password that the office assigned, and replaces the password. */
async function logInFirstTime(page: Page, url: string, mobile: string) {
  await page.goto(`${url}/login`)
  await new LoginPage(page).logIn(mobile, ASSIGNED_PASSWORD)
  await page.getByLabel('New Password', { exact: true }).fill(OWN_PASSWORD)
  await page.getByLabel('Confirm Password', { exact: true }).fill(OWN_PASSWORD)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
}
