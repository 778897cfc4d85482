import { expect, it } from 'vitest'
import { cellsInOrder } from './block-cells'

const cell = (name: string, grid_row: number | null, grid_column: number | null) => ({
  name,
  grid_row,
  grid_column,
})
const namesInOrder = (block: Parameters<typeof cellsInOrder>[0], cells: ReturnType<typeof cell>[]) =>
  cellsInOrder(block, cells).map((cell) => cell?.name ?? null)

const CELLS = [cell('d', 2, 1), cell('a', 1, 1), cell('c', 1, 3), cell('e', 2, 2), cell('b', 1, 2)]

it.each([
  ['Row', ['a', 'b', 'c', 'd', 'e', null]],
  ['Column', ['a', 'd', 'b', 'e', 'c', null]],
] as const)(
  'M123 lists the cells of a block of type %s in order, with null for empty cells',
  (block_type, names) => {
    expect(namesInOrder({ block_type, rows: 2, columns: 3 }, CELLS)).toEqual(names)
  },
)

it('M123 omits cells outside the block', () => {
  const strays = [cell('merged', null, null), cell('below', 3, 1), cell('beside', 1, 4), cell('before', 0, 1)]
  expect(namesInOrder({ block_type: 'Row', rows: 2, columns: 3 }, strays)).toEqual(new Array(6).fill(null))
})
