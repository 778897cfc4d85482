import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'

// `npm run requirements` compares docs/requirements.md with the titles of the tests that `npm test` runs; it runs no test. A journey for
// one mode has the tag @js or @no-js, because Playwright's list does not show which tests skip themselves at run time.

const MODES = ['js', 'no-js', 'request', 'command'] as const
type Mode = (typeof MODES)[number]

interface Requirement {
  id: string
  group: string
  text: string
  modes: Mode[]
}

interface Proof {
  title: string
  file: string
  ids: string[]
  modes: Mode[]
}

export function report(requirements: Requirement[], proofs: Proof[]) {
  const knownIds = new Set(requirements.map(({ id }) => id))
  const provenModes = (id: string) =>
    new Set(proofs.filter((proof) => proof.ids.includes(id)).flatMap((proof) => proof.modes))
  const missing = requirements
    .map((requirement) => {
      const proven = provenModes(requirement.id)
      return { ...requirement, missing: requirement.modes.filter((mode) => !proven.has(mode)) }
    })
    .filter((requirement) => requirement.missing.length > 0)
  const unknown = proofs.flatMap(({ ids, title, file }) =>
    ids.filter((id) => !knownIds.has(id)).map((id) => ({ id, title, file })),
  )
  return { total: requirements.length, proven: requirements.length - missing.length, missing, unknown }
}

export function parseRequirements(markdown: string): Requirement[] {
  const requirements = new Map<string, Requirement>()
  let group = ''
  for (const line of markdown.replace(/<!--.*?-->/gs, '').split('\n')) {
    if (line.startsWith('## ')) group = line.slice(3).trim()
    if (!/^\| [MX]/.test(line)) continue
    const [, id, text, modeList] = /^\| ([MX]\d{3}) \| (.+) \| ([a-z -]+) \|$/.exec(line) ?? []
    const modes = modeList?.split(' ') ?? []
    if (!id || !text || modes.length === 0 || !modes.every(isMode)) throw new Error(`Unreadable row: ${line}`)
    if (requirements.has(id)) throw new Error(`${id} is listed twice.`)
    requirements.set(id, { id, group, text, modes })
  }
  return [...requirements.values()]
}

const LEADING_IDS = /^(?:[MX]\d+|and\b|[\s,;:/&+()[\]])+/

/** The ids at the start of a title: `M142 M150 links`. */
export const idsOf = (title: string): string[] => LEADING_IDS.exec(title)?.[0].match(/[MX]\d+/g) ?? []

/** Each unit test that is not skipped proves the modes `request` and `command`. The ids of a group count for its tests. */
export function unitProofs(file: string, source: string): Proof[] {
  const proofs: Proof[] = []
  collect(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true), [])
  return proofs

  function collect(node: ts.Node, groupIds: string[]): void {
    const call = testCall(node)
    if (!call) return ts.forEachChild(node, (child) => collect(child, groupIds))
    if (call.isSkipped) return
    const ids = [...groupIds, ...idsOf(call.title)]
    if (call.isGroup) call.node.arguments.forEach((argument) => collect(argument, ids))
    else proofs.push({ title: call.title, file, ids, modes: ['request', 'command'] })
  }
}

const GROUPS = new Set(['describe', 'suite'])
const TESTS = new Set(['test', 'it'])
// A conditionally skipped test may prove nothing.
const SKIPS = new Set(['skip', 'todo', 'skipIf', 'runIf', 'fails'])

function testCall(node: ts.Node) {
  if (!ts.isCallExpression(node)) return null
  const [root, ...modifiers] = calleeNames(node.expression)
  if (!root || !(GROUPS.has(root) || TESTS.has(root))) return null
  const title = titleHead(node.arguments[0])
  if (title === null) return null
  const isSkipped = modifiers.some((name) => SKIPS.has(name)) || hasSkipOption(node.arguments[1])
  return { node, title, isGroup: GROUPS.has(root), isSkipped }
}

/** Returns ['it', 'skip', 'each'] for `it.skip.each(rows)`, and an empty list for an expression that does not begin with a name. */
function calleeNames(expression: ts.Expression): string[] {
  if (ts.isIdentifier(expression)) return [expression.text]
  if (ts.isCallExpression(expression)) return calleeNames(expression.expression)
  if (ts.isTaggedTemplateExpression(expression)) return calleeNames(expression.tag)
  if (!ts.isPropertyAccessExpression(expression)) return []
  const names = calleeNames(expression.expression)
  return names.length > 0 ? [...names, expression.name.text] : []
}

function titleHead(argument: ts.Expression | undefined): string | null {
  if (!argument) return null
  if (ts.isStringLiteralLike(argument)) return argument.text
  if (ts.isTemplateExpression(argument)) return argument.head.text
  if (ts.isBinaryExpression(argument)) return titleHead(argument.left)
  return ts.isIdentifier(argument) || ts.isPropertyAccessExpression(argument) ? '' : null
}

function hasSkipOption(argument: ts.Expression | undefined): boolean {
  if (!argument || !ts.isObjectLiteralExpression(argument)) return false
  return argument.properties.some((property) => property.name && SKIPS.has(property.name.getText()))
}

export interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: { title: string; file: string; tags: string[]; tests: PlaywrightTest[] }[]
  title: string
}

interface PlaywrightTest {
  projectName: string
  expectedStatus: string
  annotations: { type: string }[]
}

/** A test with the tag @request proves only the mode `request`, unless it also has the tag @js or @no-js. */
export function journeyProofs(suite: PlaywrightSuite, groupIds: string[] = []): Proof[] {
  const ids = [...groupIds, ...idsOf(suite.title)]
  const proofs = (suite.specs ?? []).map(({ title, file, tags, tests }) => {
    const projects = tests.filter(runs).map(({ projectName }) => projectName)
    const tagged = MODES.filter((mode) => tags.some((tag) => tag === mode || tag === `@${mode}`))
    const proves = (mode: Mode) =>
      mode === 'request' || mode === 'command'
        ? projects.length > 0 && tagged.includes(mode)
        : projects.includes(mode) && (tagged.length === 0 || tagged.includes(mode))
    return { title, file, ids: [...ids, ...idsOf(title)], modes: MODES.filter(proves) }
  })
  return [...proofs, ...(suite.suites ?? []).flatMap((inner) => journeyProofs(inner, ids))]
}

const runs = ({ expectedStatus, annotations }: PlaywrightTest) =>
  expectedStatus === 'passed' && !annotations.some(({ type }) => ['skip', 'fixme', 'fail'].includes(type))

const isMode = (value: string): value is Mode => (MODES as readonly string[]).includes(value)

function readUnitProofs(): Proof[] {
  return ['app', 'reference-api', 'tests/contract', 'tests/conformance']
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name))))
    .filter((file) => /\.test\.tsx?$/.test(file))
    .flatMap((file) => unitProofs(file, readFileSync(file, 'utf8')))
}

function readJourneyProofs(): Proof[] {
  if (!existsSync('playwright.config.ts')) throw new Error('playwright.config.ts is missing.')
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli')
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [cli, 'test', '--list', '--grep=@gate', '--reporter=json'],
    {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      timeout: 120_000,
      // With empty names Playwright prints the report instead of writing a file.
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: '', PLAYWRIGHT_JSON_OUTPUT_FILE: '' },
    },
  )
  const listStart = stdout.indexOf('{')
  if (listStart < 0) throw new Error(`Playwright cannot list its tests.\n${stdout}${stderr}`)
  const list = JSON.parse(stdout.slice(listStart)) as {
    suites: PlaywrightSuite[]
    errors: { message?: string }[]
  }
  const problems = list.errors
    .map(({ message }) => message ?? 'unknown error')
    .filter((message) => !message.includes('No tests found'))
  if (problems.length > 0) throw new Error(`Playwright cannot list its tests.\n${problems.join('\n')}`)
  return list.suites.flatMap((suite) => journeyProofs(suite))
}

function main(): number {
  const requirements = parseRequirements(readFileSync('docs/requirements.md', 'utf8'))
  const { total, proven, missing, unknown } = report(requirements, [
    ...readUnitProofs(),
    ...readJourneyProofs(),
  ])
  for (const { id, title, file } of unknown) console.log(`Unknown requirement ${id} in ${file}: ${title}`)
  for (const { id, missing: modes, text } of missing)
    console.log(`${id} missing: ${modes.join(', ')} — ${text}`)
  console.log(`${proven} of ${total} proven`)
  return missing.length > 0 || unknown.length > 0 ? 1 : 0
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    process.exitCode = main()
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
