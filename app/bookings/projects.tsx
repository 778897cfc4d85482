import { useMemo } from 'react'
import type { BookingProject } from '~/api/contract/bookings'
import { type Packed, unpack } from '~/domain/packed'
import { bookingsIn, countLinks } from './counts'
import { m } from '~/messages/messages'
import { type BookingsSearch, paths } from '~/paths'
import { Accordion } from '~/ui/accordion/accordion'
import { CountsRow, Ledger } from '~/ui/ledger/ledger'
import type { OpenPart, RowsPage } from '~/ui/long-list/long-list'
import type { LoadedList } from '~/ui/paged-list/use-paged-list'
import { LongPart } from '~/ui/long-list/long-part'

type AssociateCounts = BookingProject['associates'][number]

type PackedProject = Omit<BookingProject, 'associates'> & { associates: Packed<AssociateCounts> }

export function Projects({ projects, viewerId }: { projects: PackedProject[]; viewerId: string }) {
  return projects.map(({ id, name, totalCount, associates }, index) => (
    <Accordion key={id} heading={name} meta={bookingsIn(totalCount)} defaultOpen={index === 0}>
      <PackedAssociates associates={associates} projectId={id} viewerId={viewerId} />
    </Accordion>
  ))
}

interface LongProjectsProps {
  projects: PackedProject[]
  viewerId: string
  open: OpenPart
  paged: LoadedList<RowsPage<AssociateCounts>>
  toOpen: (search: Pick<BookingsSearch, 'open' | 'page'>) => string
}

/** For long lists: shows the rows of one project at a time. */
export function LongProjects({ projects, viewerId, ...long }: LongProjectsProps) {
  return projects.map(({ id, name, totalCount }) => (
    <LongPart key={id} id={id} heading={name} meta={bookingsIn(totalCount)} {...long}>
      {(associates) => <Associates associates={associates} projectId={id} viewerId={viewerId} />}
    </LongPart>
  ))
}

interface AssociatesProps {
  associates: AssociateCounts[]
  projectId: string
  viewerId: string
}

function PackedAssociates({
  associates,
  ...rest
}: Omit<AssociatesProps, 'associates'> & Pick<PackedProject, 'associates'>) {
  const rows = useMemo(() => unpack(associates), [associates])
  return <Associates associates={rows} {...rest} />
}

function Associates({ associates, projectId, viewerId }: AssociatesProps) {
  return (
    <Ledger>
      {associates.map((row, index) => (
        <AssociateRow key={row.associateId ?? index} row={row} projectId={projectId} viewerId={viewerId} />
      ))}
    </Ledger>
  )
}

interface AssociateRowProps {
  row: AssociateCounts
  projectId: string
  viewerId: string
}

/** The viewer's own row links to the viewer's lists, other rows link to the team lists (M139). */
function AssociateRow({ row, projectId, viewerId }: AssociateRowProps) {
  const isOwn = row.associateId === viewerId
  const booked = isOwn ? paths.bookedPlots : paths.teamBookedPlots
  const registered = isOwn ? paths.registeredPlots : paths.teamRegisteredPlots
  return (
    <CountsRow
      label={row.associateName}
      detail={isOwn ? m.ownAssociateId({ associateId: row.associateId ?? '' }) : row.associateId}
      counts={countLinks(
        row,
        row.associateId === null
          ? null
          : {
              booked: booked(row.associateId, projectId),
              registered: registered(row.associateId, projectId),
            },
      )}
    />
  )
}
