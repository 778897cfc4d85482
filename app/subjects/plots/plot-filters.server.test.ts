import { expect, it } from 'vitest'
import { readPlotFilters } from './plot-filters.server'

const read = (search: Record<string, string>) =>
  readPlotFilters(`http://portal/associate/projects/4?${new URLSearchParams(search).toString()}`)

const WRITTEN = ['25,00,000', '₹ 2500000', '2500000.00', '२५०००००', '౨౫,౦౦,౦౦౦']
const SAID = [
  '25 lakh',
  '₹25 lakh',
  '25L',
  '25.0 lacs',
  '२५ लाख',
  '౨౫ లక్షలు',
  '0.25 cr',
  '0.25 करोड़',
  '0.25 కోటి',
]

it.each([...WRITTEN, ...SAID])('X080 X071 reads the price "%s" as whole rupees', (price_to) => {
  const { typed, filters, errors } = read({ price_to })
  expect([typed.price_to, filters.price_to, errors]).toEqual(['2500000', '2500000', {}])
})

it.each(['2500000.50', '-1', 'twenty', '9'.repeat(10)])(
  'X080 with the invalid price "%s" no filter applies',
  (price_to) => {
    const { typed, errors, isActive } = read({ price_to, state: 'available' })
    expect(errors).toEqual({ price_to: 'Please enter whole rupees' })
    expect([typed.price_to, isActive]).toEqual([price_to, false])
  },
)

it('X080 X071 reads sizes to the hundredth of a sq. yard', () => {
  expect(read({ yards_from: ' १५० ', yards_to: '166.67' }).filters).toMatchObject({
    yards_from: '150',
    yards_to: '166.67',
  })
  expect(read({ yards_from: '1,50' }).errors).toEqual({ yards_from: 'Please enter a number' })
})

it('X080 an upper limit below the lower one is named, and no filter applies', () => {
  const { errors, isActive } = read({ yards_from: '200', yards_to: '150', price_from: '1', price_to: '1' })
  expect([errors, isActive]).toEqual([{ yards_to: 'Please enter at least the lower limit' }, false])
})

it('X080 without any field no filter applies', () => {
  expect(read({})).toMatchObject({ isActive: false, errors: {} })
})
