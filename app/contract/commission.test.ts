import { expect, it } from 'vitest'
import { wirePlotCommission } from '../../tests/factories/wire'
import { PlotCommissionReply } from './commission'

const associateOf = (fields: object) =>
  PlotCommissionReply.parse(wirePlotCommission([{ ...fields }])).plot!.associates[0]!

it.each([
  [{ comm_value: '6.5', comm_type: '%' }, 'percent', { percent: 6.5 }],
  [{ comm_value: 2, comm_type: 'Percentage' }, 'percent', { percent: 2 }],
  [{ comm_value: '480.50', comm_type: 'Per Sq.Yd' }, 'per-yard', { paise: 48_050 }],
  [{ comm_value: 5000, comm_type: 'Flat' }, 'flat', { paise: 500_000 }],
  [{ comm_value: 5000, comm_type: null }, 'flat', { paise: 500_000 }],
])('M183 the rate for %j is %s %j', (fields, kind, amount) => {
  expect(associateOf(fields).rate).toEqual({ kind, ...amount })
})

it.each([
  { comm_value: 0, comm_type: '%' },
  { comm_value: null, comm_type: '%' },
])('M183 for %j there is no rate', (fields) => {
  expect(associateOf(fields).rate).toBeNull()
})

it.each([0, '0', null, '', undefined])('M183 a discount of %j counts as none', (value) => {
  expect(associateOf({ discount_value: value, discount_type: 'Per Sq.Yd' }).discountRate).toBeNull()
})
