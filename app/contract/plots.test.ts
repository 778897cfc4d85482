import { describe, expect, it } from 'vitest'
import { success } from '../../tests/factories/wire'
import { BlocksReply, EmiPlansReply, PlotInfoReply, PlotPriceReply } from './plots'

it('M128 reads instalment plans with or without their text', () => {
  const emi_list = [
    { id: 6, months: 36, tenure: '36 Months' },
    { id: 2, months: '12', tenure: null },
  ]
  expect(EmiPlansReply.parse(success({ emi_list }))).toEqual([
    { id: '6', months: 36, tenure: '36 Months' },
    { id: '2', months: 12, tenure: '12 Months' },
  ])
})

describe('a plot', () => {
  const parse = (plot_info: object) => PlotInfoReply.parse(success({ plot_info }))

  it.each([
    [1, 'Irregular', 'Irregular'],
    [0, 'Irregular', null],
    [1, '', null],
  ])('M121 shape_show_status %j with the text %j shows %j', (shape_show_status, shape_text, shown) => {
    expect(parse({ shape_show_status, shape_text }).shapeText).toBe(shown)
  })

  it.each([
    ['1', true],
    [2, false],
    [null, false],
  ])('M122 for status_id %j, isAvailable is %j', (status_id, isAvailable) => {
    expect(parse({ status_id }).isAvailable).toBe(isAvailable)
  })
})

it.each([
  ['5.5', '%', { kind: 'percent', percent: 5.5 }],
  ['75000', 'Flat', { kind: 'flat', paise: 7_500_000 }],
  [0, 'Per Sq.Yd', null],
  [null, null, null],
])('M133 reads the premium %j of the type %j', (premium_charge, premium_type, rate) => {
  const reply = success({ plot_info: { premium_charge, premium_type } })
  expect(PlotPriceReply.parse(reply).premiumRate).toEqual(rate)
})

describe('blocks', () => {
  const block = {
    block_type: 'Row',
    rows: '2',
    columns: 2,
    plots: ['10', 11, '', '12/A'].map((plot_number) => ({ plot_number })),
  }
  const parse = (fields: object) => BlocksReply.parse(success({ blocks: [{ ...block, ...fields }] }))[0]
  const positions = (fields: object) =>
    parse(fields)?.cells.map(({ plotNumber, row, column }) => [plotNumber, row, column])

  it.each([
    ['Row', [1, 1], [1, 2], [2, 2]],
    ['columns', [1, 1], [2, 1], [2, 2]],
    [null, [1, 1], [1, 2], [2, 2]],
  ])('M123 places the plots of a block of type %j', (block_type, ...expected) => {
    expect(positions({ block_type })).toEqual(
      ['10', '11', '12/A'].map((number, index) => [number, ...expected[index]!]),
    )
  })

  it.each([
    [{ columns: 0 }, 4],
    [{ columns: -3 }, 1],
    [{ columns: 1e9 }, 4],
    [{ columns: '2.9' }, 2],
  ])('M123 a block with %j has %i columns', (fields, columns) => {
    expect(parse(fields)?.columns).toBe(columns)
  })

  it.each([0, '0', null, '', undefined])('M124 a cell with merge_plot %j is not merged', (merge_plot) => {
    const plots = [{ plot_number: 10, plot_status_id: 1, merge_plot, plot_facing: 'East' }]
    expect(parse({ plots })?.cells[0]).toMatchObject({ plotNumber: '10', mergedInto: null })
  })
})
