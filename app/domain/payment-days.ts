/** Payments of a day, or the part of them that a page holds; `paise` is the sum of the rows. */
export interface PaymentDay<Row> {
  date: string
  paise: number
  rows: Row[]
}

/**
 * The days shown so far and those of the next page. A day that was cut between the pages becomes one again: its amounts add
 * up and its rows are joined.
 */
export function appendDays<Row>(
  shown: PaymentDay<Row>[],
  next: PaymentDay<Row>[],
  joinRows: (rows: Row[], more: Row[]) => Row[] = (rows, more) => [...rows, ...more],
): PaymentDay<Row>[] {
  const [last, first] = [shown.at(-1), next[0]]
  if (!last || !first || last.date !== first.date) return [...shown, ...next]
  const joined = {
    date: last.date,
    paise: last.paise + first.paise,
    rows: joinRows(last.rows, first.rows),
  }
  return [...shown.slice(0, -1), joined, ...next.slice(1)]
}

interface PlotOfDay<Associate> {
  bookingId: string
  paise: number
  associates: Associate[]
}

/** Joins the plots of a day, for `appendDays`: a plot that both parts hold becomes one, with the associates of both. */
export function joinPlots<Associate, Plot extends PlotOfDay<Associate>>(plots: Plot[], more: Plot[]): Plot[] {
  const byBooking = new Map(plots.map((plot) => [plot.bookingId, plot]))
  for (const plot of more) {
    const known = byBooking.get(plot.bookingId)
    byBooking.set(
      plot.bookingId,
      known
        ? {
            ...known,
            paise: known.paise + plot.paise,
            associates: [...known.associates, ...plot.associates],
          }
        : plot,
    )
  }
  return [...byBooking.values()]
}
