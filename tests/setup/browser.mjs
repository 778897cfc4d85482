import { spawn, spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'

// `node tests/setup/browser.mjs` prints the path of a browser for the tests, and installs one if there is none.

/** A browser without windows and extensions. A page needs a third of the processor time that it needs in the full browser. */
const SHELL = 'chromium-headless-shell'
const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome']
const SECONDS = 1000
const require = createRequire(import.meta.url)

export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
]

export const TEST_FLAGS = [
  ...BROWSER_FLAGS,
  // No optimizing compilers, because compiling does not pay off in pages that live for a second. Saves a seventh of the processor time.
  '--js-flags=--lite-mode',
  // No spare processes, which the browser otherwise starts for each context. Saves another fifteenth.
  '--disable-site-isolation-trials',
]

export function findBrowser() {
  const configured = process.env.PLAYWRIGHT_CHROMIUM
  if (configured && !isExecutable(configured))
    throw new Error(`PLAYWRIGHT_CHROMIUM is not an executable file: ${configured}`)
  return configured || systemBrowsers([SHELL]).find(runs) || findWholeBrowser()
}

/** For features that the shell lacks, such as the back/forward cache. */
export function findWholeBrowser() {
  const configured = process.env.PLAYWRIGHT_CHROMIUM
  if (configured && !configured.endsWith(SHELL)) return configured
  return systemBrowsers(SYSTEM_NAMES).find(runs) ?? playwrightBrowser()
}

export async function ensureBrowser() {
  if (!findBrowser()) await installFromPlaywright()
  const packages = missingPackages()
  if (packages.length > 0) await installFromDebian(packages)
  const installed = findBrowser()
  if (installed) return installed
  throw new Error(
    'There is no browser for the tests. Install Chromium, run "npx playwright install chromium" on a machine with internet, ' +
      'or set PLAYWRIGHT_CHROMIUM to the path of a browser.',
  )
}

function missingPackages() {
  if (process.env.PLAYWRIGHT_CHROMIUM || !isDebianRoot()) return []
  if (!findBrowser()) return ['chromium', SHELL, 'fonts-noto-core']
  return systemBrowsers(['chromium']).length > 0 && systemBrowsers([SHELL]).length === 0 ? [SHELL] : []
}

function systemBrowsers(names) {
  const folders = new Set([...(process.env.PATH ?? '').split(delimiter).filter(Boolean), '/usr/bin'])
  return names.flatMap((name) => [...folders].map((folder) => join(folder, name))).filter(isExecutable)
}

function playwrightBrowser() {
  const path = require('@playwright/test').chromium.executablePath()
  return path && isExecutable(path) ? path : null
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

// On some systems `chromium-browser` only prints how to install Chromium.
function runs(path) {
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 10 * SECONDS }).status === 0
}

function isDebianRoot() {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/etc/debian_version')
}

function installFromPlaywright() {
  const cli = require.resolve('@playwright/test/cli')
  // The default timeout per mirror is too long without internet.
  const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '8000' }
  return run('Downloading a browser', process.execPath, [cli, 'install', 'chromium'], env, 300)
}

async function installFromDebian(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const limits = ['Acquire::http::Timeout=10', 'Acquire::https::Timeout=10', 'Acquire::Retries=1']
  const aptOptions = limits.flatMap((limit) => ['-o', limit])
  await run('Updating the package lists', 'apt-get', [...aptOptions, 'update'], env, 120)
  const install = ['install', '-y', '--no-install-recommends', ...packages]
  await run('Installing Chromium', 'apt-get', [...aptOptions, ...install], env, 600)
}

function run(title, command, args, env, limitSeconds) {
  console.error(`${title} …`)
  return new Promise((resolve) => {
    const child = spawn(command, args, { env, stdio: ['ignore', 2, 2], timeout: limitSeconds * SECONDS })
    child.once('error', resolve)
    child.once('exit', resolve)
  })
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    console.log(await ensureBrowser())
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
