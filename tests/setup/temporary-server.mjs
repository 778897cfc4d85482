import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'

const SECONDS = 1000

/** Does not throw if the installation fails: the tests that need the package are then skipped. */
export function installFromDebian(name) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return
  console.error(`Installing ${name} for the tests …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const apt = (seconds, ...args) =>
    spawnSync('apt-get', ['-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=1', ...args], {
      env,
      stdio: ['ignore', 2, 2],
      timeout: seconds * SECONDS,
    }).status === 0
  const install = ['install', '-y', '-q', '--no-install-recommends', name]
  // Downloads everything first: a lost connection must not leave a half-installed package.
  const fetch = () => apt(60, '--download-only', ...install)
  if (fetch() || (apt(30, 'update', '-q') && fetch())) apt(180, '--no-download', ...install)
}

export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

export async function runWithServer(server, variable) {
  const [command, ...args] = process.argv.slice(2)
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, [variable]: server.url } })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  process.exitCode = await new Promise((resolve) => {
    child.once('error', () => resolve(1))
    child.once('exit', (code) => resolve(code ?? 1))
  })
  server.stop()
}
