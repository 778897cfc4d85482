import type { BookingMonth } from '~/api/contract/bookings'
import { bookingsIn, countLinks } from './counts'
import { formatDate } from '~/domain/dates'
import { paths } from '~/paths'
import { Accordion } from '~/ui/accordion/accordion'
import { CountsRow, Ledger } from '~/ui/ledger/ledger'
import { LedgerGroup } from '~/ui/ledger/ledger-group'
import { LinkAccordion } from '~/ui/link-accordion/link-accordion'
import { ResultPage } from '~/ui/paged-list/result-page'
import { NOTHING_OPEN, OPEN_PART } from '~/ui/long-list/long-list'
import type { MonthsPage } from './months-page'

type BookingDay = BookingMonth['days'][number]

interface MonthsProps {
  pages: MonthsPage[]
  /** Address that opens a day of a page too long to show all rows. */
  toOpen: (day: string, page: number) => string
}

/** Newest month and day first; the newest day is open. */
export function Months({ pages, toOpen }: MonthsProps) {
  const newestDay = pages[0]?.months[0]?.days[0]
  return pages.map(({ number, months, openDay }) => (
    <ResultPage key={number} number={number}>
      {months.map((month) => (
        <LedgerGroup key={month.name} heading={month.name} sum={bookingsIn(month.count)}>
          {month.days.map((day) =>
            openDay === undefined ? (
              <Accordion
                key={day.date}
                heading={formatDate(day.date)}
                level={3}
                meta={bookingsIn(day.count)}
                defaultOpen={day === newestDay}
              >
                <Rows day={day} />
              </Accordion>
            ) : (
              <LongDay key={day.date} day={day} isOpen={day.date === openDay} to={to(day, number, openDay)} />
            ),
          )}
        </LedgerGroup>
      ))}
    </ResultPage>
  ))

  function to({ date }: BookingDay, page: number, openDay: string) {
    return date === openDay ? toOpen(NOTHING_OPEN, page) : `${toOpen(date, page)}#${OPEN_PART}`
  }
}

function LongDay({ day, isOpen, to }: { day: BookingDay; isOpen: boolean; to: string }) {
  return (
    <LinkAccordion
      heading={formatDate(day.date)}
      level={3}
      meta={bookingsIn(day.count)}
      id={isOpen ? OPEN_PART : undefined}
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
          detail={[row.associateId, row.projectName].filter(Boolean).join(' · ')}
          counts={countLinks(row, plotsOf(row, day.date))}
        />
      ))}
    </Ledger>
  )
}

function plotsOf({ associateId, projectId }: BookingDay['associates'][number], date: string) {
  if (associateId === null || projectId === null) return null
  return {
    booked: paths.bookedPlots(associateId, projectId, { date }),
    registered: paths.registeredPlots(associateId, projectId, { date }),
  }
}
