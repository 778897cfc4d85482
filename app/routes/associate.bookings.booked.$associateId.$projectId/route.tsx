import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { formatDate } from '~/domain/dates'
import { pageTitle } from '~/lib/page-title'
import { parseParams } from '~/lib/params'
import { bookedPlotsParams } from '~/params'
import { paths } from '~/paths'
import { requireAssociate } from '~/session/guard.server'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { Notice } from '~/ui/notice/notice'
import { Page } from '~/ui/page/page'
import { SearchBox } from '~/ui/search-box/search-box'
import { TextLink } from '~/ui/text-link/text-link'
import { BookedPlot } from './booked-plot'
import { parseSearch } from './search'

export const handle = pageTitle('Booked Plots')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { api, session } = await requireAssociate(request)
  const { associateId, projectId } = parseParams(bookedPlotsParams, params)
  const { searchKey, date, errors } = parseSearch(request.url)
  const found = await api.bookings.booked(
    associateId,
    projectId,
    errors ? { searchKey: '', date: '' } : { searchKey, date },
  )
  return {
    ...found,
    bookings: errors ? [] : found.bookings,
    associateId,
    projectId,
    searchKey,
    date,
    errors,
    backTo: session.bookingsUrl ?? paths.bookingsByDate(),
  }
}

const FROM_CHARACTERS = 3

export default function BookedPlots() {
  const { bookings, associate, project, associateId, projectId, searchKey, date, errors, backTo } =
    useLoaderData<typeof loader>()
  const here = (search: { date?: string; search_key?: string }) =>
    paths.bookedPlots(associateId, projectId, search)
  return (
    <Page
      title="Booked Plots"
      lead={`${associate.name} · ${project.name}`}
      back={{ to: backTo, label: 'Bookings' }}
    >
      <SearchBox
        action={here({})}
        name="search_key"
        value={searchKey}
        error={errors?.searchKey}
        clearTo={here({ date })}
        keeps={date ? { date } : {}}
        fromCharacters={FROM_CHARACTERS}
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
      {bookings.map((booking) => (
        <BookedPlot key={booking.id} booking={booking} isOpen={bookings.length === 1} />
      ))}
      {bookings.length === 0 && (
        <EmptyState action={searchKey || date ? { to: here({}), label: 'Show all booked plots' } : undefined}>
          {searchKey || errors
            ? 'No Records Found!'
            : `${associate.name} has no booked plots. Please contact your associate.`}
        </EmptyState>
      )}
    </Page>
  )
}
