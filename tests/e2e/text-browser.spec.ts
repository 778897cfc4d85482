import { type RunningPortal, startPortal } from '../../bench/audit/portal'
import { dump, hasLynx } from '../setup/lynx'
import { expect, mintSession, personas, test as base } from './fixtures'

/** A portal with fixed data, so that pages match their snapshots. */
const test = base.extend<object, { portal: RunningPortal }>({
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
})

test.describe.configure({ mode: 'default', timeout: 90_000 })
test.skip(!hasLynx, 'Lynx is not installed')

const MAX_LINES_ABOVE_HEADING = 14
const MAX_TRIES = 9

/** A form, a table, a map. */
const SCREENS = {
  login: '/login',
  // Own payments would not match a snapshot: they start with a summary of the current financial year.
  payments: '/associate/commission/payments?view=team',
  'plot-availability': '/plot-availability?project_id=4&layout=show',
}

for (const [name, path] of Object.entries(SCREENS))
  test(`M242 ${name} is readable as text`, { tag: '@request' }, async ({ portal, request }) => {
    const session = name === 'login' ? undefined : await mintSession(request, portal.url, personas.P1)
    const text = dumpWhole(portal.url + path, session)
    const lines = text.split('\n')
    expect(lines[0]).toMatch(/^ *Skip to content/)
    // Only headings start at the margin.
    const headingLine = lines.findIndex((line) => /^\S/.test(line))
    expect(headingLine, 'the line of the heading').toBeGreaterThan(0)
    expect(headingLine, 'the line of the heading').toBeLessThan(MAX_LINES_ABOVE_HEADING)
    expect(text).not.toMatch(/REFRESH|Printed on|modulepreload/)
    expect(text).toMatchSnapshot(`${name}.txt`)
  })

/** Requests the page again while figures are missing, because pages omit figures that come late. P1 has new notifications. */
function dumpWhole(url: string, session?: string): string {
  for (let tries = 1; ; tries += 1) {
    const text = dump(url, session)
    if (tries === MAX_TRIES || !lacksFigures(text)) return text
  }
}

const lacksFigures = (text: string) =>
  /in\s+time\.\s+Try\s+again/.test(text) ||
  (text.includes('user menu') && !/Notifications, \d+ new/.test(text))
