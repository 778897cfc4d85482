import type { BookingMonth } from '~/api/contract/bookings'
import { bookingsIn, countLinks } from '~/bookings/counts'
import { formatDate } from '~/domain/dates'
import { paths } from '~/paths'
import { Accordion } from '~/ui/accordion/accordion'
import { CountsRow, Ledger } from '~/ui/ledger/ledger'
import { LedgerGroup } from '~/ui/ledger/ledger-group'
import { ResultPage } from '~/ui/load-more/result-page'
import type { ListPage } from '~/ui/load-more/use-load-more'

export interface MonthsPage extends ListPage {
  months: BookingMonth[]
}

/** Newest month and newest day first; the newest day stands open. */
export function Months({ pages }: { pages: MonthsPage[] }) {
  const newestDay = pages[0]?.months[0]?.days[0]
  return pages.map(({ number, months }) => (
    <ResultPage key={number} number={number}>
      {months.map((month) => (
        <LedgerGroup key={month.name} heading={month.name} sum={bookingsIn(month.count)}>
          {month.days.map((day) => (
            <Day key={day.date} day={day} isOpen={day === newestDay} />
          ))}
        </LedgerGroup>
      ))}
    </ResultPage>
  ))
}

function Day({ day, isOpen }: { day: BookingMonth['days'][number]; isOpen: boolean }) {
  return (
    <Accordion heading={formatDate(day.date)} level={3} meta={bookingsIn(day.count)} defaultOpen={isOpen}>
      <Ledger>
        {day.associates.map((row) => (
          <CountsRow
            key={`${row.associateId} ${row.projectId}`}
            label={row.associateName}
            detail={`${row.associateId} · ${row.projectName}`}
            counts={countLinks(row, {
              booked: paths.bookedPlots(row.associateId, row.projectId, { date: day.date }),
              registered: paths.registeredPlots(row.associateId, row.projectId, { date: day.date }),
            })}
          />
        ))}
      </Ledger>
    </Accordion>
  )
}
