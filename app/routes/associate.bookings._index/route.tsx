import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { BookingsPage } from '~/bookings/bookings-page'
import { hasFilters } from '~/bookings/filters'
import { askedFor, loadPanel, parseFilters } from '~/bookings/filters.server'
import { pageTitle } from '~/lib/page-title'
import { paths } from '~/paths'
import { requireAssociate } from '~/session/guard.server'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { Projects } from './projects'

export const handle = pageTitle('Bookings By Team')

export async function loader({ request }: LoaderFunctionArgs) {
  const { api, session } = await requireAssociate(request)
  const parsed = parseFilters(new URL(request.url).searchParams)
  const [projects, panel] = await Promise.all([
    parsed.canAsk ? api.bookings.byTeam(askedFor(parsed.filters)) : [],
    loadPanel(api, parsed),
  ])
  return { projects, panel, viewerId: session.user.id }
}

export default function BookingsByTeam() {
  const { panel, projects, viewerId } = useLoaderData<typeof loader>()
  const clear = { to: paths.bookingsByTeam(), label: 'Clear filters' }
  return (
    <BookingsPage list="team" panel={panel}>
      {projects.length > 0 ? (
        <Projects key={JSON.stringify(panel.filters)} projects={projects} viewerId={viewerId} />
      ) : (
        <EmptyState action={hasFilters(panel.filters) ? clear : undefined}>No Records Found!</EmptyState>
      )}
    </BookingsPage>
  )
}
