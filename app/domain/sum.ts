/** Null if an amount is unknown. */
export function sumOf<Row>(rows: Row[], amountOf: (row: Row) => number | null): number | null {
  let sum = 0
  for (const row of rows) {
    const amount = amountOf(row)
    if (amount === null) return null
    sum += amount
  }
  return sum
}
