import { useFetcher } from '@remix-run/react'
import { type ChangeEvent, useState } from 'react'
import type { FilterAssociate } from '~/api/contract/bookings'
import { type BookingsSearch, paths } from '~/paths'
import type { loader as associatesLoader } from '~/routes/associate.filter-associates/route'
import { Button } from '~/ui/button/button'
import { RadioList } from '~/ui/field/radio-list'
import { TextField } from '~/ui/field/text-field'
import { ActiveFilters } from '~/ui/filter-panel/active-filters'
import { FilterPanel } from '~/ui/filter-panel/filter-panel'
import { useHydrated } from 'remix-utils/use-hydrated'
import { type Filters, hasFilters, toSearch } from './filters'

export interface BookingFiltersProps {
  /** The address of the filtered list. */
  listAt: (search: BookingsSearch) => string
  filters: Filters
  isOpen: boolean
  errors: { plot_no?: string; associate?: string }
  projects: { id: string; name: string }[]
  /** Of the chosen project; null while none is chosen. */
  associates: FilterAssociate[] | null
}

export function BookingFilters(props: BookingFiltersProps) {
  const { listAt, filters, isOpen, errors, projects, associates } = props
  const listWith = (changed: Partial<Filters>) =>
    listAt(toSearch({ ...filters, ...changed }, { filters: isOpen ? 'open' : undefined }))
  const clearTo = (changed: Partial<Filters>, value: string) => (value ? listWith(changed) : undefined)
  const everything = { plot_no: '', associate: '', project_id: '', agent_id: '' }
  return (
    <>
      <FilterPanel
        action={listAt({})}
        isOpen={isOpen}
        isActive={hasFilters(filters)}
        clearTo={listWith(everything)}
      >
        <TextField
          key={`plot ${filters.plot_no}`}
          name="plot_no"
          label="Plot No."
          defaultValue={filters.plot_no}
          error={errors.plot_no}
          clearTo={clearTo({ plot_no: '' }, filters.plot_no)}
          autoComplete="off"
        />
        <TextField
          key={`associate ${filters.associate}`}
          name="associate"
          label="Associate code or name"
          defaultValue={filters.associate}
          error={errors.associate}
          clearTo={clearTo({ associate: '' }, filters.associate)}
          autoComplete="off"
        />
        <ProjectAndAssociate
          key={`project ${filters.project_id} ${filters.agent_id}`}
          filters={filters}
          projects={projects}
          associates={associates}
          clearProjectTo={clearTo({ project_id: '', agent_id: '' }, filters.project_id)}
          clearAssociateTo={clearTo({ agent_id: '' }, filters.agent_id)}
        />
      </FilterPanel>
      <ActiveFilters
        filters={[
          { label: 'Plot No.', value: filters.plot_no, clearTo: listWith({ plot_no: '' }) },
          { label: 'Associate code or name', value: filters.associate, clearTo: listWith({ associate: '' }) },
          {
            label: 'Project',
            value: nameOf(projects, filters.project_id),
            clearTo: listWith({ project_id: '', agent_id: '' }),
          },
          {
            label: 'Associate',
            value: nameOf(associates, filters.agent_id),
            clearTo: listWith({ agent_id: '' }),
          },
        ].filter(({ value }) => value !== '')}
      />
    </>
  )
}

interface ProjectAndAssociateProps extends Pick<BookingFiltersProps, 'filters' | 'projects' | 'associates'> {
  clearProjectTo?: string
  clearAssociateTo?: string
}

/** The associates follow the project: fetched with a script, on pressing the button without one. */
function ProjectAndAssociate(props: ProjectAndAssociateProps) {
  const { filters, projects, associates, clearProjectTo, clearAssociateTo } = props
  const isHydrated = useHydrated()
  const fetcher = useFetcher<typeof associatesLoader>()
  const [projectId, setProjectId] = useState(filters.project_id)
  const isSameProject = projectId === filters.project_id
  const fetched = fetcher.data?.projectId === projectId ? fetcher.data : null
  const offered = isSameProject ? associates : (fetched?.associates ?? null)

  function chooseProject({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    setProjectId(currentTarget.value)
    fetcher.load(paths.filterAssociates(currentTarget.value))
  }

  return (
    <>
      <RadioList
        name="project_id"
        label="Project"
        options={projects.map(({ id, name }) => ({ value: id, label: name }))}
        defaultValue={filters.project_id}
        clearTo={clearProjectTo}
        onChange={chooseProject}
      />
      {!isHydrated && <Button>Show associates</Button>}
      <input type="hidden" name="associates_of" value={projectId} />
      <RadioList
        key={projectId}
        name="agent_id"
        label="Associate"
        options={associateOptions(offered)}
        defaultValue={isSameProject ? filters.agent_id : ''}
        clearTo={clearAssociateTo}
        emptyText={emptyText()}
      />
    </>
  )

  function emptyText(): string {
    if (!projectId) return 'Select project to get associates'
    if (offered === null) return 'Loading...'
    return fetched?.error ?? 'No Associates Found'
  }
}

function associateOptions(associates: FilterAssociate[] | null) {
  if (!associates || associates.length === 0) return []
  return [
    { value: '', label: 'All associates' },
    ...associates.map(({ id, name }) => ({ value: id, label: `${name} · ${id}` })),
  ]
}

function nameOf(choices: { id: string; name: string }[] | null, id: string): string {
  return choices?.find((choice) => choice.id === id)?.name ?? id
}
