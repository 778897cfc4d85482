import type { ReactNode } from 'react'
import type { FilterAssociate } from '~/contract/bookings'
import type { SortSearch } from '~/domain/sorting'
import { m } from '~/messages/messages'
import { type BookingsSearch, paths } from '~/paths/paths'
import { type BookingFilters, hasFilters } from '~/paths/searches'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { TextField } from '~/ui/field/text-field'
import { describedFilters } from '~/ui/filter-panel/described-filters'
import { ActiveFilters, FilteredList, FilterPanel } from '~/ui/filter-panel/filter-panel'
import { Stack } from '~/ui/stack/stack'
import { ProjectAndAssociate, projectAndAssociate } from './project-and-associate'

export interface BookingFiltersPanelProps {
  listAt: (search: BookingsSearch) => string
  /** The order of the list, which the filters keep. */
  sortParams?: Partial<SortSearch>
  filters: BookingFilters
  isOpen: boolean
  errors: { plot_no?: string; associate?: string }
  projects: { id: string; name: string }[]
  /** Null if no project is chosen. */
  associates: FilterAssociate[] | null
  children: ReactNode
}

export function BookingFiltersPanel(props: BookingFiltersPanelProps) {
  const { listAt, sortParams, filters, isOpen, errors, projects, associates, children } = props
  const listWith = (changed: Partial<BookingFilters>) =>
    listAt({ ...filters, ...changed, filters: isOpen ? 'open' : undefined, ...sortParams })
  const { field, clearAllTo, active } = describedFilters(
    {
      plot_no: { label: m.plotNo() },
      associate: { label: m.associateCodeOrName() },
      ...projectAndAssociate(projects, associates),
    },
    filters,
    listWith,
  )
  return (
    <FilteredList>
      <FilterPanel
        action={listAt({})}
        isOpen={isOpen}
        isActive={hasFilters(filters)}
        clearTo={clearAllTo}
        hiddenFields={{ ...sortParams }}
      >
        <TextField
          {...field('plot_no')}
          key={`plot ${filters.plot_no}`}
          error={errors.plot_no}
          autoComplete="off"
        />
        <TextField
          {...field('associate')}
          key={`associate ${filters.associate}`}
          error={errors.associate}
          autoComplete="off"
        />
        <ProjectAndAssociate
          key={`project ${filters.project_id} ${filters.agent_id}`}
          field={field}
          projects={projects}
          associates={associates}
        />
      </FilterPanel>
      <Stack>
        <ActiveFilters filters={active} />
        {children}
      </Stack>
    </FilteredList>
  )
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
    : {
        hasPicture: refusal === null,
        hint: m.bookingsAppearHere(),
        action: { to: paths.plotAvailability(), label: m.plotAvailability() },
      }
  return <EmptyState {...hintAndAction}>{refusal ?? m.noRecordsFound()}</EmptyState>
}
