import type { ReactNode } from 'react'
import type { FilterAssociate } from '~/contract/bookings'
import { ProjectAndAssociate, projectAndAssociate } from '~/subjects/bookings/project-and-associate'
import { formatMonth } from '~/domain/dates'
import { type Sorting, sortSearch } from '~/domain/sorting'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { hasFilters, type PaymentFilters } from '~/paths/searches'
import { RadioList } from '~/ui/field/radio-list'
import { TextField } from '~/ui/field/text-field'
import { describedFilters } from '~/ui/filter-panel/described-filters'
import { ActiveFilters, FilteredList, FilterPanel } from '~/ui/filter-panel/filter-panel'
import { Stack } from '~/ui/stack/stack'
import * as styles from './below-summary.css'
import { paymentModes, type PaymentView, toSearch } from './payment-filters'

interface PaymentPanelProps {
  view: PaymentView
  /** As in the address. */
  year: string
  filters: PaymentFilters
  /** Null if the list cannot be sorted. */
  sorting: Sorting | null
  plotError?: string
  isOpen: boolean
  projects: { id: string; name: string }[]
  associates: FilterAssociate[] | null
  /** The summary of the year. */
  summary: ReactNode
  /** Below the summary; on phones, after the list. */
  lifetime: ReactNode
  children: ReactNode
}

/** The associate filter is for team payments (M196, M199). */
export function PaymentFiltersPanel(props: PaymentPanelProps) {
  const {
    view,
    year,
    filters,
    sorting,
    plotError,
    isOpen,
    projects,
    associates,
    summary,
    lifetime,
    children,
  } = props
  const modes = paymentModes()
  const listWith = (changed: Partial<PaymentFilters>) =>
    paths.payments(
      toSearch(view, {
        ...filters,
        year,
        ...changed,
        filters: isOpen ? 'open' : undefined,
        ...sortSearch(sorting),
      }),
    )
  const { field, clearAllTo, active } = describedFilters(
    {
      plot: { label: m.plot() },
      ...projectAndAssociate(projects, associates),
      type: { label: m.paymentMode(), textOf: (type) => modes[type as keyof typeof modes] },
      month: { label: m.month(), textOf: formatMonth },
    },
    filters,
    listWith,
  )
  return (
    <FilteredList className={summary ? styles.belowSummary : undefined}>
      {summary}
      <FilterPanel
        action={paths.payments()}
        isOpen={isOpen}
        isActive={hasFilters(filters)}
        clearTo={clearAllTo}
        hiddenFields={{
          ...(view === 'team' && { view }),
          ...(filters.month && { month: filters.month }),
          ...(year && { year }),
          ...sortSearch(sorting),
        }}
      >
        <TextField {...field('plot')} key={`plot ${filters.plot}`} error={plotError} autoComplete="off" />
        {view === 'team' ? (
          <ProjectAndAssociate
            key={`project ${filters.project_id} ${filters.agent_id}`}
            field={field}
            projects={projects}
            associates={associates}
          />
        ) : (
          <RadioList
            {...field('project_id')}
            key={`project ${filters.project_id}`}
            allLabel={m.allProjects()}
            options={projects.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        <RadioList
          {...field('type')}
          key={`mode ${filters.type}`}
          allLabel={m.allModes()}
          options={Object.entries(modes).map(([value, label]) => ({ value, label }))}
        />
      </FilterPanel>
      <Stack>
        <ActiveFilters filters={active} />
        {children}
      </Stack>
      {lifetime && <div className={styles.lifetime}>{lifetime}</div>}
    </FilteredList>
  )
}
