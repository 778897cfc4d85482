interface Block {
  block_type: 'Row' | 'Column'
  rows: number
  columns: number
}

interface Cell {
  grid_row: number | null
  grid_column: number | null
}

/** Returns cells row by row or column by column. Empty cells are null, so that the index is the position. */
export function cellsInOrder<Item extends Cell>(block: Block, cells: Item[]): (Item | null)[] {
  const ordered = new Array<Item | null>(block.rows * block.columns).fill(null)
  for (const cell of cells) {
    if (cell.grid_row === null || cell.grid_column === null) continue
    const [row, column] = [cell.grid_row - 1, cell.grid_column - 1]
    if (row < 0 || column < 0 || row >= block.rows || column >= block.columns) continue
    ordered[block.block_type === 'Row' ? row * block.columns + column : column * block.rows + row] = cell
  }
  return ordered
}
