import { randomBytes } from 'node:crypto'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, waitForHealth } from '../audit/portal'

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10

export interface BenchPortal {
  url: string
  child: ChildProcess
}

/**
 * Starts a reference API with demo data. The returned `startPortal` starts a built portal that uses this API, in a new process. With a
 * cgroup, such as `/sys/fs/cgroup/half`, all of them run in it.
 */
export async function startProcesses(cgroup?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'plot-partner-bench-'))
  const children: ChildProcess[] = []
  const shared = {
    PATH: process.env.PATH,
    NODE_ENV: 'production' as const,
    LOG_LEVEL: 'error',
    SESSION_SECRET: randomBytes(32).toString('hex'),
    API_SERVICE_KEY: randomBytes(16).toString('hex'),
    THROTTLE: 'false',
  }
  const publicOrigin = 'http://localhost:3000'
  const apiPort = await freePort()
  const apiUrl = `http://127.0.0.1:${apiPort}`
  const api = start('build/reference-api/main.js', {
    API_PORT: String(apiPort),
    DATA_DIR: join(folder, 'api'),
    DEMO_DATA: 'true',
  })
  await waitForHealth(apiUrl, api)
  return { api, apiUrl, publicOrigin, startPortal, start, stop }

  async function startPortal(port?: number): Promise<BenchPortal> {
    const chosenPort = port ?? (await freePort())
    const url = `http://localhost:${chosenPort}`
    const child = start('build/server.js', {
      PORT: String(chosenPort),
      PUBLIC_ORIGIN: publicOrigin,
      DATA_DIR: join(folder, String(chosenPort)),
      API_BASE_URL: apiUrl,
      API_IDEMPOTENCY: 'true',
    })
    await waitForHealth(url, child)
    return { url, child }
  }

  /** `program` may include arguments. */
  function start(program: string | string[], env: Record<string, string>, cwd = process.cwd()) {
    const child = spawn(process.execPath, [program].flat(), {
      cwd,
      env: { ...shared, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    children.push(child)
    if (cgroup) writeFileSync(join(cgroup, 'cgroup.procs'), String(child.pid))
    return child
  }

  async function stop() {
    for (const child of children) {
      if (child.exitCode !== null || child.signalCode !== null) continue
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Megabytes in memory. */
export function memoryOf({ pid }: ChildProcess): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)
}

/** Milliseconds of processor time since the start, in all threads. */
export function processorMsOf({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ')
  return (Number(fields[13]) + Number(fields[14])) * TICK_MS
}

export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? NaN)
}
