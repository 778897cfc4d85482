import { type ReactNode, useMemo } from 'react'
import type { Booking } from '~/api/contract/bookings'
import { formatDate } from '~/domain/dates'
import { type Packed, unpack } from '~/lib/packed'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { Notice } from '~/ui/notice/notice'
import { Page } from '~/ui/page/page'
import { SearchBox } from '~/ui/search-box/search-box'
import { TextLink } from '~/ui/text-link/text-link'
import { type PlotList, plotLists } from './plot-lists'

interface PlotsPageProps {
  list: PlotList
  bookings: Packed<Booking>
  associate: { name: string }
  project: { name: string }
  associateId: string
  projectId: string
  searchKey: string
  date: string
  errors: { searchKey?: string; date?: string } | null
  backTo: string
  children: (bookings: Booking[]) => ReactNode
}

/** A list of plots under its search; whether they are booked or registered is the list's own. */
export function PlotsPage({ list, searchKey, date, errors, children, ...props }: PlotsPageProps) {
  const bookings = useMemo(() => unpack(props.bookings), [props.bookings])
  const { kind, title, to, fromCharacters } = plotLists[list]
  const here = (search: { date?: string; search_key?: string }) =>
    to(props.associateId, props.projectId, search)
  return (
    <Page
      title={title}
      lead={`${props.associate.name} · ${props.project.name}`}
      back={{ to: props.backTo, label: 'Bookings' }}
      width={kind === 'registered' ? 'table' : 'content'}
    >
      <SearchBox
        action={here({})}
        name="search_key"
        value={searchKey}
        error={errors?.searchKey}
        clearTo={here({ date })}
        keeps={date ? { date } : {}}
        fromCharacters={fromCharacters}
      />
      {date && !errors?.date && (
        <Notice>
          Booked on {formatDate(date)}.{' '}
          <TextLink to={here({ search_key: searchKey })} isInline>
            Show all dates
          </TextLink>
        </Notice>
      )}
      {errors?.date && <Notice tone="critical">{errors.date}</Notice>}
      {bookings.length > 0 ? (
        children(bookings)
      ) : (
        <EmptyState
          action={searchKey || date ? { to: here({}), label: `Show all ${kind} plots` } : undefined}
        >
          {searchKey || errors
            ? 'No Records Found!'
            : `${props.associate.name} has no ${kind} plots. Please contact your associate.`}
        </EmptyState>
      )}
    </Page>
  )
}
