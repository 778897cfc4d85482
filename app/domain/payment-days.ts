import { sumOf } from './money'

/** All payments of a day, or only the payments of that day on one page. `paise` is their sum; null if unknown. */
export interface PaymentDay<Row> {
  /** `yyyy-MM-dd`; empty if unknown. */
  date: string
  paise: number | null
  rows: Row[]
}

/** Appends a page of days; merges a day that is split between pages. */
export function appendDays<Row>(
  shown: PaymentDay<Row>[],
  next: PaymentDay<Row>[],
  joinRows: (rows: Row[], more: Row[]) => Row[] = (rows, more) => [...rows, ...more],
): PaymentDay<Row>[] {
  const [last, first] = [shown.at(-1), next[0]]
  if (!last || !first || last.date !== first.date) return [...shown, ...next]
  const joinedDay = {
    date: last.date,
    paise: sumOf([last, first], ({ paise }) => paise),
    rows: joinRows(last.rows, first.rows),
  }
  return [...shown.slice(0, -1), joinedDay, ...next.slice(1)]
}

/** Links to the pages before and after the loaded days; null at the ends of the list. */
export interface LoadedPart {
  earlierTo: string | null
  more: { to: string | null }
}

/** False for a day or bill that may have more rows on a page that is not loaded. */
export function isWhole(days: unknown[], index: number, { earlierTo, more }: LoadedPart): boolean {
  return (index > 0 || earlierTo === null) && (index < days.length - 1 || more.to === null)
}

interface PlotOfDay<Associate> {
  bookingId: string | null
  paise: number | null
  associates: Associate[]
}

export function joinPlots<Associate, Plot extends PlotOfDay<Associate>>(plots: Plot[], more: Plot[]): Plot[] {
  const keyOf = (plot: Plot) => plot.bookingId ?? plot
  const byBooking = new Map<string | Plot, Plot>()
  for (const plot of [...plots, ...more]) {
    const earlierPart = byBooking.get(keyOf(plot))
    byBooking.set(keyOf(plot), earlierPart ? joinPlot(earlierPart, plot) : plot)
  }
  return [...byBooking.values()]
}

const joinPlot = <Associate, Plot extends PlotOfDay<Associate>>(plot: Plot, other: Plot): Plot => ({
  ...plot,
  paise: sumOf([plot, other], ({ paise }) => paise),
  associates: [...plot.associates, ...other.associates],
})
