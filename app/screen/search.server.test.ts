import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod/v4'
import { searchParamsOf } from '~/paths/params.server'
import { idIn, optionIn, readSearch, requireSearch, textIn } from './search.server'

const Search = z.object({
  tab: optionIn('team'),
  project_id: idIn,
  plot: textIn(z.string().trim().max(3, 'Plot must not exceed 3 characters.')),
})
const read = (search: string) => readSearch(Search, `http://portal/list?${search}`)

it('M144 reads only the fields of the schema', () => {
  expect(read('tab=team&project_id=7&plot=+A1+&x=1')).toEqual({
    search: { tab: 'team', project_id: '7', plot: 'A1' },
    errors: {},
    isValid: true,
  })
})

it.each(['', 'tab=own&project_id=../7&plot=', 'tab=&project_id='])('M144 "%s" gives no value', (search) => {
  expect(read(search)).toMatchObject({
    search: { tab: undefined, project_id: '', plot: '' },
    isValid: true,
  })
})

it('M144 keeps an invalid text, with its message', () => {
  expect(read('project_id=7&plot=+12345+')).toEqual({
    search: { tab: undefined, project_id: '7', plot: '12345' },
    errors: { plot: 'Plot must not exceed 3 characters.' },
    isValid: false,
  })
})

it('M144 uses the first of several values', () => {
  expect(read('project_id=7&project_id=8').search.project_id).toBe('7')
})

it.each(['', 'q=', `q=${'x'.repeat(4)}`])('M008 returns 404 for the invalid search "%s"', (search) => {
  const readInvalid = () =>
    requireSearch(z.object({ q: z.string().min(1).max(3) }), `http://portal/list?${search}`)
  expect(readInvalid).toThrow(
    expect.objectContaining({ kind: 'not-found', message: 'Not in your team.' }) as Error,
  )
})

it('cuts long values, and ignores parameters after the first 100', () => {
  const long = 'x'.repeat(55_000)
  const { search, errors } = read(`plot=${long}&project_id=${long}&${'y=1&'.repeat(5_000)}tab=team`)
  expect(search.plot).toHaveLength(2_001)
  expect(search).toMatchObject({ project_id: '', tab: undefined })
  expect(errors).toEqual({ plot: 'Plot must not exceed 3 characters.' })
  expect(searchParamsOf(`http://portal/?${'plot=1~2&'.repeat(5_000)}`).size).toBe(100)
})

const APP = join(import.meta.dirname, '..')
const READS_SEARCH = /\.searchParams|searchParams \}|new URLSearchParams\([^)]*(url|search)/

it('the search of every screen is read by searchParamsOf', () => {
  const files = readdirSync(APP, { recursive: true, encoding: 'utf8' })
  const readers = files.filter(
    (file) =>
      /(\.server|route)\.tsx?$/.test(file) && READS_SEARCH.test(readFileSync(join(APP, file), 'utf8')),
  )
  // They build the URLs of calls, are the reader itself, and compare the addresses of two screens.
  expect(readers.toSorted()).toEqual([
    'api/request.server.ts',
    'paths/params.server.ts',
    'routes/associate.commission.dues/route.tsx',
  ])
})
