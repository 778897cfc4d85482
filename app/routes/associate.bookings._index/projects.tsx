import type { BookingProject } from '~/api/contract/bookings'
import { bookingsIn, countLinks } from '~/bookings/counts'
import { paths } from '~/paths'
import { Accordion } from '~/ui/accordion/accordion'
import { CountsRow, Ledger } from '~/ui/ledger/ledger'

interface ProjectsProps {
  projects: BookingProject[]
  viewerId: string
}

/** One accordion a project, the first of them open. */
export function Projects({ projects, viewerId }: ProjectsProps) {
  return projects.map((project, index) => (
    <Accordion
      key={project.id}
      heading={project.name}
      meta={bookingsIn(project.totalCount)}
      defaultOpen={index === 0}
    >
      <Ledger>
        {project.associates.map((row) => (
          <AssociateRow key={row.associateId} row={row} projectId={project.id} viewerId={viewerId} />
        ))}
      </Ledger>
    </Accordion>
  ))
}

interface AssociateRowProps {
  row: BookingProject['associates'][number]
  projectId: string
  viewerId: string
}

/** The viewer's own row leads to the own lists, every other to those of the team (checklist M139). */
function AssociateRow({ row, projectId, viewerId }: AssociateRowProps) {
  const isOwn = row.associateId === viewerId
  const booked = isOwn ? paths.bookedPlots : paths.teamBookedPlots
  const registered = isOwn ? paths.registeredPlots : paths.teamRegisteredPlots
  return (
    <CountsRow
      label={row.associateName}
      detail={isOwn ? `${row.associateId} · You` : row.associateId}
      counts={countLinks(row, {
        booked: booked(row.associateId, projectId),
        registered: registered(row.associateId, projectId),
      })}
    />
  )
}
