import { type ChildProcess, spawn } from 'node:child_process'
import { programPath } from './program'

/** The reference API in its own process with demo data, on a free port. */
export async function startApiProcess(
  env: Record<string, string>,
): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [programPath('reference-api/main')], {
    env: { ...process.env, API_PORT: '0', DEMO_DATA: 'true', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  for await (const chunk of child.stdout!) {
    printed += String(chunk)
    const url = /listens on (\S+)/.exec(printed)?.[1]
    if (url) return { child, url }
  }
  throw new Error('The API did not start.')
}
