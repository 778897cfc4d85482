import { useMemo } from 'react'
import type { Booking } from '~/api/contract/bookings'
import { formatDate } from '~/domain/dates'
import { type Packed, unpack } from '~/domain/packed'
import { isForOffice, plotsText } from '~/domain/share-texts'
import { type Sorting, sortSearch, type SortSearch } from '~/domain/sorting'
import { paths } from '~/paths'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { Notice } from '~/ui/notice/notice'
import { Page, type PageProps } from '~/ui/page/page'
import { Results } from '~/ui/results/results'
import { SearchBox } from '~/ui/search-box/search-box'
import { ExportActions } from '~/ui/export-actions/export-actions'
import { TextLink } from '~/ui/text-link/text-link'
import { BookedPlots } from './booked-plots'
import { type PlotList, plotLists } from './plot-lists'
import { RegisteredPlots } from './registered-plots'

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
  /** No plots without search either. */
  isEmpty: boolean
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
  const sort = { ...sorting, to: (search: SortSearch) => here({ ...filters, ...search }) }
  const exportActions = (
    <ExportActions
      csv={paths.plotsCsv(here({ ...filters, ...inSort }))}
      shareText={plotsText({
        title,
        associateName: props.associate.name,
        projectName: props.project.name,
        bookings,
      })}
      shareLabel={isForOffice(bookings) ? 'Share with the office' : undefined}
    />
  )
  return (
    <Page
      title={title}
      lead={[props.associate.name, props.project.name].filter(Boolean).join(' · ')}
      back={{ to: props.backTo, label: 'Bookings' }}
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
          Booked on {formatDate(date)}.{' '}
          <TextLink to={here({ search_key: searchKey, ...inSort })} isInline>
            Show all dates
          </TextLink>
        </Notice>
      )}
      {errors?.date && <Notice tone="critical">{errors.date}</Notice>}
      <Results
        summary={`${bookings.length} ${kind} ${bookings.length === 1 ? 'plot' : 'plots'} shown`}
        filters={[searchKey, date, sorting]}
        empty={
          bookings.length === 0 && (
            <EmptyState
              action={
                isEmpty
                  ? {
                      to: paths.plotAvailability({ project_id: props.projectId }),
                      label: 'Plot Availability',
                    }
                  : { to: here({}), label: `Show all ${kind} plots` }
              }
            >
              {refusal ??
                (searchKey || errors
                  ? 'No Records Found!'
                  : `${props.associate.name} has no ${kind} plots. Please contact your associate.`)}
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
