import type { Booking, BookingMonth, BookingProject } from '~/api/contract/bookings'
import { asDeduction } from '~/domain/money'
import { amountColumn, type CsvColumn, type CsvFile, dateColumns } from '~/documents/csv'

/** One row per day, associate and project. */
export function bookingMonthsCsv(months: BookingMonth[], note?: string): CsvFile<BookedDay> {
  return {
    name: 'bookings-by-month',
    columns: [
      { header: 'Month', value: (row) => row.month },
      ...dateColumns<BookedDay>('Date', (row) => row.date),
      ...countColumns,
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
    columns: countColumns,
    rows: projects.flatMap(({ name, associates }) =>
      associates.map((row) => ({ ...row, projectName: name })),
    ),
  }
}

export function plotsCsv(name: string, list: PlotList): CsvFile<Booking> {
  return {
    name,
    columns: [
      { header: 'Associate', value: (row) => row.associateName || list.associate.name },
      { header: 'Project', value: (row) => row.projectName || list.project.name },
      { header: 'Plot No.', value: (row) => row.plotNumber },
      { header: 'Customer', value: (row) => row.customerName },
      { header: 'Sq. Yards', value: (row) => row.yards },
      { header: 'Facing', value: (row) => row.facing },
      { header: 'Status', value: (row) => (row.isRegistered ? 'Registered' : 'Booked') },
      ...dateColumns<Booking>('Booked On', (row) => row.bookedOn),
      ...dateColumns<Booking>('Registered On', (row) => row.registeredOn),
      amountColumn('Sale Amount', (row) => row.salePaise),
      amountColumn('Premium Chrgs', (row) => row.premiumPaise),
      amountColumn('Adjustment', (row) => row.adjustmentPaise),
      amountColumn('EMI Charges', (row) => row.emiChargesPaise),
      amountColumn('Reg Charges', (row) => row.registrationPaise),
      amountColumn('Late Pmt chrgs Due', (row) => row.latePaymentPaise),
      amountColumn('Discount', (row) => asDeduction(row.discountPaise)),
      amountColumn('EMI Waive Off', (row) => asDeduction(row.waiveOffPaise)),
      amountColumn('Total Due', (row) => row.totalDuePaise),
      amountColumn('Total Paid', (row) => row.totalPaidPaise),
      amountColumn('Current Due', (row) => row.currentDuePaise),
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

const countColumns: CsvColumn<BookedCounts>[] = [
  { header: 'Project', value: (row) => row.projectName },
  { header: 'Associate Code', value: (row) => row.associateId },
  { header: 'Associate', value: (row) => row.associateName },
  { header: 'Booked', value: (row) => row.bookedCount },
  { header: 'Registered', value: (row) => row.registeredCount },
  { header: 'Total', value: (row) => row.totalCount },
]
