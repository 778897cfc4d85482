import { expect, it } from 'vitest'
import { comparedPlot, readComparedPlot } from './price-values'

const values = { project_id: '4', price: '12500', plot: '26', plan: '1', emi_id: '6' } as const

it.each([
  values,
  { ...values, plan: '2', emi_id: '' } as const,
  { ...values, plot: '12~A/3 +' },
  { ...values, plot: '12|' },
  { ...values, price: '12500.50' },
])('X081 a compared plot is read from its address unchanged: case %#', (plotValues) => {
  expect(readComparedPlot(comparedPlot(plotValues))).toEqual(plotValues)
})

it.each(['₹ 12,500', '12500.00', '012500'])('X081 comparedPlot writes the price "%s" as 12500', (price) => {
  expect(comparedPlot({ ...values, price })).toBe('4~12500~6~26')
})

it.each(['', '4~12500~6', '4~~6~26', '4~-1~6~26', '../4~12500~6~26', `4~12500~6~${'x'.repeat(300)}`])(
  'X081 "%s" is not a compared plot',
  (text) => {
    expect(readComparedPlot(text)).toBeNull()
  },
)
