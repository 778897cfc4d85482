import { spawnSync } from 'node:child_process'
import { describe, expect, it, vi } from 'vitest'
import { list } from '../../app/contract/list'
import { ProjectsReply } from '../../app/contract/projects'
import { readTolerantly } from '../../app/contract/tolerance'
import { date, money, optionalId } from '../../app/contract/wire'
import { optionalObject, wireObject } from '../../app/contract/wire-object'
import { endpoints } from '../../app/api/endpoints'
import { programPath } from '../factories/program'
import { callUpstream } from './call-upstream'
import { conformance } from './conformance'
import { judge, perFault } from './judge'
import { readOptions } from './options'
import { readWithoutFaults } from './read-without-faults'
import { sampleOf } from './sample'
import { undocumentedIn } from './undocumented'

describe('a sample', () => {
  it('M235 has one item of each shape before a second item of any shape', () => {
    const all = [1, 2, 3].map((id) => ({ id, shape: 'booked' })).concat({ id: 4, shape: 'registered' })
    expect(sampleOf(all, 3).map(({ id }) => id)).toEqual([1, 4, 2])
    expect(sampleOf(all, 20).map(({ id }) => id)).toEqual([1, 4, 2, 3])
    expect(sampleOf([], 3)).toEqual([])
  })
})

describe('undocumented values', () => {
  const Row = wireObject('row', { id: optionalId, date, created_at: date, last_used_at: date, paid: money })
  const Reply = wireObject('reply', { info: optionalObject(wireObject('info', {})), rows: list(Row) })

  const WITH_TIME = 'rows.*.date: a date with a time'

  it.each<[unknown, string[]]>([
    [{ rows: [{ date: '2025-10-14 00:00:00' }, { date: '2025-10-15 00:00:00' }] }, [WITH_TIME]],
    [{ rows: [{ date: '2025-10-14T00:00:00' }] }, ['rows.*.date: ISO date-time']],
    [{ rows: [{ date: '0000-00-00' }] }, ['rows.*.date: zero date']],
    [{ info: [] }, ['info: list for an object']],
    [{ rows: [{ paid: '1,23,456.50' }, { paid: '12,500' }] }, ['rows.*.paid: grouped amount']],
    [
      { rows: { 0: { id: 1 }, 1: { id: 2, date: '0000-00-00' } } },
      ['rows: object for a list', 'rows.*.date: zero date'],
    ],
    [{ info: {}, rows: [{ id: 1, created_at: '2025-10-14 10:00:00', date: '2025-10-14' }] }, []],
    [{ rows: [{ last_used_at: '2025-10-14 10:00:00' }] }, []],
  ])('M235 in %j are reported as %j', (reply, places) => {
    expect(undocumentedIn(reply, readTolerantly(Reply, reply).tolerated)).toEqual(places)
  })
})

describe('a reply with faults', () => {
  it('M235 still gives the ids for dependent calls', () => {
    const reply = {
      status: true,
      projects: [{ name: 'No id' }, { project_id: 4, rate: {} }, { project_id: 5, rate: 5 }],
    }
    expect(readWithoutFaults(ProjectsReply, reply)?.map(({ id, ratePaise }) => [id, ratePaise])).toEqual([
      ['4', null],
      ['5', 500],
    ])
    expect(readWithoutFaults(ProjectsReply, { status: true, projects: 'none' })).toEqual([])
    expect(readWithoutFaults(ProjectsReply, 'text')).toBeUndefined()
  })

  it('M235 lists each fault once, with the first place and the number of other places', () => {
    expect(perFault(['a.0.b: x', 'a.1.b: x', 'a.0.c: x', 'd: y'])).toEqual([
      'a.0.b: x (and 1 more like it)',
      'a.0.c: x',
      'd: y',
    ])
  })
})

it.each([
  [200, 'drift', 'the reply is longer than 8 MB'],
  [404, 'missing', 'status 404'],
])('M239 a long reply with status %d is judged %s', async (status, verdict, detail) => {
  const reply = JSON.stringify({ status: true, projects: [], padding: 'x'.repeat(8 * 1024 * 1024) })
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(reply, { status }))
  const endpoint = endpoints.projects
  const result = await callUpstream('http://upstream.example', endpoint, null, {})
  const judgement = judge({ call: 'projects', endpoint, schema: ProjectsReply }, result)
  expect(judgement).toMatchObject({ verdict, details: [detail] })
})

it.each([
  [{}, 'pass', []],
  [{ rera_number: null, rera_url: null, rera_valid_until: null }, 'pass', []],
  [{ rera_number: 'P1', rera_url: 'https://rera.example', rera_valid_until: '2028-03-31' }, 'pass', []],
  [{ rera_number: ['P1'] }, 'drift', ['projects.0.rera_number: not a text']],
  [{ rera_url: 'javascript:alert(1)' }, 'drift', ['projects.0.rera_url: not a web address']],
  [{ rera_valid_until: '31-03-2028' }, 'drift', ['projects.0.rera_valid_until: not a date']],
])('X094 a project with %j is judged %s', (fields, verdict, details) => {
  const text = JSON.stringify({ status: true, projects: [{ project_id: 1, name: 'Neem Grove', ...fields }] })
  const step = { call: 'projects', endpoint: endpoints.projects, schema: ProjectsReply } as const
  expect(judge(step, { status: 200, text, ms: 1 })).toMatchObject({ verdict, details })
})

describe('the command line', () => {
  const required = ['--base', 'http://upstream.example', '--user', '9000000001', '--password', 'secret']

  it('M239 reads samples, plots, bookings, --json, --help and the password variable', () => {
    const args = [...required, ...'--samples 5 --plot 12/A --booking 7 --booking 8 --json'.split(' ')]
    const read = { samples: 5, plots: ['12/A'], bookings: ['7', '8'], isJson: true }
    expect(readOptions(args, {})).toMatchObject(read)
    const inEnvironment = { CONFORMANCE_PASSWORD: 'x' }
    expect(readOptions(required.slice(0, -2), inEnvironment)).toMatchObject({ password: 'x' })
    expect(readOptions(['--help'], {})).toEqual({ help: true })
  })

  it.each([
    [[...required, '--colour'], /Unknown option '--colour'/],
    [[...required, '--samples', '0'], /--samples must be/],
    [[...required, '--samples', 'many'], /--samples must be/],
    [required.slice(2), /--base is missing/],
    [[...required, 'extra'], /extra/],
  ])('M239 rejects %j', (args, pattern) => {
    expect(readOptions(args, {})).toEqual({ error: expect.stringMatching(pattern) as string })
  })

  const UNREADABLE = /^API_ENDPOINTS_FILE: \/none\.json cannot be read \(ENOENT\)\n$/

  it.each<[string[], number, RegExp]>([
    [['--help'], 0, /^npm run conformance -- --base URL[^]*--booking ID/],
    [['--colour'], 2, /--colour[^]*--samples N/],
    [['--base', 'http://127.0.0.1:9', '--user', 'a', '--password', 'b'], 1, /^Login failed: \S+\n$/],
    [[...required, '--endpoints', '/none.json'], 2, UNREADABLE],
  ])('M239 with %j, prints a message and exits with code %i', async (args, code, pattern) => {
    let output = ''
    const print = (text: string) => (output += `${text}\n`)
    expect(await conformance(args, {}, { log: print, error: print })).toBe(code)
    expect(output).toMatch(pattern)
  })

  it('M239 the process prints the message and exits with the code', () => {
    const args = [programPath('tests/conformance/main'), '--colour']
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toMatch(/--colour[^]*--samples N/)
  })
})
