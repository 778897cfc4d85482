import { expect, it } from 'vitest'
import { paths } from '~/paths/paths'
import { hasFilters } from '~/paths/searches'
import { parseFilters } from './filters.server'

const parse = (search: Record<string, string>) =>
  parseFilters(`http://portal/list?${new URLSearchParams(search)}`)
const noFilters = { plot_no: '', associate: '', project_id: '', agent_id: '' }

it('M144 filters are empty by default, and only filters=open opens their panel', () => {
  expect(parse({})).toMatchObject({ filters: noFilters, isPanelOpen: false, errors: {} })
  expect(parse({ filters: 'open' }).isPanelOpen).toBe(true)
  expect(parse({ filters: 'x' }).isPanelOpen).toBe(false)
})

it.each(['A/12', 'A+12', ' 12 ', 'రవి', "o'neil <b>"])('M144 searches for %j, trimmed', (text) => {
  expect(parse({ plot_no: text, associate: text })).toMatchObject({
    filters: { plot_no: text.trim(), associate: text.trim() },
    errors: {},
  })
})

it('filters reject text of 2,000 characters with an error and return the text', () => {
  const text = 'x'.repeat(2_000)
  const { filters, errors } = parse({ plot_no: text, associate: text })
  expect(filters).toMatchObject({ plot_no: text, associate: text })
  expect(errors).toEqual({
    plot_no: 'Plot No. must not exceed 100 characters.',
    associate: 'Associate code or name must not exceed 100 characters.',
  })
})

it.each([
  [{ project_id: '7', agent_id: '5' }, '5'],
  [{ project_id: '7', agent_id: '5', associates_of: '7' }, '5'],
  [{ project_id: '8', agent_id: '5', associates_of: '7' }, ''],
  [{ project_id: '', agent_id: '5', associates_of: '7' }, ''],
  [{ agent_id: '5' }, ''],
  [{ project_id: '../7', agent_id: '5' }, ''],
  [{ project_id: '7', agent_id: '5/..' }, ''],
])('M147 %j selects the associate "%s"', (search, associate) => {
  expect(parse(search).filters.agent_id).toBe(associate)
})

it('M149 filters count as applied if any is set', () => {
  expect(hasFilters(noFilters)).toBe(false)
  for (const name of Object.keys(noFilters)) expect(hasFilters({ ...noFilters, [name]: 'x' })).toBe(true)
})

it('M148 filters are stored in the address', () => {
  const filters = { ...noFilters, plot_no: 'A/1', project_id: '7' }
  expect(parseFilters(`http://portal${paths.bookingsByDate({ ...filters, page: 2 })}`)).toMatchObject({
    filters,
  })
})
