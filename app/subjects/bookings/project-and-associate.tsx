import { useLocation } from '@remix-run/react'
import { type ChangeEvent, useState } from 'react'
import { useHydrated } from 'remix-utils/use-hydrated'
import type { FilterAssociate } from '~/contract/bookings'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { Button } from '~/ui/button/button'
import { RadioList } from '~/ui/field/radio-list'
import { usePart } from '~/ui/part/use-part'

/** What `paths.filterAssociates` serves. */
export interface AssociatesOfProject {
  projectId: string
  associates: FilterAssociate[]
  error: string | null
}

interface ProjectAndAssociateProps {
  filters: { project_id: string; agent_id: string }
  projects: { id: string; name: string }[]
  /** Null if no project is chosen. */
  associates: FilterAssociate[] | null
  clearProjectTo?: string
  clearAssociateTo?: string
}

/** Scripts fetch the associates of a chosen project. Without scripts, a button submits the form, and the next page lists them. */
export function ProjectAndAssociate(props: ProjectAndAssociateProps) {
  const { filters, projects, associates, clearProjectTo, clearAssociateTo } = props
  const isHydrated = useHydrated()
  const part = usePart<AssociatesOfProject>()
  const { key } = useLocation()
  const [chosen, setChosen] = useState({ locationKey: key, projectId: filters.project_id })
  // After a navigation the form shows the filters of the address again.
  if (chosen.locationKey !== key) setChosen({ locationKey: key, projectId: filters.project_id })
  const { projectId } = chosen
  const isSameProject = projectId === filters.project_id
  const fetched = part.data?.projectId === projectId ? part.data : null
  const offered = isSameProject ? associates : (fetched?.associates ?? null)

  function chooseProject({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    setChosen({ locationKey: key, projectId: currentTarget.value })
    if (currentTarget.value) part.load(paths.filterAssociates(currentTarget.value))
  }

  return (
    <>
      <RadioList
        name="project_id"
        label={m.project()}
        allLabel={m.allProjects()}
        options={projects.map(({ id, name }) => ({ value: id, label: name }))}
        defaultValue={filters.project_id}
        clearTo={clearProjectTo}
        onChange={chooseProject}
      />
      {!isHydrated && <Button>{m.showAssociates()}</Button>}
      <input type="hidden" name="associates_of" value={projectId} />
      <RadioList
        key={projectId}
        name="agent_id"
        label={m.associate()}
        allLabel={m.allAssociates()}
        options={(offered ?? []).map(({ id, name }) => ({ value: id, label: `${name} · ${id}` }))}
        defaultValue={isSameProject ? filters.agent_id : ''}
        clearTo={clearAssociateTo}
        emptyText={emptyText()}
      />
    </>
  )

  function emptyText(): string {
    if (!projectId) return m.selectProjectToGetAssociates()
    if (offered === null) return part.failure ?? m.loading()
    return fetched?.error ?? m.noAssociatesFound()
  }
}
