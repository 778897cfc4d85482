import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { freePort, installFromDebian, runBeside } from './own-server.mjs'

/*
 * `node tests/setup/postgres.mjs COMMAND …` runs a command with TEST_DATABASE_URL set to a PostgreSQL server of its own, which is
 * stopped and removed afterwards. Where there is no PostgreSQL and none can be had quickly, it says so and runs nothing:
 * the same tests have run on SQLite.
 */

const SECONDS = 1000
const VERSIONS = '/usr/lib/postgresql'
const PROGRAMS = ['initdb', 'postgres', 'pg_ctl']
// The server refuses to run as root.
const NOBODY = 65_534
const asServer = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}

/** Starts a server on a free port of this machine; null where there is none. */
export async function startPostgres() {
  const programs = findPrograms() ?? (installFromDebian('postgresql'), findPrograms())
  if (!programs) return null
  const folder = mkdtempSync(join(tmpdir(), 'plot-partner-postgres-'))
  if (asServer.uid) chownSync(folder, NOBODY, NOBODY)
  const data = join(folder, 'data')
  const port = await freePort()
  // Another language than the one of the bytes, so that an order that relies on it is seen.
  const locale = ['--encoding=UTF8', '--locale-provider=icu', '--icu-locale=en', '--locale=C.UTF-8']
  run(join(programs, 'initdb'), ['-D', data, '-U', 'plots', '--auth=trust', '--no-sync', ...locale])
  const settings = [
    ...[
      'listen_addresses=127.0.0.1',
      `port=${port}`,
      `unix_socket_directories=${folder}`,
      'max_connections=200',
    ],
    // What is thrown away need not outlive a power cut.
    ...['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'shared_buffers=256MB'],
  ]
  const options = settings.map((setting) => `-c ${setting}`).join(' ')
  const control = (...args) => run(join(programs, 'pg_ctl'), ['-D', data, '-w', '-s', ...args])
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    control('start', '-t', '60', '-l', join(folder, 'log'), '-o', options)
  } catch (error) {
    remove()
    throw error
  }
  return {
    url: `postgres://plots@127.0.0.1:${port}/postgres`,
    stop() {
      control('stop', '-m', 'immediate')
      remove()
    },
  }
}

/** The folder of the newest version's programs, or null. */
function findPrograms() {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort((one, other) => other - one) : []
  const folders = [...versions.map((version) => join(VERSIONS, version, 'bin')), '/usr/local/bin', '/usr/bin']
  return folders.find((folder) => PROGRAMS.every((program) => existsSync(join(folder, program)))) ?? null
}

function run(program, args) {
  // Its log takes the output of the server; a pipe would be kept open by it.
  const { status, error } = spawnSync(program, args, {
    ...asServer,
    cwd: tmpdir(),
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 90 * SECONDS,
  })
  if (status !== 0) throw error ?? new Error(`${program} ended with ${status}.`)
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const postgres = await startPostgres()
  if (postgres) await runBeside(postgres, 'TEST_DATABASE_URL')
  else console.log('There is no PostgreSQL here: the tests on SQLite count alone.')
}
