import type { Row } from '../schema'
import { totalWithoutLateCharges } from '../rules/statement'
import type { BookingRow, Catalogue } from './booking-row'
import { decimalHundredths } from './cells'
import { bookings } from './files'
import { addNote, type ImportContext } from './import-context'
import { rupees } from './problems'

/** Tells the office the former and the new price of an existing booking, and its plots if it moves. */
export function noteChangedPrice(
  context: ImportContext,
  { plotsById }: Catalogue,
  { row, before, after }: { row: number; before: Row<'bookings'>; after: BookingRow },
): void {
  const [formerPrice, price] = [before, after].map(totalWithoutLateCharges)
  const isRepriced = formerPrice !== price
  if (isRepriced) context.repricedBookings.add(after.code)
  const [formerPlot, plot] = [before, after].map(({ plot_id }) => plotsById.get(plot_id)!.number)
  const changes = [
    ...(formerPlot === plot ? [] : [`plot ${formerPlot} → ${plot}`]),
    ...(before.yards_hundredths === after.yards_hundredths ? [] : [sizes(before, after)]),
    ...(isRepriced ? [`price ${rupees(formerPrice!)} → ${rupees(price!)}`] : []),
  ]
  if (changes.length > 0) addNote(context, bookings, row, `${after.code}: ${changes.join(', ')}`)
}

const sizes = (...both: { yards_hundredths: number }[]) =>
  `${both.map(({ yards_hundredths }) => decimalHundredths.write(yards_hundredths)).join(' → ')} sq. yards`
