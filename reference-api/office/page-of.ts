export interface Range {
  start: number
  rows: number
}

/** A page of a list of the desk. `find` returns one row more if there are more. */
export async function pageOf<Row>(page: number, size: number, find: (range: Range) => Promise<Row[]>) {
  const found = await find({ start: (page - 1) * size, rows: size + 1 })
  return { rows: found.slice(0, size), has_more: found.length > size ? 1 : 0 }
}
