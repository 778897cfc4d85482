import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface RunningPortal {
  url: string
  pid: number
  stop: () => Promise<void>
}

const READY_TIMEOUT_MS = 60_000

/** Starts the built portal on a free port, by default with the embedded API and new demo data. `stop` deletes the new data. */
export async function startPortal(settings: Record<string, string> = {}): Promise<RunningPortal> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const dataDir = mkdtempSync(join(tmpdir(), 'plot-partner-audit-'))
  const child = spawn(process.execPath, ['build/server.js'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_ORIGIN: url,
      DATA_DIR: dataDir,
      DEMO_DATA: 'true',
      LOG_LEVEL: 'error',
      API_BASE_URL: '',
      ...settings,
    },
  })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async () => {
    child.kill('SIGTERM')
    await exited
    rmSync(dataDir, { recursive: true, force: true })
  }
  await waitForHealth(url, child).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return { url, pid: child.pid!, stop }
}

/** Throws if the server exits, or is not ready before the timeout. */
export async function waitForHealth(url: string, child: ChildProcess): Promise<void> {
  const giveUpAt = Date.now() + READY_TIMEOUT_MS
  while (!(await isReady(url))) {
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > giveUpAt)
      throw new Error('The server does not start. Run "npm run build" first.')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
