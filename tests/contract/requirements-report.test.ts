import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  idsOf,
  journeyProofs,
  parseRequirements,
  type PlaywrightSuite,
  report,
  unitProofs,
} from '../setup/requirements'

const SPECIFIED_COUNT = 246

describe('ids at the start of a title', () => {
  it.each([
    ['M143 load more appends the next page', ['M143']],
    ['M142 M150 links carry the date', ['M142', 'M150']],
    ['M171, M172: rows', ['M171', 'M172']],
    ['M021 - 300 rows', ['M021']],
    ['amounts as in M021', []],
    ['Mobile is required', []],
    ['M1430 mistyped', ['M1430']],
    ['X065 M241 a backup', ['X065', 'M241']],
  ])('%s', (title, ids) => {
    expect(idsOf(title)).toEqual(ids)
  })
})

describe('rows of docs/requirements.md', () => {
  it.each(['| M001 | Text. | browser |', '| M1 | Text. | js |', '| M001 | Text. |', '| X65 | Text. | js |'])(
    'rejects %s',
    (row) => {
      expect(() => parseRequirements(row)).toThrow('Unreadable row')
    },
  )

  it('docs/requirements.md has all 246 specified requirements, then the further requirements, in order, on short lines', () => {
    const page = readFileSync('docs/requirements.md', 'utf8')
    const ids = parseRequirements(page).map(({ id }) => id)
    const specified = Array.from(
      { length: SPECIFIED_COUNT },
      (_, index) => `M${String(index + 1).padStart(3, '0')}`,
    )
    expect(ids.slice(0, SPECIFIED_COUNT)).toEqual(specified)
    const further = ids.slice(SPECIFIED_COUNT)
    expect(further.every((id) => id.startsWith('X'))).toBe(true)
    expect(further).toEqual(further.toSorted())
    expect(page.split('\n').filter((line) => line.length > 200)).toEqual([])
  })
})

describe('unit tests', () => {
  const idsIn = (source: string) => unitProofs('a.test.ts', source).map(({ ids }) => ids)

  it.each([
    ['plain', `it('M001 a', () => {})`, [['M001']]],
    ['template head', 'test(`M001 ${x}`, () => {})', [['M001']]],
    ['concatenation', `it('M001 ' + x, () => {})`, [['M001']]],
    ['each', `it.each([['M009', 1]])('M001 %s', () => {})`, [['M001']]],
    ['each with a table', 'it.each`a | b\n${1} | ${2}`("M001 $a", () => {})', [['M001']]],
    [
      'group',
      `describe('M001', () => { it('M002 b', () => {}); it(title, () => {}) })`,
      [['M001', 'M002'], ['M001']],
    ],
    ['a group without tests', `describe('M001', () => {})`, []],
    ['skipped', `it.skip('M001 a', () => {}); it.todo('M002 b'); it.skipIf(x)('M003 c', () => {})`, []],
    ['skipped by option', `it('M001 a', { skip: true }, () => {})`, []],
    ['skipped group', `describe.skip('M001', () => { it('M002 b', () => {}) })`, []],
    ['other calls', `/M/.test('M001 a'); log('M001 a')`, []],
  ])('%s', (_, source, ids) => {
    expect(idsIn(source)).toEqual(ids)
  })
})

describe('journeys', () => {
  const run = (projectName: string, annotation?: string) => ({
    projectName,
    expectedStatus: annotation ? 'skipped' : 'passed',
    annotations: annotation ? [{ type: annotation }] : [],
  })
  const modesOf = (tags: string[], tests = [run('js'), run('no-js')]) => {
    const suite: PlaywrightSuite = {
      title: 'a.spec.ts',
      specs: [{ title: 'M001 a', file: 'a.spec.ts', tags, tests }],
    }
    return journeyProofs(suite).flatMap(({ modes }) => modes)
  }

  it.each([
    ['untagged', [], ['js', 'no-js']],
    ['for one mode', ['js'], ['js']],
    ['for one mode, tagged with an @', ['@no-js'], ['no-js']],
    ['by request alone', ['request'], ['request']],
    ['by request and in one mode', ['no-js', 'request'], ['no-js', 'request']],
    ['by command alone', ['command'], ['command']],
    ['by request and in both', ['js', 'no-js', 'request'], ['js', 'no-js', 'request']],
  ])('%s', (_, tags, modes) => {
    expect(modesOf(tags)).toEqual(modes)
  })

  it('counts only the projects in which a test runs', () => {
    expect(modesOf([], [run('js')])).toEqual(['js'])
    expect(modesOf([], [run('js'), run('no-js', 'fixme')])).toEqual(['js'])
    expect(modesOf(['request'], [run('js', 'skip'), run('no-js', 'skip')])).toEqual([])
  })
})

describe('the report', () => {
  const requirements = parseRequirements('| M001 | One. | js request |\n| M002 | Two. | js |')
  const proof = (id: string, mode: 'js' | 'request') => ({ title: id, file: 'a', ids: [id], modes: [mode] })

  it('lists each mode without a test, and unknown ids', () => {
    const result = report(requirements, [proof('M001', 'js'), proof('M002', 'js'), proof('M999', 'js')])
    expect(result).toMatchObject({ total: 2, proven: 1, missing: [{ id: 'M001', missing: ['request'] }] })
    expect(result.unknown).toEqual([{ id: 'M999', title: 'M999', file: 'a' }])
  })
})
