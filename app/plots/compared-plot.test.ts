import { expect, it } from 'vitest'
import { comparedPlot, readComparedPlot } from './compared-plot'

const values = { project_id: '4', price: '12500', plot: '26', plan: '1', emi_id: '6' } as const

it.each([
  values,
  { ...values, plan: '2', emi_id: '' } as const,
  { ...values, plot: '12~A/3 +' },
  { ...values, price: '12500.50' },
])('X081 a plot of a comparison survives its address %#', (given) => {
  expect(readComparedPlot(comparedPlot(given))).toEqual(given)
})

it.each(['', '4~12500~6', '4~~6~26', '4~-1~6~26', '../4~12500~6~26', `4~12500~6~${'x'.repeat(300)}`])(
  'X081 "%s" is not a plot of a comparison',
  (text) => {
    expect(readComparedPlot(text)).toBeNull()
  },
)
