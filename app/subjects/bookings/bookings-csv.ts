import type { Booking, BookingMonth, BookingProject } from '~/contract/bookings'
import { asDeduction } from '~/domain/money'
import { amountColumn, type CsvColumn, type CsvFile, dateColumns } from '~/files/csv'
import { m } from '~/messages/messages'

/** One row per day, associate and project. */
export function bookingMonthsCsv(months: BookingMonth[], note?: string): CsvFile<BookedDay> {
  return {
    name: 'bookings-by-month',
    columns: [
      { header: m.month(), value: (row) => row.month },
      ...dateColumns<BookedDay>(m.date(), (row) => row.date),
      ...countColumns(),
    ],
    rows: months.flatMap((month) =>
      month.days.flatMap((day) =>
        day.associates.map((row) => ({ ...row, month: month.name, date: day.date })),
      ),
    ),
    note,
  }
}

/** One row per project and associate. */
export function bookingProjectsCsv(projects: BookingProject[]): CsvFile<BookedCounts> {
  return {
    name: 'bookings-by-team',
    columns: countColumns(),
    rows: projects.flatMap(({ name, associates }) =>
      associates.map((row) => ({ ...row, projectName: name })),
    ),
  }
}

export function plotsCsv(name: string, list: PlotList): CsvFile<Booking> {
  return {
    name,
    columns: [
      { header: m.associate(), value: (row) => row.associateName || list.associate.name },
      { header: m.project(), value: (row) => row.projectName || list.project.name },
      { header: m.plotNo(), value: (row) => row.plotNumber },
      { header: m.customer(), value: (row) => row.customerName },
      { header: m.sqYards(), value: (row) => row.yards },
      { header: m.facing(), value: (row) => row.facing },
      { header: m.status(), value: (row) => (row.isRegistered ? m.registered() : m.booked()) },
      ...dateColumns<Booking>(m.bookedOn(), (row) => row.bookedOn),
      ...dateColumns<Booking>(m.registeredOn(), (row) => row.registeredOn),
      amountColumn(m.saleAmount(), (row) => row.salePaise),
      amountColumn(m.premiumChrgs(), (row) => row.premiumPaise),
      amountColumn(m.adjustment(), (row) => row.adjustmentPaise),
      amountColumn(m.emiCharges(), (row) => row.emiChargesPaise),
      amountColumn(m.regCharges(), (row) => row.registrationPaise),
      amountColumn(m.latePmtChrgsDue(), (row) => row.latePaymentPaise),
      amountColumn(m.discount(), (row) => asDeduction(row.discountPaise)),
      amountColumn(m.emiWaiveOff(), (row) => asDeduction(row.waiveOffPaise)),
      amountColumn(m.totalDue(), (row) => row.totalDuePaise),
      amountColumn(m.totalPaid(), (row) => row.totalPaidPaise),
      amountColumn(m.currentDue(), (row) => row.currentDuePaise),
    ],
    rows: list.bookings,
  }
}

interface PlotList {
  bookings: Booking[]
  associate: { name: string }
  project: { name: string }
}

interface BookedCounts {
  projectName: string
  associateId: string | null
  associateName: string
  bookedCount: number | null
  registeredCount: number | null
  totalCount: number | null
}

interface BookedDay extends BookedCounts {
  month: string
  date: string
}

const countColumns = (): CsvColumn<BookedCounts>[] => [
  { header: m.project(), value: (row) => row.projectName },
  { header: m.associateCode(), value: (row) => row.associateId },
  { header: m.associate(), value: (row) => row.associateName },
  { header: m.booked(), value: (row) => row.bookedCount },
  { header: m.registered(), value: (row) => row.registeredCount },
  { header: m.total(), value: (row) => row.totalCount },
]
