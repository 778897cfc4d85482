import type { ReactNode } from 'react'
import type { FilterAssociate } from '~/contract/bookings'
import type { SortSearch } from '~/domain/sorting'
import { m } from '~/messages/messages'
import { type BookingsSearch, paths } from '~/paths/paths'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { TextField } from '~/ui/field/text-field'
import { ActiveFilters, FilteredList, FilterPanel } from '~/ui/filter-panel/filter-panel'
import { Stack } from '~/ui/stack/stack'
import { type Filters, hasFilters, toSearch } from './filters'
import { ProjectAndAssociate } from './project-and-associate'

export interface BookingFiltersProps {
  listAt: (search: BookingsSearch) => string
  /** The order of the list, which the filters keep. */
  sortParams?: Partial<SortSearch>
  filters: Filters
  isOpen: boolean
  errors: { plot_no?: string; associate?: string }
  projects: { id: string; name: string }[]
  /** Null if no project is chosen. */
  associates: FilterAssociate[] | null
  children: ReactNode
}

export function BookingFilters(props: BookingFiltersProps) {
  const { listAt, sortParams, filters, isOpen, errors, projects, associates, children } = props
  const listWith = (changed: Partial<Filters>) =>
    listAt(toSearch({ ...filters, ...changed }, { filters: isOpen ? 'open' : undefined, ...sortParams }))
  const clearTo = (changed: Partial<Filters>, value: string) => (value ? listWith(changed) : undefined)
  const noFilters = { plot_no: '', associate: '', project_id: '', agent_id: '' }
  return (
    <FilteredList>
      <FilterPanel
        action={listAt({})}
        isOpen={isOpen}
        isActive={hasFilters(filters)}
        clearTo={listWith(noFilters)}
        hiddenFields={{ ...sortParams }}
      >
        <TextField
          key={`plot ${filters.plot_no}`}
          name="plot_no"
          label={m.plotNo()}
          defaultValue={filters.plot_no}
          error={errors.plot_no}
          clearTo={clearTo({ plot_no: '' }, filters.plot_no)}
          autoComplete="off"
        />
        <TextField
          key={`associate ${filters.associate}`}
          name="associate"
          label={m.associateCodeOrName()}
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
      <Stack>
        <ActiveFilters
          filters={[
            { label: m.plotNo(), value: filters.plot_no, clearTo: listWith({ plot_no: '' }) },
            {
              label: m.associateCodeOrName(),
              value: filters.associate,
              clearTo: listWith({ associate: '' }),
            },
            {
              label: m.project(),
              value: nameOf(projects, filters.project_id),
              clearTo: listWith({ project_id: '', agent_id: '' }),
            },
            {
              label: m.associate(),
              value: nameOf(associates, filters.agent_id),
              clearTo: listWith({ agent_id: '' }),
            },
          ].filter(({ value }) => value !== '')}
        />
        {children}
      </Stack>
    </FilteredList>
  )
}

/** The name of the choice with this id, or the id if no choice has it. */
export function nameOf(choices: { id: string; name: string }[] | null, id: string): string {
  return choices?.find((choice) => choice.id === id)?.name ?? id
}

interface NoBookingsProps {
  /** Address of the list without filters. Null if no filter is set, or if that list is empty too. */
  clearTo: string | null
  /** The upstream's message if it refused the list. */
  refusal: string | null
}

export function NoBookings({ clearTo, refusal }: NoBookingsProps) {
  const hintAndAction = clearTo
    ? { action: { to: clearTo, label: m.clearFilters() } }
    : { hint: m.bookingsAppearHere(), action: { to: paths.plotAvailability(), label: m.plotAvailability() } }
  return <EmptyState {...hintAndAction}>{refusal ?? m.noRecordsFound()}</EmptyState>
}
