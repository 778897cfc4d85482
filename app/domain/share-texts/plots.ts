import { m } from '~/messages/messages'
import { splitLateCharges } from '../late-charges'
import { formatRupees } from '../money'
import { messageText, truncateRows } from './lines'

/** Names and dues of several customers are for the office only. Counts bookings, because two customers may share a name. */
export const isForOffice = (bookings: unknown[]) => bookings.length > 1

interface SharedBooking {
  plotNumber: string
  customerName: string
  totalPaidPaise: number | null
  totalDuePaise: number | null
  currentDuePaise: number | null
  latePaymentPaise: number | null
}

export function plotsText(list: {
  title: string
  associateName: string
  projectName: string
  bookings: SharedBooking[]
}): string {
  const rows = list.bookings.map((booking) =>
    m.plotLineInShare({
      plotNumber: booking.plotNumber,
      customerName: booking.customerName,
      paid: formatRupees(booking.totalPaidPaise),
      due: formatRupees(booking.totalDuePaise),
      dueNow: dueText(booking),
    }),
  )
  const text = messageText(
    list.title,
    `${list.associateName} · ${list.projectName}`,
    truncateRows(rows, m.andMorePlots),
  )
  return isForOffice(list.bookings) ? m.forTheOfficeOnlyText({ text }) : text
}

/** Such as `₹37,240 (₹36,000 + ₹1,240 late charges)`. */
function dueText({ currentDuePaise, latePaymentPaise }: SharedBooking) {
  const parts = splitLateCharges(currentDuePaise, latePaymentPaise)
  return formatRupees(currentDuePaise) + (parts ? ` (${parts})` : '')
}
