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

it('M118 X071 reads a plot number in Hindi and Telugu digits', () => {
  expect(parsed('project_id=4&key=१०%2B౧౧')).toMatchObject({ values: { key: '10+11' }, plotNumber: '10+11' })
})

it('reads a plot number without a project', () => {
  expect(parsed('key=26')).toMatchObject({ plotNumber: '26', errors: [] })
})

it.each(['', 'project_id=4', 'project_id=4&key=&layout=show', 'project_id=4&block=B'])(
  'M118 the search "%s" requests only the layout',
  (search) => {
    expect(parsed(search)).toMatchObject({ plotNumber: null, errors: [] })
  },
)

it.each([
  ['project_id=4&key=+', [{ name: 'key', message: 'Plot Number is Required' }]],
  [
    'project_id=&key=',
    [
      { name: 'project_id', message: 'Please Select Project' },
      { name: 'key', message: 'Plot Number is Required' },
    ],
  ],
  [`project_id=4&key=${'9'.repeat(61)}`, [{ name: 'key', message: 'Plot Number is too long' }]],
])('M118 reports the errors of "%s"', (search, errors) => {
  expect(parsed(search)).toMatchObject({ plotNumber: null, errors })
})
