import { m } from '~/messages/messages'
import { formatRupees } from '../money'
import { messageText, truncateRows } from './lines'

/** Names and dues of several customers are for the office only. Counts bookings, because two customers may share a name. */
export const isForOffice = (bookings: unknown[]) => bookings.length > 1

export function plotsText(list: {
  title: string
  associateName: string
  projectName: string
  bookings: {
    plotNumber: string
    customerName: string
    totalPaidPaise: number | null
    totalDuePaise: number | null
    currentDuePaise: number | null
  }[]
}): string {
  const rows = list.bookings.map((booking) =>
    m.plotLineInShare({
      plotNumber: booking.plotNumber,
      customerName: booking.customerName,
      paid: formatRupees(booking.totalPaidPaise),
      due: formatRupees(booking.totalDuePaise),
      dueNow: formatRupees(booking.currentDuePaise),
    }),
  )
  const text = messageText(
    list.title,
    `${list.associateName} · ${list.projectName}`,
    truncateRows(rows, m.andMorePlots),
  )
  return isForOffice(list.bookings) ? m.forTheOfficeOnlyText({ text }) : text
}
