import { useLoaderData } from '@remix-run/react'
import type { Booking } from '~/contract/bookings'
import { formatDate } from '~/domain/dates'
import { type Sorting, sortSearch, type SortSearch } from '~/domain/sorting'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { pageTitle } from '~/screen/page-title'
import { useFrom } from '~/screen/use-from'
import { type PlotList, plotListAt, plotLists } from '~/subjects/bookings/plot-lists'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { ExportActions } from '~/ui/export-actions/export-actions'
import { Notice } from '~/ui/notice/notice'
import { Page, type PageProps } from '~/ui/page/page'
import { Results } from '~/ui/results/results'
import { SearchBox } from '~/ui/search-box/search-box'
import { screenOnly } from '~/ui/styles/shared.css'
import { SortMenu } from '~/ui/table/sort-menu'
import { TextLink } from '~/ui/text-link/text-link'
import { RichText } from '~/ui/text/text'
import { bookedColumns, BookedPlots } from './booked-plots'
import { loadPlots } from './plots.server'
import { registeredColumns, RegisteredPlots } from './registered-plots'

export const handle = pageTitle((pathname) => plotLists[plotListAt(pathname)].title())

export const loader = loadPlots

export default function Plots() {
  const plots = useLoaderData<typeof loader>()
  return <PlotsPage key={plots.list} {...plots} />
}

interface PlotsPageProps {
  list: PlotList
  bookings: Booking[]
  /** Names of associate and project. */
  lead: string
  associateId: string
  projectId: string
  searchKey: string
  date: string
  sorting: Sorting
  hasColumns: boolean
  errors: { searchKey?: string; date?: string } | null
  /** The last `count` plots have nothing due. Narrow pages fold them under `label`. */
  folded: { count: number; label: string } | null
  /** Label of the sums of booked plots; null if they are not shown. */
  totalLabel: string | null
  /** For screen readers. */
  summary: string
  /** Null if there are plots. */
  empty: { text: string; action: { to: string; label: string } } | null
  shareText: string
  isForOffice: boolean
  back: PageProps['back']
  from?: string
  print: PageProps['print']
}

/** Booked or registered plots of an associate, with search. */
function PlotsPage(props: PlotsPageProps) {
  const { list, searchKey, date, sorting, errors, folded, empty, from } = props
  const bookings = props.bookings
  const bookingFrom = useFrom(paths.bookedPlots(props.associateId, props.projectId))
  const { kind, title, to, minCharacters } = plotLists[list]
  const here = (search: Parameters<typeof to>[2]) => to(props.associateId, props.projectId, search)
  const filters = { date, search_key: searchKey, from }
  const sortParams = sortSearch(sorting)
  // A lite page of booked plots has no columns to sort by.
  const hasSort = kind === 'registered' || props.hasColumns
  const sort = { ...sorting, to: (search: Partial<SortSearch>) => here({ ...filters, ...search }) }
  return (
    <Page
      title={title()}
      lead={props.lead}
      back={props.back}
      sort={
        hasSort &&
        bookings.length > 1 && (
          <SortMenu columns={kind === 'booked' ? bookedColumns(bookings) : registeredColumns()} sort={sort} />
        )
      }
      print={props.print}
      width="table"
    >
      <SearchBox
        action={here({})}
        name="search_key"
        value={searchKey}
        error={errors?.searchKey}
        clearTo={here({ date, from, ...sortParams })}
        hiddenFields={{ ...(date ? { date } : {}), ...(from ? { from } : {}), ...sortParams }}
        minCharacters={minCharacters}
      />
      {date && !errors?.date && (
        <Notice>
          <RichText
            text={m.bookedOnDayFilter({ day: formatDate(date) })}
            parts={{
              link: (words) => (
                <span className={screenOnly}>
                  <TextLink to={here({ search_key: searchKey, from, ...sortParams })} isInline>
                    {words}
                  </TextLink>
                </span>
              ),
            }}
          />
        </Notice>
      )}
      {errors?.date && <Notice tone="critical">{errors.date}</Notice>}
      <Results
        summary={props.summary}
        filters={[searchKey, date, sorting]}
        empty={empty && <EmptyState action={empty.action}>{empty.text}</EmptyState>}
      >
        {kind === 'booked' ? (
          <BookedPlots
            bookings={bookings}
            folded={folded}
            totalLabel={props.totalLabel}
            sort={hasSort ? sort : null}
            from={bookingFrom}
          />
        ) : (
          <RegisteredPlots bookings={bookings} sort={sort} from={bookingFrom} />
        )}
        <ExportActions
          csv={paths.plotsCsv(here({ date, search_key: searchKey, ...sortParams }))}
          shareText={props.shareText}
          shareLabel={props.isForOffice ? m.shareWithTheOffice() : undefined}
        />
      </Results>
    </Page>
  )
}
