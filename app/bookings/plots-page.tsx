import { useMemo } from 'react'
import type { Booking } from '~/api/contract/bookings'
import { formatDate } from '~/domain/dates'
import { type Packed, unpack } from '~/domain/packed'
import { type Sorting, sortSearch, type SortSearch } from '~/domain/sorting'
import { m } from '~/messages/messages'
import { paths } from '~/paths'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { Notice } from '~/ui/notice/notice'
import { Page, type PageProps } from '~/ui/page/page'
import { Results } from '~/ui/results/results'
import { RichText } from '~/ui/rich-text/rich-text'
import { SearchBox } from '~/ui/search-box/search-box'
import { ExportActions } from '~/ui/export-actions/export-actions'
import { SortMenu } from '~/ui/table/sort-menu'
import { TextLink } from '~/ui/text-link/text-link'
import { BookedPlots } from './booked-plots'
import { type PlotList, plotLists } from './plot-lists'
import { registeredColumns, RegisteredPlots } from './registered-plots'

interface PlotsPageProps {
  list: PlotList
  bookings: Packed<Booking>
  associate: { name: string }
  project: { name: string }
  associateId: string
  projectId: string
  searchKey: string
  date: string
  sorting: Sorting
  hasColumns: boolean
  errors: { searchKey?: string; date?: string } | null
  /** The upstream's message when it refused the list. */
  refusal: string | null
  /** There are no plots even without the search. */
  isEmpty: boolean
  shareText: string
  isForOffice: boolean
  backTo: string
  print: PageProps['print']
}

/** Booked or registered plots of an associate, with search. */
export function PlotsPage(props: PlotsPageProps) {
  const { list, searchKey, date, sorting, errors, refusal, isEmpty } = props
  const bookings = useMemo(() => unpack(props.bookings), [props.bookings])
  const { kind, title, to, fromCharacters } = plotLists[list]
  const here = (search: Parameters<typeof to>[2]) => to(props.associateId, props.projectId, search)
  const filters = { date, search_key: searchKey }
  const inSort = sortSearch(sorting)
  const sort = { ...sorting, to: (search: Partial<SortSearch>) => here({ ...filters, ...search }) }
  const exportActions = (
    <ExportActions
      csv={paths.plotsCsv(here({ ...filters, ...inSort }))}
      shareText={props.shareText}
      shareLabel={props.isForOffice ? m.shareWithTheOffice() : undefined}
    />
  )
  return (
    <Page
      title={title()}
      lead={[props.associate.name, props.project.name].filter(Boolean).join(' · ')}
      back={{ to: props.backTo, label: m.bookings() }}
      sort={
        // Booked plots come by urgency, and their accordions have head links for keyboards.
        kind === 'registered' && bookings.length > 1 && <SortMenu columns={registeredColumns()} sort={sort} />
      }
      print={props.print}
      width="table"
    >
      <SearchBox
        action={here({})}
        name="search_key"
        value={searchKey}
        error={errors?.searchKey}
        clearTo={here({ date, ...inSort })}
        hiddenFields={{ ...(date ? { date } : {}), ...inSort }}
        fromCharacters={fromCharacters}
      />
      {date && !errors?.date && (
        <Notice>
          <RichText
            text={m.bookedOnDayFilter({ day: formatDate(date) })}
            parts={{
              link: (words) => (
                <TextLink to={here({ search_key: searchKey, ...inSort })} isInline>
                  {words}
                </TextLink>
              ),
            }}
          />
        </Notice>
      )}
      {errors?.date && <Notice tone="critical">{errors.date}</Notice>}
      <Results
        summary={
          kind === 'booked'
            ? m.bookedPlotsShown({ count: bookings.length })
            : m.registeredPlotsShown({ count: bookings.length })
        }
        filters={[searchKey, date, sorting]}
        empty={
          bookings.length === 0 && (
            <EmptyState
              action={
                isEmpty
                  ? {
                      to: paths.plotAvailability({ project_id: props.projectId }),
                      label: m.plotAvailability(),
                    }
                  : {
                      to: here({}),
                      label: kind === 'booked' ? m.showAllBookedPlots() : m.showAllRegisteredPlots(),
                    }
              }
            >
              {refusal ??
                (searchKey || errors
                  ? m.noRecordsFound()
                  : (kind === 'booked' ? m.nameHasNoBookedPlots : m.nameHasNoRegisteredPlots)({
                      name: props.associate.name,
                    }))}
            </EmptyState>
          )
        }
      >
        {kind === 'booked' ? (
          <BookedPlots bookings={bookings} sort={props.hasColumns ? sort : null} />
        ) : (
          <RegisteredPlots bookings={bookings} sort={sort} />
        )}
        {exportActions}
      </Results>
    </Page>
  )
}
