import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, installFromDebian, runWithServer } from './temporary-server.mjs'

// `node tests/setup/redis.mjs COMMAND …` runs a command with the TEST_REDIS_URL of a temporary Redis server.

const PROGRAMS = ['/usr/bin/redis-server', '/usr/local/bin/redis-server']
const TIMEOUT_MS = 20_000

async function startRedis() {
  if (!findProgram()) installFromDebian('redis-server')
  const program = findProgram()
  if (!program) return null
  const port = await freePort()
  const options = [
    '--port',
    port,
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    '--daemonize',
    'no',
  ]
  const child = spawn(program, options.map(String), { cwd: tmpdir(), stdio: 'ignore' })
  const deadlineMs = Date.now() + TIMEOUT_MS
  while (!(await accepts(port))) {
    if (Date.now() > deadlineMs || child.exitCode !== null) {
      child.kill()
      throw new Error('Redis did not start.')
    }
    await sleep(50)
  }
  return { url: `redis://127.0.0.1:${port}`, stop: () => child.kill() }
}

const findProgram = () => PROGRAMS.find((program) => existsSync(program)) ?? null

function accepts(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => socket.end(() => resolve(true)))
    socket.once('error', () => resolve(false))
  })
}

const redis = await startRedis()
if (!redis) console.log('Redis is not installed: the tests that need it are skipped.')
await runWithServer(redis ?? { url: '', stop: () => undefined }, 'TEST_REDIS_URL')
