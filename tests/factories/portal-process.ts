import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

interface PortalProcess {
  url: string
  child: ChildProcess
  dataDir: string
  [Symbol.asyncDispose]: () => Promise<void>
}

/** The built portal in its own process, with the embedded API and demo data unless `env` names an upstream. */
export async function startPortalProcess(
  port: number,
  env: Record<string, string> = {},
): Promise<PortalProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plot-partner-process-'))
  const url = `http://localhost:${port}`
  const child = spawn(process.execPath, ['build/server.js'], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_ORIGIN: url,
      DATA_DIR: dataDir,
      DEMO_DATA: 'true',
      THROTTLE: 'false',
      PASSWORD_SCRYPT_N: '16384',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const isUp = () =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error('The portal did not start.')
    await sleep(100)
  }
  return {
    url,
    child,
    dataDir,
    [Symbol.asyncDispose]: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGKILL')
        await once(child, 'exit')
      }
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
