import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { freePort, installFromDebian, runWithServer } from './temporary-server.mjs'

// `node tests/setup/postgres.mjs COMMAND …` runs a command with the TEST_DATABASE_URL of a temporary PostgreSQL server.

const SECONDS = 1000
const VERSIONS = '/usr/lib/postgresql'
const PROGRAMS = ['initdb', 'postgres', 'pg_ctl']
// PostgreSQL refuses to run as root.
const NOBODY = 65_534
const MEMORY_FOLDER = '/dev/shm'
/** Ten times the space that the databases of `npm test` take at once. */
const MIN_FREE_BYTES = 2 * 1024 ** 3
const asServer = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}

async function startPostgres() {
  if (!findPrograms()) installFromDebian('postgresql')
  const programs = findPrograms()
  if (!programs) return null
  const folder = mkdtempSync(join(fastFolder(), 'plot-partner-postgres-'))
  if (asServer.uid) chownSync(folder, NOBODY, NOBODY)
  const data = join(folder, 'data')
  const port = await freePort()
  // Sorts texts as in English, so that a query that relies on byte order fails.
  const locale = ['--encoding=UTF8', '--locale-provider=icu', '--icu-locale=en', '--locale=C.UTF-8']
  run(join(programs, 'initdb'), ['-D', data, '-U', 'plots', '--auth=trust', '--no-sync', ...locale])
  const settings = [
    ...[
      'listen_addresses=127.0.0.1',
      `port=${port}`,
      `unix_socket_directories=${folder}`,
      'max_connections=200',
    ],
    // Temporary data need not survive a power cut.
    ...['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'shared_buffers=256MB'],
    // Compiling a query takes longer than running it on a few hundred rows.
    'jit=off',
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

/** In memory, copying a database takes a fifth of the time. Containers often have only 64 MB there. */
function fastFolder() {
  if (!existsSync(MEMORY_FOLDER)) return tmpdir()
  const { bavail, bsize } = statfsSync(MEMORY_FOLDER)
  return bavail * bsize > MIN_FREE_BYTES ? MEMORY_FOLDER : tmpdir()
}

function findPrograms() {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort((one, other) => other - one) : []
  const folders = [...versions.map((version) => join(VERSIONS, version, 'bin')), '/usr/local/bin', '/usr/bin']
  return folders.find((folder) => PROGRAMS.every((program) => existsSync(join(folder, program)))) ?? null
}

function run(program, args) {
  // Without pipes: the server would keep a pipe open, and spawnSync would wait for its end.
  const { status, error } = spawnSync(program, args, {
    ...asServer,
    cwd: tmpdir(),
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 90 * SECONDS,
  })
  if (status !== 0) throw error ?? new Error(`${program} exited with ${status}.`)
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const postgres = await startPostgres()
  if (postgres) await runWithServer(postgres, 'TEST_DATABASE_URL')
  else console.log('Skipped: PostgreSQL is not installed. `npm run unit` uses SQLite instead.')
}
