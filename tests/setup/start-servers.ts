import { spawn } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { type ServerName, servers } from './servers'

// Starts the servers of the journeys at the same time, and prints "ready" when all of them serve. Exits if one of them exits.

const PROGRAMS: Record<ServerName, string[]> = {
  portal: ['build/server.js'],
  api: ['build/reference-api/main.js'],
  faultyUpstream: ['--import', 'tsx', 'tests/setup/faulty-upstream.ts'],
  faultyPortal: ['build/server.js'],
}
const TRY_EVERY_MS = 50

await Promise.all((Object.keys(PROGRAMS) as ServerName[]).map(start))
console.log('ready')

async function start(name: ServerName) {
  const { env, url } = servers[name]
  const child = spawn(process.execPath, PROGRAMS[name], {
    env: { ...process.env, ...(env as Record<string, string>) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  child.once('exit', (code) => {
    console.error(`The server ${name} exited with ${code}.`)
    process.exit(1)
  })
  while (!(await isHealthy(url))) await delay(TRY_EVERY_MS)
}

async function isHealthy(url: string): Promise<boolean> {
  const response = await fetch(`${url}/healthz`).catch(() => null)
  await response?.text()
  return response?.ok ?? false
}
