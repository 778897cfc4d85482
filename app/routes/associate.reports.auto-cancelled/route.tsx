import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { AutoCancelledProject } from '~/api/contract/reports'
import { timestampInIndia } from '~/domain/dates'
import { pageTitle } from '~/lib/page-title'
import { paths } from '~/paths'
import { requireAssociate } from '~/session/guard.server'
import { Badge } from '~/ui/badge/badge'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { Ledger, LedgerRow } from '~/ui/ledger/ledger'
import { LedgerGroup } from '~/ui/ledger/ledger-group'
import { Page } from '~/ui/page/page'

export const handle = pageTitle('Auto Cancelled')

export async function loader({ request }: LoaderFunctionArgs) {
  const { api, session } = await requireAssociate(request)
  const projects = (await api.reports.autoCancelled()).filter(({ bookings }) => bookings.length > 0)
  return { projects, viewer: session.user.name, printedOn: timestampInIndia() }
}

export default function AutoCancelled() {
  const { projects, viewer, printedOn } = useLoaderData<typeof loader>()
  return (
    <Page
      title="Auto Cancelled"
      back={{ to: paths.reports(), label: 'Reports' }}
      print={{ associate: viewer, printedOn }}
    >
      {projects.length > 0 ? (
        projects.map((project) => <CancelledOfProject key={project.id} project={project} />)
      ) : (
        <EmptyState>No results found</EmptyState>
      )}
    </Page>
  )
}

function CancelledOfProject({
  project: { id: projectId, name, bookings },
}: {
  project: AutoCancelledProject
}) {
  return (
    <LedgerGroup heading={name} sum={bookings.length === 1 ? '1 booking' : `${bookings.length} bookings`}>
      <Ledger>
        {bookings.map(({ bookingId, plotId, plotNumber, associateId, associateName, customerName }) => (
          <LedgerRow
            key={bookingId}
            label={
              <>
                Plot {plotNumber}{' '}
                <Badge tone="critical" icon="close">
                  Cancelled
                </Badge>
              </>
            }
            detail={[associateName, customerName].filter(Boolean).join(' · ')}
            to={paths.autoCancelledBooking({ associateId, projectId, bookingId, plotId })}
          />
        ))}
      </Ledger>
    </LedgerGroup>
  )
}
