import { spawn, spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/*
 * Where the tests find a browser: what PLAYWRIGHT_CHROMIUM names, else one that the system has, else Playwright's own.
 * `node tests/setup/browser.mjs` installs one when there is none, and prints its path.
 */

/** Chromium without windows, extensions and the like: a page in it takes a third of the processor's time. */
const SHELL = 'chromium-headless-shell'
const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome']
const SECONDS = 1000
const require = createRequire(import.meta.url)

/**
 * Path of a browser that is installed, or null. Installs nothing. Whoever calls this often sets PLAYWRIGHT_CHROMIUM to
 * the answer, which is then taken as it is.
 */
export function findBrowser() {
  const named = process.env.PLAYWRIGHT_CHROMIUM
  if (named && !isExecutable(named)) throw new Error(`PLAYWRIGHT_CHROMIUM names no executable file: ${named}`)
  return named || systemBrowsers([SHELL]).find(answers) || findWholeBrowser()
}

/** The same for what the shell has not, such as the back/forward cache. */
export function findWholeBrowser() {
  const named = process.env.PLAYWRIGHT_CHROMIUM
  if (named && !named.endsWith(SHELL)) return named
  return systemBrowsers(SYSTEM_NAMES).find(answers) ?? playwrightBrowser()
}

/** Path of a browser, installed first when there is none, or no shell beside the system's. Throws when none can be had. */
export async function ensureBrowser() {
  if (!findBrowser()) await installFromPlaywright()
  const packages = missingPackages()
  if (packages.length > 0) await installFromDebian(packages)
  const installed = findBrowser()
  if (installed) return installed
  throw new Error(
    'No browser for the tests. Install Chromium, run "npx playwright install chromium" where there is internet, ' +
      'or set PLAYWRIGHT_CHROMIUM to the path of one.',
  )
}

/** Of Debian, where they can be installed. */
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

// Some systems ship a `chromium-browser` that only asks to install the real one.
function answers(path) {
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 10 * SECONDS }).status === 0
}

function isDebianRoot() {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/etc/debian_version')
}

function installFromPlaywright() {
  const cli = require.resolve('@playwright/test/cli')
  // Without internet each mirror would be waited for much longer.
  const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '8000' }
  return run('Downloading a browser', process.execPath, [cli, 'install', 'chromium'], env, 300)
}

async function installFromDebian(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const patience = [
    '-o',
    'Acquire::http::Timeout=10',
    '-o',
    'Acquire::https::Timeout=10',
    '-o',
    'Acquire::Retries=1',
  ]
  await run('Updating the package lists', 'apt-get', [...patience, 'update'], env, 120)
  const install = ['install', '-y', '--no-install-recommends', ...packages]
  await run('Installing Chromium', 'apt-get', [...patience, ...install], env, 600)
}

/** Runs a command to its end or its time limit; a failure is left to what is tried next. Its output goes to stderr. */
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
