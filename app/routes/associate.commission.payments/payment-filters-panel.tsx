import type { ReactNode } from 'react'
import type { FilterAssociate } from '~/contract/bookings'
import { nameOf } from '~/subjects/bookings/booking-filters'
import { ProjectAndAssociate } from '~/subjects/bookings/project-and-associate'
import { formatMonth } from '~/domain/dates'
import { type Sorting, sortSearch } from '~/domain/sorting'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { RadioList } from '~/ui/field/radio-list'
import { TextField } from '~/ui/field/text-field'
import { ActiveFilters, FilteredList, FilterPanel } from '~/ui/filter-panel/filter-panel'
import { Stack } from '~/ui/stack/stack'
import { besideSummary } from './beside-summary.css'
import { hasFilters, paymentModes, type PaymentFilters, type PaymentView, toSearch } from './payment-filters'

interface PaymentPanelProps {
  view: PaymentView
  filters: PaymentFilters
  /** Null if the list cannot be sorted. */
  sorting: Sorting | null
  plotError?: string
  isOpen: boolean
  projects: { id: string; name: string }[]
  associates: FilterAssociate[] | null
  /** The summary of the year. */
  summary: ReactNode
  children: ReactNode
}

/** The associate filter is for team payments (M196, M199). */
export function PaymentFiltersPanel(props: PaymentPanelProps) {
  const { view, filters, sorting, plotError, isOpen, projects, associates, summary, children } = props
  const listWith = (changed: Partial<PaymentFilters>) =>
    paths.payments(
      toSearch(
        view,
        { ...filters, ...changed },
        { filters: isOpen ? 'open' : undefined, ...sortSearch(sorting) },
      ),
    )
  const clearTo = (changed: Partial<PaymentFilters>, value: string) => (value ? listWith(changed) : undefined)
  const clearProjectTo = clearTo({ project_id: '', agent_id: '' }, filters.project_id)
  return (
    <FilteredList className={summary ? besideSummary : undefined}>
      <FilterPanel
        action={paths.payments()}
        isOpen={isOpen}
        isActive={hasFilters(filters)}
        clearTo={listWith({ plot: '', project_id: '', type: '', agent_id: '', month: '' })}
        hiddenFields={{
          ...(view === 'team' && { view }),
          ...(filters.month && { month: filters.month }),
          ...(filters.year && { year: filters.year }),
          ...sortSearch(sorting),
        }}
      >
        <TextField
          key={`plot ${filters.plot}`}
          name="plot"
          label={m.plot()}
          defaultValue={filters.plot}
          error={plotError}
          clearTo={clearTo({ plot: '' }, filters.plot)}
          autoComplete="off"
        />
        {view === 'team' ? (
          <ProjectAndAssociate
            key={`project ${filters.project_id} ${filters.agent_id}`}
            filters={filters}
            projects={projects}
            associates={associates}
            clearProjectTo={clearProjectTo}
            clearAssociateTo={clearTo({ agent_id: '' }, filters.agent_id)}
          />
        ) : (
          <RadioList
            key={`project ${filters.project_id}`}
            name="project_id"
            label={m.project()}
            allLabel={m.allProjects()}
            options={projects.map(({ id, name }) => ({ value: id, label: name }))}
            defaultValue={filters.project_id}
            clearTo={clearProjectTo}
          />
        )}
        <RadioList
          key={`mode ${filters.type}`}
          name="type"
          label={m.paymentMode()}
          allLabel={m.allModes()}
          options={paymentModes()}
          defaultValue={filters.type}
          clearTo={clearTo({ type: '' }, filters.type)}
        />
      </FilterPanel>
      {summary}
      <Stack>
        <ActiveFilters
          filters={[
            { label: m.plot(), value: filters.plot, clearTo: listWith({ plot: '' }) },
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
            {
              label: m.paymentMode(),
              value: paymentModes().find(({ value }) => value === filters.type)?.label ?? '',
              clearTo: listWith({ type: '' }),
            },
            {
              label: m.month(),
              value: filters.month && formatMonth(filters.month),
              clearTo: listWith({ month: '' }),
            },
          ].filter(({ value }) => value !== '')}
        />
        {children}
      </Stack>
    </FilteredList>
  )
}
