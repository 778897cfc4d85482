import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { temporaryFolder } from '../tests/factories/temporary-folder'
import { isDeep } from '../tests/factories/cases'
import { createDemoDatabase } from '../tests/factories/demo-database'
import { programPath } from '../tests/factories/program'
import { rowOf } from '../tests/factories/rows'
import { openDatabase } from './db/database'
import { DEMO_PASSWORD } from './demo-data/personas'

/** Embeds the API as the portal does, sends the URL of the API to the parent process, and closes the API after any message. */
const HOST_PROGRAM = `
  import(${JSON.stringify(pathToFileURL(programPath('embedded')).href)}).then(async ({ startEmbeddedApi }) => {
    const api = await startEmbeddedApi({ fatal: console.error })
    process.send(api.url)
    process.once('message', () => api.close().then(() => process.disconnect()))
  })
`

const MOBILE = '9000000001'

let dataDir: string
let host: ChildProcess

beforeEach(() => {
  dataDir = temporaryFolder()
})

afterEach(() => void host.kill('SIGKILL'))

function startHost(settings: Record<string, string> = {}) {
  host = spawn(process.execPath, ['--eval', HOST_PROGRAM], {
    env: {
      ...process.env,
      PASSWORD_SCRYPT_N: undefined,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
}

const nextMessage = async () => ((await once(host, 'message')) as [string])[0]

it('M024 listens on a loopback port, ignores HOST and API_PORT, hashes at full cost, and stops with the portal', async () => {
  // Demo passwords at full cost take ten seconds. A login replaces a cheaper hash by one at full cost.
  if (!isDeep) await createDemoDatabase(dataDir, '2026-11-21')
  startHost({ HOST: '0.0.0.0', API_PORT: '1' })
  const url = await nextMessage()
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d{4,5}$/)
  const query = new URLSearchParams({ field: MOBILE, password: DEMO_PASSWORD, app_type: '2' })
  const reply = await (await fetch(`${url}/auth/login?${query}`, { method: 'POST' })).json()
  expect(reply).toMatchObject({ status: true })

  const exited = once(host, 'exit')
  host.send('close')
  expect(await exited).toEqual([0, null])
  expect(existsSync(join(dataDir, 'plot-partner.sqlite'))).toBe(true)
  expect(existsSync(join(dataDir, 'plot-partner.sqlite-wal'))).toBe(false)

  const db = openDatabase({ file: join(dataDir, 'plot-partner.sqlite') })
  const { password_hash } = await rowOf(db, 'associates', { mobile: MOBILE })
  expect(password_hash).toMatch(/^scrypt\$131072\$8\$1\$/)
  await db.destroy()
})

it('M023 exits on an invalid setting and prints one line with the name of the setting, without the value', async () => {
  startHost({ API_PORT: 'canary' })
  let printed = ''
  host.stderr?.on('data', (text) => (printed += text))
  const [code] = await once(host, 'close')
  expect(code).toBe(1)
  expect(printed).toMatch(/^The settings cannot be used\. API_PORT: .*\n$/)
  expect(printed).not.toContain('canary')
})
