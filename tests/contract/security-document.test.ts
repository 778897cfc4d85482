import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const DOCUMENT = 'docs/security.md'
const document = readFileSync(DOCUMENT, 'utf8')

/** Numbers of all requirements of levels 1 and 2, in the order of the standard. */
const NUMBERS = readFileSync('tests/setup/asvs-5.0.0.txt', 'utf8')
  .split('\n')
  .filter((line) => /^V\d/.test(line))
  .flatMap((line) => line.split(': ')[1]!.split(' '))
  .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))

interface Row {
  numbers: string[]
  cells: string[]
}

/** Rows whose first cell contains numbers and ranges: `6.2.1, 6.5.1–6.5.5`. */
function rowsOf(text: string): Row[] {
  return text
    .split('\n')
    .filter((line) => /^\| \d+\.\d+\.\d+/.test(line))
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.trim())
      return { numbers: cells[1]!.split(', ').flatMap(numbersOf), cells: cells.slice(2, -1) }
    })
}

function numbersOf(span: string): string[] {
  const [first = '', last = first] = span.split('–')
  const [from, to] = [NUMBERS.indexOf(first), NUMBERS.indexOf(last)]
  if (from < 0 || to < from) throw new Error(`${span} names no requirement of level 1 or 2`)
  return NUMBERS.slice(from, to + 1)
}

/** A backticked name with a slash is a file; a name that begins with a slash is a URL path. */
const filesOf = (text: string) =>
  [...text.matchAll(/`([^`/:\s]+\/[^`\s]+)`/g)].map(([, name = '']) => atRoot(name))

const atRoot = (name: string) => name.replace(/^(contract|e2e)\//, 'tests/$1/')

/** A proof is a path in backticks and part of a title in quotes. The path `beside` means the test next to the file of the left cell. */
function proofsOf({ cells: [place = '', proof = ''] }: Row): [file: string, title: string][] {
  const beside = (filesOf(place)[0] ?? '').replace(/\.(tsx?)$/, '.test.$1')
  return [...proof.matchAll(/(?:`([^`\s]+\.tsx?)`|^beside)(?: "([^"]+)")?/g)].map(([, file, title = '']) => [
    file ? atRoot(file) : beside,
    title,
  ])
}

/** The quoted texts of a test file, without comments. */
const textsIn = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(\/\/|\/?\*)/.test(line))
    .flatMap((line) => line.match(/'[^']*'|"[^"]*"|`[^`]*`/g) ?? [])

const [requirements = '', gaps = ''] = document.split('\n## Known gaps\n')
const rows = rowsOf(requirements)

it('covers every requirement of levels 1 and 2', () => {
  const covered = new Set(rows.flatMap(({ numbers }) => numbers))
  expect(NUMBERS.length).toBe(253)
  expect(NUMBERS.filter((number) => !covered.has(number))).toEqual([])
})

it('names only existing files', () => {
  const files = filesOf(document)
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

it('names only existing tests', () => {
  const proofs = rows.flatMap(proofsOf)
  expect(proofs.length).toBeGreaterThan(100)
  const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file)
  const isFound = ([file, title]: [string, string]) =>
    existsSync(file) &&
    (!isTest(file) || (title !== '' && textsIn(file).some((text) => text.includes(title))))
  expect(proofs.filter((proof) => !isFound(proof))).toEqual([])
})

it('the list of gaps has exactly the numbers whose rows say "Gap"', () => {
  const gapsInRows = rows
    .filter(({ cells }) => cells.join(' ').includes('Gap'))
    .flatMap(({ numbers }) => numbers)
  const listedGaps = rowsOf(gaps).flatMap(({ numbers }) => numbers)
  expect([...new Set(gapsInRows)].sort()).toEqual([...new Set(listedGaps)].sort())
})

it('has two filled cells per row, on lines of at most 160 characters', () => {
  expect(rows.filter(({ cells }) => cells.length !== 2 || cells.some((cell) => !cell))).toEqual([])
  expect(document.split('\n').filter((line) => line.length > 160)).toEqual([])
})
