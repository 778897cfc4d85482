import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { build } from 'esbuild'
import { readRouteFiles } from '../../bench/audit/screens'

const JOURNEYS = 'tests/e2e'
/** Files that no journey runs. Not bench/audit/portal and three files of .ci: journeys of the text browser or the image run them. */
const WITHOUT_JOURNEYS =
  /\.test\.tsx?$|\.md$|^docs\/|^bench\/(?!audit\/portal)|^\.ci\/(?!image\.mjs|notices|sqlite-driver)|^tests\/(contract|conformance)\/|^[^/]*(ox\w+rc|vitest)/
/** If more routes than this use a file, a change of the file runs all journeys. */
const MANY_ROUTES = 30

interface Sources {
  /** Route patterns such as `/associate/team`, by the files that the routes import. */
  routesByFile: Map<string, string[]>
  journeys: Map<string, string>
}

/** Null means all journeys. */
function journeysTouchedBy(files: string[], { routesByFile, journeys }: Sources): string[] | null {
  const touched = new Set<string>()
  for (const file of files.filter((name) => !WITHOUT_JOURNEYS.test(name))) {
    const journeysOfFile = journeysOf(file)
    if (journeysOfFile === null) return null
    journeysOfFile.forEach((name) => touched.add(name))
  }
  return [...touched].sort()

  function journeysOf(file: string): string[] | null {
    const [, journey] = /^tests\/e2e\/([\w-]+\.spec\.ts)/.exec(file) ?? []
    if (journey) return journeys.has(journey) ? [journey] : []
    const routes = routesByFile.get(file) ?? []
    if (routes.length === 0 || routes.length > MANY_ROUTES) return null
    const namesByRoute = routes.map(journeysNaming)
    return namesByRoute.includes(null) ? null : namesByRoute.flatMap((names) => names ?? [])
  }

  function journeysNaming(pattern: string): string[] | null {
    const address = new RegExp(`${pattern.replaceAll('.', '\\.').replace(/:\w+/g, '[^/\\s]+')}(?![\\w/-])`)
    const names = [...journeys]
      .filter(([, source]) => address.test(withConstants(source)))
      .map(([name]) => name)
    if (names.length > 0) return names
    const parent = pattern.slice(0, pattern.lastIndexOf('/'))
    return parent ? journeysNaming(parent) : null
  }
}

function withConstants(source: string): string {
  const constants = [...source.matchAll(/const (\w+) = '(\/[^']+)'/g)]
  return constants.reduce((text, [, name, address = '']) => text.replaceAll(`\${${name}}`, address), source)
}

export async function changedJourneys(since: string): Promise<string[] | null> {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
  const [base = since] = git('merge-base', since, 'HEAD')
  const files = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]
  const journeys = readdirSync(JOURNEYS).filter((name) => name.endsWith('.spec.ts'))
  return journeysTouchedBy(files, {
    routesByFile: await readRoutes(),
    journeys: new Map(journeys.map((name) => [name, readFileSync(`${JOURNEYS}/${name}`, 'utf8')])),
  })
}

async function readRoutes(): Promise<Map<string, string[]>> {
  const routeFiles = readRouteFiles()
  const { metafile } = await build({
    entryPoints: [...routeFiles.keys()],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    outdir: 'build',
    write: false,
    metafile: true,
    logLevel: 'silent',
  })
  const byFile = new Map<string, string[]>()
  for (const { entryPoint = '', inputs } of Object.values(metafile.outputs)) {
    const patterns = routeFiles.get(entryPoint) ?? []
    for (const file of Object.keys(inputs)) byFile.set(file, [...(byFile.get(file) ?? []), ...patterns])
  }
  return byFile
}
