import { useFetcher, useLocation } from '@remix-run/react'
import { type ChangeEvent, useState } from 'react'
import { useHydrated } from 'remix-utils/use-hydrated'
import type { FilterAssociate } from '~/api/contract/bookings'
import { m } from '~/messages/messages'
import { paths } from '~/paths'
import type { loader as associatesLoader } from '~/routes/associate.filter-associates/route'
import { Button } from '~/ui/button/button'
import { RadioList } from '~/ui/field/radio-list'

interface ProjectAndAssociateProps {
  filters: { project_id: string; agent_id: string }
  projects: { id: string; name: string }[]
  /** Null without a chosen project. */
  associates: FilterAssociate[] | null
  clearProjectTo?: string
  clearAssociateTo?: string
}

/** Scripts fetch the associates of a chosen project. Without scripts, a button loads them with the next page. */
export function ProjectAndAssociate(props: ProjectAndAssociateProps) {
  const { filters, projects, associates, clearProjectTo, clearAssociateTo } = props
  const isHydrated = useHydrated()
  const fetcher = useFetcher<typeof associatesLoader>()
  const { key } = useLocation()
  const [chosen, setChosen] = useState({ at: key, projectId: filters.project_id, isOnline: true })
  // After a navigation the form shows the filters of the address again.
  if (chosen.at !== key) setChosen({ at: key, projectId: filters.project_id, isOnline: true })
  const { projectId, isOnline } = chosen
  const isSameProject = projectId === filters.project_id
  const fetched = fetcher.data?.projectId === projectId ? fetcher.data : null
  const offered = isSameProject ? associates : (fetched?.associates ?? null)

  function chooseProject({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const isOnline = navigator.onLine
    setChosen({ at: key, projectId: currentTarget.value, isOnline })
    if (currentTarget.value && isOnline) fetcher.load(paths.filterAssociates(currentTarget.value))
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
    if (offered === null) return isOnline ? m.loading() : m.checkYourNetwork()
    return fetched?.error ?? m.noAssociatesFound()
  }
}
