import { useLocation } from '@remix-run/react'
import { type ChangeEvent, useState } from 'react'
import { useHydrated } from 'remix-utils/use-hydrated'
import type { FilterAssociate } from '~/contract/bookings'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { Button } from '~/ui/button/button'
import { RadioList, type RadioListProps } from '~/ui/field/radio-list'
import { usePart } from '~/ui/part/use-part'

/** What `paths.filterAssociates` serves. */
export interface AssociatesOfProject {
  projectId: string
  associates: FilterAssociate[]
  error: string | null
}

interface Choices {
  projects: { id: string; name: string }[]
  /** Null if no project is chosen. */
  associates: FilterAssociate[] | null
}

interface ProjectAndAssociateProps extends Choices {
  /** Of `describedFilters`. */
  field: (
    name: 'project_id' | 'agent_id',
  ) => Pick<RadioListProps, 'name' | 'label' | 'defaultValue' | 'clearTo'>
}

/** Descriptions for `describedFilters`. */
export const projectAndAssociate = (projects: Choices['projects'], associates: Choices['associates']) => ({
  project_id: { label: m.project(), textOf: nameIn(projects), clears: ['agent_id' as const] },
  agent_id: { label: m.associate(), textOf: nameIn(associates) },
})

/** The name of the choice with this id, or the id if no choice has it. */
const nameIn = (choices: { id: string; name: string }[] | null) => (id: string) =>
  choices?.find((choice) => choice.id === id)?.name ?? id

/** Scripts fetch the associates of a chosen project. Without scripts, a button submits the form, and the next page lists them. */
export function ProjectAndAssociate(props: ProjectAndAssociateProps) {
  const { field, projects, associates } = props
  const projectField = field('project_id')
  const { defaultValue: inAddress = '' } = projectField
  const associateField = field('agent_id')
  const isHydrated = useHydrated()
  const part = usePart<AssociatesOfProject>()
  const { key } = useLocation()
  const [chosen, setChosen] = useState({ locationKey: key, projectId: inAddress })
  // After a navigation the form shows the filters of the address again.
  if (chosen.locationKey !== key) setChosen({ locationKey: key, projectId: inAddress })
  const { projectId } = chosen
  const isSameProject = projectId === inAddress
  const fetched = part.data?.projectId === projectId ? part.data : null
  const offered = isSameProject ? associates : (fetched?.associates ?? null)

  function chooseProject({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    setChosen({ locationKey: key, projectId: currentTarget.value })
    if (currentTarget.value) part.load(paths.filterAssociates(currentTarget.value))
  }

  return (
    <>
      <RadioList
        {...projectField}
        allLabel={m.allProjects()}
        options={projects.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={chooseProject}
      />
      {!isHydrated && <Button>{m.showAssociates()}</Button>}
      <input type="hidden" name="associates_of" value={projectId} />
      <RadioList
        {...associateField}
        key={projectId}
        allLabel={m.allAssociates()}
        options={(offered ?? []).map(({ id, name }) => ({ value: id, label: `${name} · ${id}` }))}
        defaultValue={isSameProject ? associateField.defaultValue : ''}
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
