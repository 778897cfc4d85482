import { expect, it } from 'vitest'
import { parseSearch } from './search.server'

const parsed = (search: string) => parseSearch(`http://portal/plot-availability?${search}`)

it('M118 reads the project and the plot number', () => {
  expect(parsed('project_id=4&key=+10%2B11+')).toEqual({
    values: { project_id: '4', key: '10+11' },
    plotNumber: '10+11',
    zoom: 1,
    block: null,
    errors: [],
  })
})

const noProject = { name: 'project_id', message: 'Please Select Project' }
const noKey = { name: 'key', message: 'Plot Number is Required' }

it.each([
  ['key=26', '26', []],
  // These request only the layout.
  ['', null, []],
  ['project_id=4', null, []],
  ['project_id=4&key=&layout=show', null, []],
  ['project_id=4&block=B', null, []],
  ['project_id=4&key=+', null, [noKey]],
  ['project_id=&key=', null, [noProject, noKey]],
  [`project_id=4&key=${'9'.repeat(61)}`, null, [{ name: 'key', message: 'Plot Number is too long' }]],
])('M118 the search "%s" has the plot number %j and the errors %j', (search, plotNumber, errors) => {
  expect(parsed(search)).toMatchObject({ plotNumber, errors })
})
