import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPortalProcess } from '../factories/portal-process'
import { servers } from '../setup/servers'
import { expect, test } from './fixtures'

/** A port per mode, because both may run simultaneously. */
const PORTS = { js: 13, 'no-js': 14 }
const PORTS_WITHOUT_DATA = { js: 15, 'no-js': 16 }
const ASSIGNED = 'Office#2027'
const OWN = 'Own#2027x'

test('X060 X066 a firm imports its files, and an associate sees exactly those figures', async ({ page }) => {
  test.setTimeout(180_000)
  const books = mkdtempSync(join(tmpdir(), 'books-'))
  const dataDir = join(books, 'data')
  const data = (...args: string[]) =>
    execFileSync(process.execPath, ['build/reference-api/data/main.js', ...args], {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', PASSWORD_SCRYPT_N: '1024' },
      encoding: 'utf8',
    })
  data('template', join(books, 'template'))
  expect(readFileSync(join(books, 'template/README.md'), 'utf8')).toContain('## receipts.csv')
  const folder = join(books, 'firm')
  cpSync('tests/firm-data', folder, { recursive: true })
  expect(data('import', folder, '--dry-run')).toContain('The files are valid. Nothing was changed.')
  expect(data('import', folder)).toContain('bookings.csv: 120 rows, 120 new or changed')
  expect(data('check')).not.toMatch(/FAIL|warn/)
  data('user', 'password', '9876510003', ASSIGNED)

  const port =
    Number(new URL(servers.portal.url).port) + PORTS[test.info().project.name as keyof typeof PORTS]
  await using portal = await startPortalProcess(port, {
    DATA_DIR: dataDir,
    DEMO_DATA: 'false',
    PASSWORD_SCRYPT_N: '1024',
    SESSION_SECRET: servers.portal.env.SESSION_SECRET,
  })
  const open = (path: string) => page.goto(portal.url + path)
  const sees = (text: string) =>
    expect(page.getByRole('main').getByText(text).filter({ visible: true }).first()).toBeVisible()
  await open('/login')
  await page.getByLabel('User ID').fill('9876510003')
  await page.getByLabel('Password', { exact: true }).fill(ASSIGNED)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByLabel('New Password', { exact: true }).fill(OWN)
  await page.getByLabel('Confirm Password', { exact: true }).fill(OWN)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  await sees('Asha Devi')

  // Paid: ₹12,000 by bank and ₹9,000 in cash. Due: ₹99,000 on GB-001 and all ₹1,17,600 on GB-002.
  await open('/associate/commission/payments')
  await sees('₹12,000')
  await sees('₹9,000')
  await open('/associate/commission/my-dues/1?all=1')
  await sees('₹99,000')
  await sees('₹1,17,600')
  await open('/cash-commission-requests')
  await sees('₹9,000')
  await open('/associate/projects')
  await sees('Konaseema Meadows')
  await open('/associate/team')
  await sees('GP1003')

  // A new receipt shows immediately.
  const plots = '/associate/bookings/booked/GP1003/1'
  await open(plots)
  await sees('Meenakshi Pillai')
  const receipts = join(folder, 'receipts.csv')
  writeFileSync(receipts, `${readFileSync(receipts, 'utf8')}R-9001;GB-001;01-11-2026;5,85,000;\r\n`)
  expect(data('import', folder)).toContain('receipts.csv: 522 rows, 1 new or changed')
  await open(plots)
  await sees('₹13,20,000')
  rmSync(books, { recursive: true, force: true })
})

test('X060 M228 an empty portal says what is missing and who adds it', async ({ page }) => {
  test.setTimeout(120_000)
  const dataDir = mkdtempSync(join(tmpdir(), 'nothing-'))
  const add = ['user', 'add', '--id', 'GP1001', '--name', 'Ravi', '--mobile', '9876510001', '--level', '1']
  execFileSync(process.execPath, ['build/reference-api/data/main.js', ...add, '--password', ASSIGNED], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', PASSWORD_SCRYPT_N: '1024' },
  })
  const port =
    Number(new URL(servers.portal.url).port) +
    PORTS_WITHOUT_DATA[test.info().project.name as keyof typeof PORTS]
  await using portal = await startPortalProcess(port, {
    DATA_DIR: dataDir,
    DEMO_DATA: 'false',
    PASSWORD_SCRYPT_N: '1024',
    SESSION_SECRET: servers.portal.env.SESSION_SECRET,
  })
  await page.goto(`${portal.url}/login`)
  await page.getByLabel('User ID').fill('9876510001')
  await page.getByLabel('Password', { exact: true }).fill(ASSIGNED)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByLabel('New Password', { exact: true }).fill(OWN)
  await page.getByLabel('Confirm Password', { exact: true }).fill(OWN)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  const main = page.getByRole('main')
  await page.goto(`${portal.url}/associate/projects`)
  await expect(main.getByText('Please login.')).toBeVisible()
  for (const path of [
    ...['/associate/projects', '/plot-availability', '/plot-price-calculation'],
    ...['/associate/team', '/associate/gallery'],
  ]) {
    await page.goto(portal.url + path)
    await expect(main.getByText('No projects are published yet. Your office adds them.')).toBeVisible()
    await expect(main.getByText('Project 4')).toHaveCount(0)
  }
  rmSync(dataDir, { recursive: true, force: true })
})
