import { expect, it } from 'vitest'
import { errorsAtFields } from './plot-fields.server'

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
