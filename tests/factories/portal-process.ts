import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { waitForHealth } from '../../bench/audit/portal'

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
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
    rmSync(dataDir, { recursive: true, force: true })
  }
  await waitForHealth(url, child).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return { url, child, dataDir, [Symbol.asyncDispose]: stop }
}
