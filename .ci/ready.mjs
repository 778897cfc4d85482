import { execFile, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { cacheDriver, restoreDriver } from './driver-cache.mjs'
import { SQLITE_DRIVER } from './sqlite-driver.mjs'

// Prepares a clone for `npm start`, `npm test` and other scripts: installs packages if they have changed, and builds if the sources have
// changed. With `--install-only`, the option of `npm run dev` and `npm run conformance`, it only installs.

const INSTALL_STAMP = 'node_modules/.ready'
const BUILD_STAMP = 'build/.ready'
const BUILD_INPUTS = [
  ...['app', 'reference-api', 'public', 'docs/rules.md'],
  ...['server.ts', 'vite.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json'],
]
const LOCK = '.cache/ready.lock'
const LOCK_TIMEOUT_MS = 20 * 60_000

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const isInstallOnly = process.argv.includes('--install-only')

if (!isReady()) {
  const unlock = await lock()
  try {
    if (!isInstalled() && !holdsLockedPackages()) await installPackages()
    const needsBuild = !isInstallOnly && !isBuilt()
    // In parallel, because compiling the driver takes a minute if there is no binary for this Node.
    await allDone([ensureDriver(), needsBuild && build()])
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  } finally {
    unlock()
  }
}

function isReady() {
  return isInstalled() && (isInstallOnly || isBuilt())
}

function isInstalled() {
  return read(INSTALL_STAMP) === installStamp()
}

function isBuilt() {
  return existsSync('build/server.js') && read(BUILD_STAMP) === buildStamp()
}

async function installPackages() {
  rmSync(INSTALL_STAMP, { force: true })
  // The build needs the development packages, even with NODE_ENV=production.
  await step('Installing packages', ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'])
}

async function ensureDriver() {
  if (isInstalled()) return
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const lockedDriver = packages[`node_modules/${SQLITE_DRIVER}`]
  if (!driverLoads()) restoreDriver(lockedDriver)
  if (!driverLoads()) {
    await step('Compiling the SQLite driver', ['rebuild', SQLITE_DRIVER])
    cacheDriver(lockedDriver)
  }
  if (!driverLoads()) throw new Error(`${SQLITE_DRIVER} cannot be loaded by Node ${process.version}.`)
  writeFileSync(INSTALL_STAMP, installStamp())
}

async function build() {
  // If this build is aborted, the stamp of the previous build must not remain.
  rmSync(BUILD_STAMP, { force: true })
  const stamp = buildStamp()
  await step('Building', ['run', 'build'])
  writeFileSync(BUILD_STAMP, stamp)
}

/** Rejects only after all tasks have ended, so that no task runs after the lock is released. */
async function allDone(tasks) {
  const failed = (await Promise.allSettled(tasks)).filter(({ status }) => status === 'rejected')
  if (failed.length > 0) throw new Error(failed.map(({ reason }) => reason.message).join('\n'))
}

function installStamp() {
  const { platform, arch, version, versions } = process
  return `${hash(['package-lock.json'])} ${platform}-${arch} node ${version} abi ${versions.modules}\n`
}

function buildStamp() {
  return `${hash(BUILD_INPUTS.flatMap(filesIn))}\n`
}

function hash(files) {
  const sum = createHash('sha256')
  for (const file of files) {
    const content = readFileSync(file)
    sum.update(`${file}\0${content.length}\0`).update(content)
  }
  return sum.digest('hex')
}

function filesIn(path) {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats?.isDirectory()) return stats ? [path] : []
  const names = readdirSync(path).sort()
  return names.filter((name) => !/\.test\.tsx?$/.test(name)).flatMap((name) => filesIn(join(path, name)))
}

/** Reads npm's own record of installed packages, so that a manual install counts too. */
function holdsLockedPackages() {
  const [installed, stamp] = [read('node_modules/.package-lock.json'), read(INSTALL_STAMP)]
  if (!installed || (stamp && !stamp.includes(` ${process.platform}-${process.arch} `))) return false
  const wanted = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages
  const present = JSON.parse(installed).packages
  const isPresent = (path) => present[path]?.version === wanted[path].version && existsSync(path)
  const isNeeded = (path) => path !== '' && (!wanted[path].optional || namesThisMachine(wanted[path]))
  return (
    Object.keys(present).every((path) => path in wanted) &&
    Object.keys(wanted).filter(isNeeded).every(isPresent)
  )
}

// Packages that name a C library are not checked, because this script does not know which C library the machine has.
function namesThisMachine({ os, cpu, libc }) {
  return Boolean(os && cpu && !libc && os.includes(process.platform) && cpu.includes(process.arch))
}

function driverLoads() {
  const script = `new (require('${SQLITE_DRIVER}'))(':memory:').close()`
  return spawnSync(process.execPath, ['-e', script], { stdio: 'ignore' }).status === 0
}

async function step(title, npmArguments) {
  const startedAt = performance.now()
  const [command, ...prefix] = npmCommand()
  console.log(`${title} …`)
  try {
    await promisify(execFile)(command, [...prefix, ...npmArguments], {
      env: environmentForNpm(),
      maxBuffer: 256 * 1024 * 1024,
      shell: process.platform === 'win32' && command === 'npm',
    })
  } catch ({ stdout, stderr, message }) {
    throw new Error(`${stdout || stderr ? `${stdout}${stderr}` : message}\n${title} failed.`)
  }
  console.log(`${title} took ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
}

function npmCommand() {
  const running = process.env.npm_execpath
  return running?.endsWith('npm-cli.js') ? [process.execPath, running] : ['npm']
}

/** If npm started this script, npm has described its own run in variables. Omits them, because they would mislead the npm started here. */
function environmentForNpm() {
  const aboutOuterRun =
    /^(npm_(?!config_).*|npm_config_(global_?prefix|local_?prefix|prefix|global|user_agent|npm_version)|INIT_CWD)$/i
  const inherited = Object.entries(process.env).filter(([name]) => !aboutOuterRun.test(name))
  // SQLite recommends this optimization. With -O3, the driver's default, compiling takes 20 % longer and the driver is no faster.
  const optimization = { CFLAGS: '-O2', CXXFLAGS: '-O2' }
  return { ...optimization, ...Object.fromEntries(inherited), NODE_ENV: 'production' }
}

/** Returns the unlock function. */
async function lock() {
  mkdirSync('.cache', { recursive: true })
  const givesUpAt = Date.now() + LOCK_TIMEOUT_MS
  for (let isFirst = true; !takeLock(); isFirst = false) {
    if (isFirst) console.log('Waiting for another npm command of this clone …')
    if (Date.now() > givesUpAt)
      throw new Error(`Another npm command of this clone is running. If there is none, delete ${LOCK}.`)
    await sleep(200)
  }
  return () => rmSync(LOCK, { recursive: true, force: true })
}

function takeLock() {
  try {
    mkdirSync(LOCK)
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (isLockAbandoned()) removeAbandonedLock()
    return false
  }
  writeFileSync(join(LOCK, 'pid'), String(process.pid))
  return true
}

function isLockAbandoned() {
  const takenAt = statSync(LOCK, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
  const pid = Number(read(join(LOCK, 'pid')))
  return pid ? !isAlive(pid) : Date.now() - takenAt > 10_000
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code !== 'ESRCH'
  }
}

/** Renames the lock first, so that only one of the waiting processes removes it. Puts the lock back if it names a live process. */
function removeAbandonedLock() {
  const aside = `${LOCK}.${process.pid}`
  try {
    renameSync(LOCK, aside)
  } catch {
    return
  }
  const pid = Number(read(join(aside, 'pid')))
  if (pid && isAlive(pid)) renameSync(aside, LOCK)
  else rmSync(aside, { recursive: true, force: true })
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
