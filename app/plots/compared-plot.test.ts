import { expect, it } from 'vitest'
import { comparedPlot, comparedPlots, joinCompared, readComparedPlot, readComparison } from './compared-plot'

const values = { project_id: '4', price: '12500', plot: '26', plan: '1', emi_id: '6' } as const

it.each([
  values,
  { ...values, plan: '2', emi_id: '' } as const,
  { ...values, plot: '12~A/3 +' },
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

it('X081 readComparison returns at most three valid plots, each once', () => {
  const plots = ['4~12500~6~26', '4~12500~6~10+11', '1~6500~~3', '4~12500~6~31']
  expect(comparedPlots(readComparison(joinCompared([plots[0]!, ...plots])))).toEqual(plots.slice(0, 3))
  expect(readComparison('|<b>|4~~6~26|1~6500~~3')).toBe('1~6500~~3')
  expect(comparedPlots('')).toEqual([])
})

it('X081 plot numbers may contain the separator of compared plots', () => {
  const plots = ['4~12500~6~A|12', '4~12500~6~12|', '1~6500~~||3']
  expect(comparedPlots(joinCompared(plots))).toEqual(plots)
  expect(comparedPlots(readComparison(joinCompared(plots)))).toEqual(plots)
})
