import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

// `npm run packages` writes docs/packages.md; it asks the registry for the dates. `npm test` checks use and licences without a network.

/** A firm may run and pass on what has these licences. libvips, which `sharp` links dynamically, has the LGPL. */
const LICENCES = [
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'CC0-1.0', 'ISC', 'MIT'],
  'MIT-0',
  ...['LGPL-3.0-or-later', 'OFL-1.1', 'Unicode-DFS-2016', 'Unlicense', 'WTFPL'],
]

/** Its package.json names no licence; its repository does. */
const LICENCE_OF: Record<string, string> = { 'png-js': 'MIT' }

interface LockedPackage {
  /** Only of a package under another name. */
  name?: string
  version: string
  license?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

type Names = Record<string, string>

const readJson = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T

const own = readJson<{
  scripts: Names
  dependencies: Names
  optionalDependencies: Names
  devDependencies: Names
}>('package.json')
const locked = readJson<{ packages: Record<string, LockedPackage> }>('package-lock.json').packages

const production = Object.keys({ ...own.dependencies, ...own.optionalDependencies })
const development = Object.keys(own.devDependencies)
export const direct = [...production, ...development]
const broughtBy = new Map(production.map((name) => [name, withAllItNeeds(name)]))
const productionPaths = new Set([...broughtBy.values()].flatMap((paths) => [...paths]))

const binaries = [...productionPaths].filter((path) => 'os' in (locked[path] ?? {})).length

const nameOf = (path: string) => path.split('node_modules/').pop() ?? ''
const licenceOf = (path: string) => locked[path]?.license ?? LICENCE_OF[nameOf(path)] ?? 'unknown'

export const unused = () => direct.filter((name) => filesThatUse(name).length === 0)

export const withOtherLicences = () =>
  [...productionPaths].filter((path) => !isAllowed(licenceOf(path))).map(nameOf)

/** `(MIT OR X)` needs one allowed licence, `MIT AND X` only allowed ones. */
const isAllowed = (licence: string) =>
  licence
    .replace(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((name) => LICENCES.includes(name)))

/** Paths in the lock file of a direct package and of everything that it needs. */
function withAllItNeeds(name: string): Set<string> {
  const paths = new Set<string>()
  const add = (path: string | undefined) => {
    if (!path || paths.has(path)) return
    paths.add(path)
    const { dependencies, optionalDependencies } = locked[path] ?? {}
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) add(nearest(path, needed))
  }
  add(`node_modules/${name}`)
  return paths
}

function nearest(path: string, needed: string): string | undefined {
  const nested = `${path}/node_modules/${needed}`
  if (nested in locked) return nested
  const parent = path.lastIndexOf('/node_modules/')
  return parent > 0 ? nearest(path.slice(0, parent), needed) : `node_modules/${needed}`
}

/** Needed by this package and by no other direct one. */
function broughtOnlyBy(name: string): number {
  const others = new Set(
    production.filter((other) => other !== name).flatMap((other) => [...broughtBy.get(other)!]),
  )
  return [...broughtBy.get(name)!].filter((path) => !others.has(path)).length
}

/** Files that import it; for types, files that import what they describe; `package.json` if a script calls one of its programs. */
function filesThatUse(name: string): string[] {
  const { bin } = readJson<{ bin?: Names | string }>(`node_modules/${name}/package.json`)
  const programs = typeof bin === 'string' ? [name] : Object.keys(bin ?? {})
  const words = Object.values(own.scripts).flatMap((script) => script.split(/[\s'"]+/))
  const isCalled = words.some((word) => programs.includes(word) || word.includes(`node_modules/${name}/`))
  // The fonts are imported by the name of a script.
  const searched = name.startsWith('@expo-google-fonts/') ? '@expo-google-fonts' : name.replace('@types/', '')
  return [...filesWith(`['"\`/]${searched}['"\`/:]`), ...(isCalled ? ['package.json'] : [])]
}

function filesWith(pattern: string): string[] {
  const places = ['app', 'reference-api', 'tests', 'bench', '.ci', 'server.ts', '*.config.ts']
  try {
    const files = execFileSync('git', ['grep', '--untracked', '-lE', pattern, '--', ...places], {
      encoding: 'utf8',
    })
    return files.trim().split('\n')
  } catch {
    return []
  }
}

/** Date of the newest release. */
function newestRelease(name: string): string {
  const { name: realName = name } = locked[`node_modules/${name}`]!
  const printed = execFileSync('npm', ['view', realName, 'time', '--json'], { encoding: 'utf8' })
  const { created: _, modified: __, ...dates } = JSON.parse(printed) as Names
  return Object.values(dates).sort().at(-1)!.slice(0, 10)
}

function table(names: string[], isProduction: boolean): string {
  const row = (name: string) => {
    const path = `node_modules/${name}`
    const brought = isProduction ? [`${broughtOnlyBy(name)}`] : []
    return [
      name,
      locked[path]!.version,
      licenceOf(path),
      ...brought,
      newestRelease(name),
      filesThatUse(name)[0]!,
    ]
  }
  const brings = isProduction ? ['Brings'] : []
  const head = ['Package', 'Version', 'Licence', ...brings, 'Newest release', 'Used in']
  return [head, head.map(() => '---'), ...names.map(row)]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(
    'docs/packages.md',
    `# Packages

Written by \`npm run packages\`. "Brings" counts packages that only this one needs, itself included; "Newest release" says
whether it is kept; "Used in" names one file of several. \`npm test\` fails if a package is used nowhere or if a licence is not one of
${LICENCES.join(', ')}.

## In production
${productionPaths.size} packages, of which ${binaries} are binaries of which a machine installs only its own.

${table(production, true)}

## For development
${table(development, false)}
`,
  )
