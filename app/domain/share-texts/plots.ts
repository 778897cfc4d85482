import { m } from '~/messages/messages'
import { formatRupees } from '../money'
import { lines, listed } from './lines'

/** Several customers' names and dues are for the office alone. A name does not tell two customers apart, so bookings count. */
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
  const rows = list.bookings.map((one) =>
    m.plotLineInShare({
      plotNumber: one.plotNumber,
      customerName: one.customerName,
      totalPaidPaise: formatRupees(one.totalPaidPaise),
      totalDuePaise: formatRupees(one.totalDuePaise),
      currentDuePaise: formatRupees(one.currentDuePaise),
    }),
  )
  const text = lines(list.title, `${list.associateName} · ${list.projectName}`, listed(rows, m.andMorePlots))
  return isForOffice(list.bookings) ? m.forTheOfficeOnlyText({ text }) : text
}
