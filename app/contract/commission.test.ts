import { describe, expect, it } from 'vitest'
import { wireAgentCommission, wirePlotCommission } from '../../tests/factories/wire'
import { PlotCommissionReply } from './commission'

const associateOf = (fields: object) =>
  PlotCommissionReply.parse(wirePlotCommission({ agents: [wireAgentCommission({ ...fields })] })).plot!
    .associates[0]!

describe('commission of a booking', () => {
  it.each([
    [
      { comm_value: '6.5', comm_type: '%' },
      { kind: 'percent', percent: 6.5 },
    ],
    [
      { comm_value: 2, comm_type: 'Percentage' },
      { kind: 'percent', percent: 2 },
    ],
    [
      { comm_value: '480.50', comm_type: 'Per Sq.Yd' },
      { kind: 'per-yard', paise: 48_050 },
    ],
    [
      { comm_value: 5000, comm_type: 'Flat' },
      { kind: 'flat', paise: 500_000 },
    ],
    [
      { comm_value: 5000, comm_type: null },
      { kind: 'flat', paise: 500_000 },
    ],
    [{ comm_value: 0, comm_type: '%' }, null],
    [{ comm_value: null }, null],
  ])('M183 the rate for %j is %j', (fields, rate) => {
    expect(associateOf(fields).rate).toEqual(rate)
  })

  it.each([0, '0', null, '', undefined])('M183 a discount of %j counts as none', (value) => {
    expect(associateOf({ discount_value: value }).discountRate).toBeNull()
  })
})
