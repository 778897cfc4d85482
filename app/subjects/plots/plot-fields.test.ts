import { expect, it } from 'vitest'
import { sortPlots } from './plot-fields'
import { errorsAtFields } from './plot-fields.server'

const plots = [
  ['1', false, 300],
  ['2', true, 200],
  ['3', false, 100],
  ['10', true, 400],
] as const

it.each([
  [null, 'asc', '2 10 1 3'],
  ['plot', 'desc', '10 3 2 1'],
  ['price', 'asc', '3 2 1 10'],
  ['status', 'desc', '1 3 2 10'],
] as const)('X080 the order of plots by %s, %s, is %s', (by, order, expected) => {
  const rows = plots.map(([label, isAvailable, paise]) => ({
    ...{ label, isAvailable, paise, number: label, facings: [], yards: null },
  }))
  const sorted = sortPlots(rows, { by, order })
  expect(sorted.map(({ label }) => label).join(' ')).toBe(expected)
})

const names = { project_id: 'project_id', price_per_yard: 'price' }

it('gives the first error of each field, in the order of the form', () => {
  const errors = [
    { field: 'price_per_yard', message: 'Too low.' },
    { field: 'price_per_yard', message: 'Not a price.' },
    { field: 'emi_id', message: 'Unknown plan.' },
    { field: null, message: 'Closed today.' },
    { field: 'project_id', message: 'Unknown project.' },
  ]
  expect(errorsAtFields(errors, names)).toEqual([
    { name: 'project_id', message: 'Unknown project.' },
    { name: 'price', message: 'Too low.' },
  ])
})

it('a missing list of errors gives no error', () => {
  expect(errorsAtFields(undefined, names)).toEqual([])
})
