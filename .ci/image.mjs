import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { nodeFileTrace } from '@vercel/nft'
import { licenceFiles, thirdPartyNotices } from './notices.mjs'
import { SQLITE_DRIVER } from './sqlite-driver.mjs'

// `npm run build:image -- FOLDER` copies the contents of the container image to FOLDER. Run it after a build (decision 0023).

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('npm run build:image -- FOLDER')

const PACKAGE = /^.*node_modules\/(@[^/]+\/)?[^/]+/
const PREBUILT = `/prebuilds/${process.platform}-${process.arch}.`
const { resolve } = createRequire(import.meta.url)
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))
const { packages } = readJson('package-lock.json')

const programs = readdirSync('build', { recursive: true })
  .filter((file) => file.endsWith('.js') && !file.startsWith('client'))
  .map((file) => join('build', file))
const { fileList } = await nodeFileTrace([...programs, ...resolvedAtRunTime()], { ignore: isForDevelopment })
const traced = [...fileList].filter((file) => file.startsWith('node_modules/') && !isOfAnotherMachine(file))
const shipped = shippedPackages()
for (const file of ['package.json', 'build', ...traced, ...shipped.flatMap(licenceFiles)])
  cpSync(file, join(folder, file), { recursive: true })
writeFileSync(join(folder, 'THIRD-PARTY-NOTICES.txt'), thirdPartyNotices(shipped))

/** The trace does not find these files, because the programs load them by `createRequire`. */
function resolvedAtRunTime() {
  const fonts = programs.flatMap((file) => readFileSync(file, 'utf8').match(/[\w-]+\/\w+\/\w+\.ttf/g) ?? [])
  const files = fonts.map((file) => resolve(`@expo-google-fonts/${file}`))
  return [...files, resolve('sharp'), resolve(SQLITE_DRIVER)]
}

function isForDevelopment(file) {
  return packages[PACKAGE.exec(file)?.[0]]?.dev
}

function isOfAnotherMachine(file) {
  return file.includes('/prebuilds/') && !file.includes(PREBUILT)
}

function shippedPackages() {
  const bundled = Object.keys(readJson('build/server.inputs.json').inputs)
  return [...new Set([...traced, ...bundled].map((file) => PACKAGE.exec(file)?.[0]).filter(Boolean))]
}
