/** Groups rows by key, in order of first appearance. */
export function groupBy<Row, Key>(rows: Row[], keyOf: (row: Row) => Key): [Row, ...Row[]][] {
  const groups = new Map<Key, [Row, ...Row[]]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return [...groups.values()]
}
