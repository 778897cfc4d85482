import type { BookingProject } from '~/contract/bookings'
import { type Sorting, sortSearch } from '~/domain/sorting'
import { m } from '~/messages/messages'
import { type BookingsSearch, paths } from '~/paths/paths'
import { useFrom } from '~/screen/use-from'
import { Accordion } from '~/ui/accordion/accordion'
import type { OpenPart, RowsPage } from '~/ui/long-list/long-list'
import { LongPart } from '~/ui/long-list/long-part'
import type { LoadedList } from '~/ui/paged-list/use-paged-list'
import { type Column, Table } from '~/ui/table/table'
import { associateFields } from '~/subjects/bookings/count-fields'
import { fieldColumns } from '~/ui/table/field-columns'
import { bookingsIn, countColumns } from '~/subjects/bookings/count-columns'

type AssociateCounts = BookingProject['associates'][number]

export type ListSearch = Pick<BookingsSearch, 'open' | 'page' | 'sort' | 'order'>

interface ProjectsProps {
  projects: BookingProject[]
  viewerId: string
  sorting: Sorting
  /** Address of this list. */
  here: (search: ListSearch) => string
}

export function Projects({ projects, ...list }: ProjectsProps) {
  return projects.map(({ id, name, totalCount, associates }, index) => (
    <Accordion key={id} heading={name} meta={bookingsIn(totalCount)} defaultOpen={index === 0}>
      <Associates
        caption={name}
        associates={associates}
        projectId={id}
        hasTotal={associates.length > 1}
        {...list}
      />
    </Accordion>
  ))
}

interface LongProjectsProps extends ProjectsProps {
  open: OpenPart
  paged: LoadedList<RowsPage<AssociateCounts>>
}

/** For long lists: shows the rows of one project at a time. */
export function LongProjects({ projects, open, paged, ...list }: LongProjectsProps) {
  const { here, sorting } = list
  const toOpen = (search: { open: string; page?: number }) => here({ ...search, ...sortSearch(sorting) })
  return projects.map(({ id, name, totalCount }) => (
    <LongPart
      key={id}
      id={id}
      heading={name}
      meta={bookingsIn(totalCount)}
      open={open}
      paged={paged}
      toOpen={toOpen}
    >
      {(associates) => (
        <Associates
          {...list}
          caption={name}
          associates={associates}
          projectId={id}
          here={(search) => here({ open: id, ...search })}
        />
      )}
    </LongPart>
  ))
}

interface AssociatesProps extends Omit<ProjectsProps, 'projects'> {
  caption: string
  associates: AssociateCounts[]
  projectId: string
  hasTotal?: boolean
}

function Associates({ caption, associates, projectId, viewerId, sorting, here, hasTotal }: AssociatesProps) {
  const from = useFrom(paths.bookingsByTeam())
  return (
    <Table
      caption={caption}
      isCaptionHidden
      columns={associateColumns({ projectId, viewerId, summedRows: associates, from })}
      rows={associates}
      rowKey={({ associateId }, index) => associateId ?? index}
      sort={{ ...sorting, to: here }}
      totalLabel={hasTotal ? m.allAssociates() : undefined}
    />
  )
}

interface AssociateColumnsOptions {
  projectId: string
  viewerId: string
  summedRows: AssociateCounts[]
  from?: string
}

/** The viewer's own row links to the viewer's lists, other rows link to the team lists (M139). */
function associateColumns({
  projectId,
  viewerId,
  summedRows,
  from,
}: AssociateColumnsOptions): Column<AssociateCounts>[] {
  return [
    ...fieldColumns(associateFields, {
      name: { place: 'title' },
      code: {
        header: m.code(),
        place: 'detail',
        cell: ({ associateId }: AssociateCounts) =>
          associateId !== null && associateId === viewerId ? m.ownAssociateId({ associateId }) : associateId,
      },
    }),
    ...countColumns<AssociateCounts>({
      summedRows,
      listsOf: ({ associateId }) => {
        if (associateId === null) return null
        const isOwn = associateId === viewerId
        return {
          booked: (isOwn ? paths.bookedPlots : paths.teamBookedPlots)(associateId, projectId, { from }),
          registered: (isOwn ? paths.registeredPlots : paths.teamRegisteredPlots)(associateId, projectId, {
            from,
          }),
        }
      },
    }),
  ]
}
