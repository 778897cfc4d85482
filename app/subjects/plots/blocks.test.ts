import { describe, expect, it } from 'vitest'
import type { BlockCell, PlotBlock } from '~/contract/plots'
import { blockMap, blockOfPlot, neighbourOf, placeOf, shortFacing } from './blocks'

const cell = (
  plotNumber: string,
  row: number,
  column: number,
  fields: Partial<BlockCell> = {},
): BlockCell => ({
  plotNumber,
  row,
  column,
  facing: 'North',
  isAvailable: true,
  mergedInto: null,
  ...fields,
})

const block = (fields: Partial<PlotBlock> = {}): PlotBlock => ({
  name: 'A',
  rows: 2,
  columns: 4,
  cells: [
    cell('1', 1, 1),
    cell('2', 1, 2, { mergedInto: '2+3' }),
    cell('3', 1, 3, { mergedInto: '2+3', facing: 'East' }),
    cell('4', 1, 4, { isAvailable: false }),
    ...['5', '6', '7', '8'].map((number, index) => cell(number, 2, index + 1)),
  ],
  ...fields,
})

describe('block map', () => {
  it('M123 M124 merges cells sold as one plot', () => {
    const { plots } = blockMap(block())
    expect(plots.map(({ label }) => label)).toEqual(['1', '2+3', '4', '5', '6', '7', '8'])
    expect(plots[1]).toEqual({
      number: '2+3',
      label: '2+3',
      facings: ['North', 'East'],
      isAvailable: true,
      boxes: [{ row: 1, column: 2, rows: 1, columns: 2 }],
    })
    expect(plots[2]?.isAvailable).toBe(false)
  })

  it('M124 if an id merges the cells of a plot, its label has the first and last number', () => {
    const cells = ['10', '11', '12'].map((number, index) => cell(number, 1, index + 1, { mergedInto: 'M77' }))
    expect(blockMap(block({ cells })).plots).toMatchObject([{ label: '10-12', number: '10' }])
  })

  it('M124 a plot whose cells form no rectangle has a box for each cell', () => {
    const places = [
      [1, 1],
      [1, 2],
      [2, 1],
    ] as const
    const cells = places.map(([row, column], index) =>
      cell(String(index + 1), row, column, { mergedInto: '1+2+3', isAvailable: index > 0 }),
    )
    const { plots } = blockMap(block({ cells }))
    expect(plots).toHaveLength(1)
    expect(plots[0]).toMatchObject({ isAvailable: false })
    expect(plots[0]?.boxes).toHaveLength(3)
  })

  it.each([
    ['2+3', true],
    ['3', true],
    [' 2 + 3 ', true],
    ['99', false],
    ['', false],
  ])('M123 a search for the plot "%s" finds the block: %j', (number, isFound) => {
    expect(blockOfPlot([block()], number)?.name).toBe(isFound ? 'A' : undefined)
  })
})

describe('neighbourOf', () => {
  const { plots } = blockMap(block())
  const indexOf = (label: string) => plots.findIndex((plot) => plot.label === label)

  it.each([
    ['1', 'right', '2+3'],
    ['2+3', 'right', '4'],
    ['4', 'right', null],
    ['2+3', 'left', '1'],
    ['2+3', 'down', '6'],
    ['7', 'up', '2+3'],
    ['8', 'up', '4'],
    ['1', 'up', null],
  ] as const)('M123 from plot %s, the direction %s leads to %s', (from, direction, to) => {
    const neighbour = neighbourOf(plots, indexOf(from), direction)
    expect(neighbour === null ? null : plots[neighbour]?.label).toBe(to)
  })
})

it.each([
  ['North-East', 'NE'],
  ['south west', 'SW'],
  ['East', 'E'],
  ['Corner', ''],
])('M123 shortens the facing %s to %j', (facing, short) => {
  expect(shortFacing(facing)).toBe(short)
})

it('X081 the place of a plot is its block in which only this plot is quoted, also of joined cells and other spellings', () => {
  const place = placeOf([block({ name: 'B', cells: [cell('9', 1, 1)] }), block()], ' 2 + 3')
  expect(place).toMatchObject({ block: 'A', columns: 4, rows: 2 })
  expect(place?.plots).toHaveLength(7)
  expect(place?.plots.filter(({ isQuoted }) => isQuoted)).toEqual([
    { left: 1, top: 0, width: 2, height: 1, isQuoted: true },
  ])
  expect(placeOf([block()], '10')).toBeNull()
})
