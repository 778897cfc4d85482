import type { BookingMonth } from '~/api/contract/bookings'
import { bookingsIn, countLinks } from './counts'
import { formatDate } from '~/domain/dates'
import { monthName } from '~/domain/upstream-words'
import { paths } from '~/paths'
import { Accordion } from '~/ui/accordion/accordion'
import { CountsRow, Ledger } from '~/ui/ledger/ledger'
import { LedgerGroup } from '~/ui/ledger/ledger-group'
import { LinkAccordion } from '~/ui/link-accordion/link-accordion'
import { ResultPage } from '~/ui/paged-list/result-page'
import { NOTHING_OPEN, OPEN_PART_ID } from '~/ui/long-list/long-list'
import type { MonthsPage } from './months-page'
import { OneBookingDay } from './one-booking-day'

type BookingDay = BookingMonth['days'][number]

interface MonthsProps {
  pages: MonthsPage[]
  /** Address that opens one day, for pages too long to show all rows. */
  toOpen: (day: string, page: number) => string
}

/** Months and days in the order of the upstream, newest first (M140). */
export function Months({ pages, toOpen }: MonthsProps) {
  const newestDay = pages[0]?.months[0]?.days[0]
  return pages.map(({ number, months, openDay }) => (
    <ResultPage key={number} number={number}>
      {months.map((month) => (
        <LedgerGroup key={month.name} heading={monthName(month.name)} sum={bookingsIn(month.count)}>
          {month.days.map((day) => {
            const single = onlyBooking(day)
            if (single)
              return (
                <OneBookingDay key={day.date} date={day.date} {...single} isOnlyOfMonth={month.count === 1} />
              )
            if (openDay === undefined) return <Day key={day.date} day={day} isOpen={day === newestDay} />
            const isOpen = day.date === openDay
            return <LongDay key={day.date} day={day} isOpen={isOpen} to={toggleTo(day, number, openDay)} />
          })}
        </LedgerGroup>
      ))}
    </ResultPage>
  ))

  function toggleTo({ date }: BookingDay, page: number, openDay: string) {
    return date === openDay ? toOpen(NOTHING_OPEN, page) : `${toOpen(date, page)}#${OPEN_PART_ID}`
  }
}

function Day({ day, isOpen }: { day: BookingDay; isOpen: boolean }) {
  return (
    <Accordion heading={formatDate(day.date)} level={3} meta={bookingsIn(day.count)} defaultOpen={isOpen}>
      <Rows day={day} />
    </Accordion>
  )
}

/** The booking of a day that has exactly one booking. Null for any other day, and for a day whose row shows more than one count. */
function onlyBooking({ date, count, associates }: BookingDay) {
  const [row] = associates
  if (count !== 1 || associates.length !== 1 || !row) return null
  const [link, ...others] = countsOf(row, date)
  if (!link || others.length > 0) return null
  return { detail: `${row.associateName} · ${detailOf(row)}`, link }
}

function LongDay({ day, isOpen, to }: { day: BookingDay; isOpen: boolean; to: string }) {
  return (
    <LinkAccordion
      heading={formatDate(day.date)}
      level={3}
      meta={bookingsIn(day.count)}
      id={isOpen ? OPEN_PART_ID : undefined}
      isOpen={isOpen}
      to={to}
    >
      <Rows day={day} />
    </LinkAccordion>
  )
}

function Rows({ day }: { day: BookingDay }) {
  return (
    <Ledger>
      {day.associates.map((row, index) => (
        <CountsRow
          key={`${row.associateId} ${row.projectId} ${index}`}
          label={row.associateName}
          detail={detailOf(row)}
          counts={countsOf(row, day.date)}
        />
      ))}
    </Ledger>
  )
}

/** Only the booked or only the registered count, if it equals the total and the other is zero. Otherwise all counts. */
function countsOf(row: BookingDay['associates'][number], date: string) {
  const allCounts = countLinks(row, plotsOf(row, date))
  const nonZeroCounts = allCounts.slice(0, -1).filter(({ count }) => count !== 0)
  return nonZeroCounts.length === 1 && nonZeroCounts[0]?.count === row.totalCount ? nonZeroCounts : allCounts
}

const detailOf = ({ associateId, projectName }: BookingDay['associates'][number]) =>
  [associateId, projectName].filter(Boolean).join(' · ')

function plotsOf({ associateId, projectId }: BookingDay['associates'][number], date: string) {
  if (associateId === null || projectId === null) return null
  return {
    booked: paths.bookedPlots(associateId, projectId, { date }),
    registered: paths.registeredPlots(associateId, projectId, { date }),
  }
}
