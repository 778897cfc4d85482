import { dump, hasLynx } from '../setup/lynx'
import { servers } from '../setup/servers'
import { expect, mintSession, personas, test } from './fixtures'

test.skip(!hasLynx, 'Lynx is not installed')

const MAX_LINES_ABOVE_HEADING = 14

/** A form, a table and a map, each with words of a line that Lynx must show. */
const SCREENS = {
  '/login': /Password\n +_+\n +\(BUTTON\) Login Forgot Password/,
  '/associate/commission/payments?view=team': /CAPTION: Team Payments\n\n +Plot +Associate +Type/,
  '/plot-availability?project_id=4&layout=show': /Block A\n\n +\d+ of 16 plots available\n\n +Available: /,
}

for (const [path, words] of Object.entries(SCREENS))
  test(`M242 ${path} is readable as text`, { tag: '@request' }, async ({ request }) => {
    const { url } = servers.portal
    const session = path === '/login' ? undefined : await mintSession(request, url, personas.P1)
    const text = dump(url + path, session)
    expect(text.split('\n')[0]).toMatch(/^ *Skip to content/)
    // Only headings start at the margin.
    const headingLine = text.split('\n').findIndex((line) => /^\S/.test(line))
    expect(headingLine, 'the line of the heading').toBeGreaterThan(0)
    expect(headingLine, 'the line of the heading').toBeLessThan(MAX_LINES_ABOVE_HEADING)
    expect(text).not.toMatch(/REFRESH|Printed on|modulepreload/)
    expect(text).toMatch(words)
  })
