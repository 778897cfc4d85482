import type { Booking, BookingMonth, BookingProject } from '~/contract/bookings'
import type { CsvFile } from '~/files/csv'
import { m } from '~/messages/messages'
import { dayFields, projectAssociateFields } from './count-fields'
import { plotFields } from './plot-fields'

type AssociateRow = BookingProject['associates'][number] & { projectName: string }
type DayRow = AssociateRow & { month: string; date: string }

/** One row per day, associate and project. */
export function bookingMonthsCsv(months: BookingMonth[], note?: string): CsvFile<DayRow> {
  return {
    name: 'bookings-by-month',
    fields: { month: { label: m.month, value: (row) => row.month }, ...dayFields },
    rows: months.flatMap((month) =>
      month.days.flatMap((day) =>
        day.associates.map((row) => ({ ...row, month: month.name, date: day.date })),
      ),
    ),
    note,
  }
}

/** One row per project and associate. */
export function bookingProjectsCsv(projects: BookingProject[]): CsvFile<AssociateRow> {
  return {
    name: 'bookings-by-team',
    fields: projectAssociateFields,
    rows: projects.flatMap(({ name, associates }) =>
      associates.map((row) => ({ ...row, projectName: name })),
    ),
  }
}

interface PlotList {
  bookings: Booking[]
  associate: { name: string }
  project: { name: string }
}

export function plotsCsv(name: string, { bookings, associate, project }: PlotList): CsvFile<Booking> {
  const rows = bookings.map((booking) => ({
    ...booking,
    associateName: booking.associateName || associate.name,
    projectName: booking.projectName || project.name,
  }))
  return { name, fields: plotFields, rows }
}
