import { Buffer } from 'node:buffer'
import { copyFileSync, mkdirSync, renameSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { SQLITE_DRIVER } from './sqlite-driver.mjs'

// Caches the compiled SQLite driver in the user's cache folder, because compiling it takes a minute of processor time in each new clone.

const FOLDER = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'plot-partner')
const BINARY = `node_modules/${SQLITE_DRIVER}/build/Release/better_sqlite3.node`

/** `lockedPackage`: the package's entry in package-lock.json. A binary fits one package, platform, C library and version of Node. */
function cachedBinary({ version, integrity }) {
  const { platform, arch, versions, report } = process
  const libc = report.getReport().header.glibcVersionRuntime ?? 'other'
  const content = Buffer.from(integrity.split('-')[1], 'base64').toString('hex').slice(0, 16)
  const name = [SQLITE_DRIVER, version, content, platform, arch, libc, versions.modules].join('-')
  return join(FOLDER, `${name}.node`)
}

/** Without a cached binary, does nothing. */
export function restoreDriver(lockedPackage) {
  ignoringErrors(() => copy(cachedBinary(lockedPackage), BINARY))
}

/** Without a writable folder, does nothing. */
export function cacheDriver(lockedPackage) {
  ignoringErrors(() => copy(BINARY, cachedBinary(lockedPackage)))
}

/** A process that reads the target at the same time never sees half of the file. */
function copy(from, to) {
  mkdirSync(dirname(to), { recursive: true })
  const temporary = `${to}.${process.pid}`
  copyFileSync(from, temporary)
  renameSync(temporary, to)
}

function ignoringErrors(action) {
  try {
    action()
  } catch {
    // The driver is compiled instead.
  }
}
