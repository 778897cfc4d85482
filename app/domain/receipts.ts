/** The upstream lists the oldest first, also within a day. */
export function newestFirst<Row extends { receivedOn: string | null }>(receipts: Row[]): Row[] {
  return receipts
    .toReversed()
    .toSorted((one, other) => (other.receivedOn ?? '').localeCompare(one.receivedOn ?? ''))
}
