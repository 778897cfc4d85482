import type { BookingMonth } from '~/contract/bookings'
import { formatDate } from '~/domain/dates'
import { sumOf } from '~/domain/money'
import { monthName } from '~/domain/upstream-words'
import { Heading } from '~/ui/heading/heading'
import { Amount } from '~/ui/text/text'
import { NOTHING_OPEN, OPEN_PART_ID } from '~/ui/long-list/long-list'
import { ResultPage } from '~/ui/paged-list/paged-list'
import { FoldedRows } from '~/ui/table/folded-rows'
import { LinkedFold } from '~/ui/table/linked-fold'
import { GroupHead, Rows, Table } from '~/ui/table/table'
import { useFrom } from '~/screen/use-from'
import { paths } from '~/paths/paths'
import { bookingsIn } from '~/subjects/bookings/count-columns'
import { bookingColumns } from './booking-columns'
import { dayColumns, listOf } from './day-columns'
import { type DayRow, isSingle, MAX_LISTED, rowsOf } from './day-rows'
import type { MonthsPage } from './months-page'

type BookingDay = BookingMonth['days'][number]

interface MonthsProps {
  pages: MonthsPage[]
  /** Address that opens one day, for pages too long to show all rows. */
  toOpen: (day: string, page: number) => string
}

/** Months and days in the order of the upstream, newest first (M140). */
export function Months({ pages, toOpen }: MonthsProps) {
  const newestDay = pages[0]?.months[0]?.days[0]
  const from = useFrom(paths.bookingsByDate())
  const columns = hasBookings(pages) ? bookingColumns(from) : dayColumns(from)
  const table = { columns, rowKey, rowTo: (row: DayRow) => toRow(row, from) }
  return pages.map(({ number, months, openDay }) => (
    <ResultPage key={number} number={number}>
      <Table {...table} caption={months.map(({ name }) => monthName(name)).join(', ')} isCaptionHidden>
        {months.map((month) => [
          <tbody key={month.name} role="rowgroup">
            <GroupHead
              heading={monthName(month.name)}
              sum={<MonthSum month={month} />}
              span={table.columns.length}
            />
          </tbody>,
          ...month.days.map((day) => {
            const rows = { ...table, rows: rowsOf(day) }
            if (isSingle(day))
              return (
                <tbody key={day.date} role="rowgroup">
                  <Rows {...rows} />
                </tbody>
              )
            if (rows.rows.length <= MAX_LISTED)
              return (
                <tbody key={day.date} role="rowgroup">
                  <GroupHead
                    heading={formatDate(day.date)}
                    sum={bookingsIn(day.count)}
                    level={3}
                    span={table.columns.length}
                  />
                  <Rows {...rows} />
                </tbody>
              )
            const label = <DayLabel day={day} />
            if (openDay === undefined)
              return <FoldedRows key={day.date} {...rows} label={label} isOpen={day === newestDay} />
            const isOpen = day.date === openDay
            return (
              <LinkedFold
                key={day.date}
                {...rows}
                label={label}
                id={isOpen ? OPEN_PART_ID : undefined}
                to={isOpen ? toOpen(NOTHING_OPEN, number) : `${toOpen(day.date, number)}#${OPEN_PART_ID}`}
                isOpen={isOpen}
              />
            )
          }),
        ])}
      </Table>
    </ResultPage>
  ))
}

/** With the sum of the bookings if the upstream lists all of them, each with its amount. */
function MonthSum({ month }: { month: BookingMonth }) {
  const listed = month.days.flatMap(({ associates }) => associates.flatMap(({ bookings }) => bookings))
  const paise = listed.length === month.count ? sumOf(listed, ({ salePaise }) => salePaise) : null
  return (
    <>
      {bookingsIn(month.count)}
      {paise !== null && (
        <>
          {' · '}
          <Amount paise={paise} />
        </>
      )}
    </>
  )
}

function DayLabel({ day }: { day: BookingDay }) {
  return (
    <>
      <Heading level={3}>{formatDate(day.date)}</Heading>
      <span>{bookingsIn(day.count)}</span>
    </>
  )
}

const hasBookings = (pages: MonthsPage[]) =>
  pages.some(({ months }) =>
    months.some(({ days }) =>
      days.some(({ associates }) => associates.some(({ bookings }) => bookings.length > 0)),
    ),
  )

function toRow(row: DayRow, from?: string) {
  if (!row.booking) return listOf(row, from)
  return row.booking.id === null ? undefined : paths.booking(row.booking.id, { from })
}

const rowKey = ({ associateId, projectId }: DayRow, index: number) => `${associateId} ${projectId} ${index}`
