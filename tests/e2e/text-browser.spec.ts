import { type RunningPortal, startPortal } from '../../bench/audit/portal'
import { dump, hasLynx, Lynx } from '../setup/lynx'
import { expect, mintSession, PASSWORD, personas, test as base } from './fixtures'

/** A portal with fixed data, so that pages match their snapshots. */
const test = base.extend<{ lynx: (path: string) => Lynx }, { portal: RunningPortal }>({
  portal: [
    async ({}, use) => {
      const portal = await startPortal({
        SEED_TODAY: '2026-09-07',
        THROTTLE: 'false',
        PASSWORD_SCRYPT_N: '1024',
      })
      await use(portal)
      await portal.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  lynx: async ({ portal }, use) => {
    const browsers: Lynx[] = []
    await use((path) => {
      const lynx = Lynx.open(portal.url + path)
      browsers.push(lynx)
      return lynx
    })
    for (const lynx of browsers) lynx.close()
  },
})

// All tests share one portal, so tests that change data run after the tests with snapshots.
test.describe.configure({ mode: 'default', timeout: 90_000 })
test.skip(!hasLynx, 'Lynx is not installed')

const MAX_LINES_ABOVE_HEADING = 14
const MAX_TRIES = 9

const SCREENS = {
  login: '/login',
  home: '/home',
  'bookings-by-month': '/associate/bookings-by-date',
  'bookings-by-team': '/associate/bookings',
  profile: '/profile',
  team: '/associate/team',
  // Own payments would not match a snapshot: they start with a summary of the current financial year.
  payments: '/associate/commission/payments?view=team',
  'my-dues': '/associate/commission/my-dues',
  'received-commission': '/cash-commission-requests',
  notifications: '/notifications',
  'plot-availability': '/plot-availability?project_id=4&layout=show',
  'price-calculator': '/plot-price-calculation',
}

for (const [name, path] of Object.entries(SCREENS))
  test(`M242 ${name} is readable as text`, { tag: '@request' }, async ({ portal, request }) => {
    const session = name === 'login' ? undefined : await mintSession(request, portal.url, personas.P1)
    const text = withoutToday(dumpWhole(portal.url + path, session))
    const lines = text.split('\n')
    expect(lines[0]).toMatch(/^ *Skip to content/)
    // Only headings start at the margin.
    const headingLine = lines.findIndex((line) => /^\S/.test(line))
    expect(headingLine, 'the line of the heading').toBeGreaterThan(0)
    expect(headingLine, 'the line of the heading').toBeLessThan(MAX_LINES_ABOVE_HEADING)
    expect(text).not.toMatch(/REFRESH|Printed on|modulepreload/)
    expect(text).toMatchSnapshot(`${name}.txt`)
  })

/** Requests the page again while figures are missing, because pages omit figures that come late. */
function dumpWhole(url: string, session?: string): string {
  for (let tries = 1; ; tries += 1) {
    const text = dump(url, session)
    if (tries === MAX_TRIES || !lacksFigures(text)) return text
  }
}

/** My Dues shows no total while the sum of a project is missing. P1 has new notifications on every screen but that of notifications. */
const lacksFigures = (text: string) =>
  /in\s+time\.\s+Try\s+again/.test(text) ||
  (text.includes('Which dues') && !text.includes('Total due')) ||
  (text.includes('user menu') && !/Notifications, \d+ new|\nNotifications\n/.test(text))

/** The data has a fixed date, but overdue amounts depend on the current date. */
const withoutToday = (text: string) =>
  text
    .replace(/Good (morning|afternoon|evening)/, 'Good day')
    .replace(/Paid this year \(\d{4}-\d{2}\) ₹[\d,]+/, 'Paid this year (year) ₹0')
    .replace(
      /\d+ customers? overdue\n( *)Longest \d+ days late ₹[\d,]+/,
      '9 customers overdue\n$1Longest 9 days late ₹9',
    )
    .replace(/ *\* \d+ customers? due today ₹[\d,]+\n/, '')
    // Figures of Team are those of the current financial year.
    .replace(/since 1-Apr-\d\d/, 'since 1-Apr')
    .replace(/\s+(\d+\s+bookings?\s+·\s+Collected\s+₹[\d,]+|Nothing\s+this\s+year)(?=\n)/g, '')

async function signIn(lynx: Lynx, userId: string = personas.P1, password = PASSWORD) {
  await lynx.fill('User ID', userId)
  await lynx.fill('Password', password)
  await lynx.choose('Login')
}

test('M001 M035 login returns to the requested page', { tag: '@request' }, async ({ lynx }) => {
  const browser = lynx('/associate/commission/payments?view=team')
  await signIn(browser)
  expect(await browser.read()).toMatch(/\nCommission\n[\s\S]*Team Payments/)
})

test('M144 M145 a filter without a project shows all records', { tag: '@request' }, async ({ lynx }) => {
  const browser = lynx('/login')
  await signIn(browser)
  const unfiltered = await browser.read()
  expect(unfiltered).toContain('(*) All projects')
  await browser.choose('Apply')
  const afterApply = await browser.read()
  expect(afterApply).not.toContain('Remove filter')
  const [bookingsShown = 'no count'] = /\d+ bookings shown/.exec(unfiltered) ?? []
  expect(afterApply).toContain(bookingsShown)
  await browser.fill('Plot No.', '172')
  await browser.choose('Apply')
  expect(await browser.read()).toMatch(/Remove filter Plot No\.: 172/)
})

test('M208 M209 a cash bill can be accepted', { tag: '@request' }, async ({ lynx }) => {
  const browser = lynx('/login')
  await signIn(browser)
  await browser.choose('Received CMSN')
  const countAcceptButtons = (text: string) => text.match(/BUTTON\) ACCEPT|\]ACCEPT/g)?.length ?? 0
  const acceptCount = countAcceptButtons(await browser.read())
  await browser.choose('ACCEPT')
  await browser.choose('Yes, Proceed')
  expect(countAcceptButtons(await browser.read())).toBe(acceptCount - 1)
})

test('M079 rejects two different passwords with a message', { tag: '@request' }, async ({ lynx }) => {
  const browser = lynx('/login')
  await signIn(browser, personas.P6)
  await browser.choose('Change Password')
  await browser.fill('New Password', 'Plots@2027')
  await browser.fill('Confirm Password', 'Plots@2028')
  await browser.choose('Submit')
  expect(await browser.read()).toMatch(/There is a problem[\s\S]*Passwords not matched/)
})

test('M014 Log Out ends the session and shows login', { tag: '@request' }, async ({ lynx, portal }) => {
  const browser = lynx('/login')
  await signIn(browser)
  browser.open(`${portal.url}/profile`)
  expect(await browser.read()).toContain('9000000001')
  await browser.choose('Log Out')
  expect(await browser.read()).toContain('Channel Partner Login')
  // Lynx shows a page from its cache if it has visited the page, so this page is a new one.
  browser.open(`${portal.url}/bank-details`)
  expect(await browser.read()).toContain('Channel Partner Login')
})
