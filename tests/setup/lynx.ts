import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const TIMEOUT_MS = 15_000
/** By default Lynx asks about each cookie and shows each message for a second or more. */
const SETTINGS = `ACCEPT_ALL_COOKIES:TRUE
PERSISTENT_COOKIES:TRUE
CHARACTER_SET:utf-8
DEFAULT_USER_MODE:ADVANCED
SCROLLBAR:FALSE
INFOSECS:0
MESSAGESECS:0
ALERTSECS:0
`

export const hasLynx = spawnSync('lynx', ['-version'], { stdio: 'ignore' }).status === 0

/** Returns the page as text. `session` is a cookie value. */
export function dump(url: string, session?: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'plot-partner-lynx-'))
  const settings = join(folder, 'lynx.cfg')
  const cookies = join(folder, 'cookies')
  try {
    writeFileSync(settings, SETTINGS)
    const { hostname } = new URL(url)
    const cookie = session
      ? [hostname, 'FALSE', '/', 'FALSE', '2000000000', 'session', session].join('\t')
      : ''
    writeFileSync(cookies, `${cookie}\n`)
    const options = [`-cfg=${settings}`, `-cookie_file=${cookies}`, `-cookie_save_file=${cookies}`]
    return execFileSync('lynx', [...options, '-width=80', '-dump', '-nolist', url], {
      encoding: 'utf8',
      timeout: TIMEOUT_MS,
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}
