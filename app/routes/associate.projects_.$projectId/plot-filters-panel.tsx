import type { ReactNode } from 'react'
import { facingName } from '~/domain/upstream-words'
import { sortSearch } from '~/domain/sorting'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import type { PlotFilters } from '~/paths/searches'
import { SelectField } from '~/ui/field/select-field'
import { TextField } from '~/ui/field/text-field'
import { describedFilters } from '~/ui/filter-panel/described-filters'
import { ActiveFilters, FilteredList, FilterPanel } from '~/ui/filter-panel/filter-panel'
import { Stack } from '~/ui/stack/stack'
import type { TableSort } from '~/ui/table/column-head'
import { SortMenu } from '~/ui/table/sort-menu'
import { plotColumns } from './plot-table'

interface PlotFiltersPanelProps {
  projectId: string
  values: PlotFilters
  errors: Partial<Record<string, string>>
  isOpen: boolean
  isActive: boolean
  facings: string[]
  sort: TableSort
  children: ReactNode
}

export function PlotFiltersPanel(props: PlotFiltersPanelProps) {
  const { projectId, values, errors, isOpen, isActive, facings, sort, children } = props
  const sortParams = sortSearch(sort)
  const hasErrors = Object.keys(errors).length > 0
  const addressWith = (changed: Partial<PlotFilters>) =>
    paths.project(projectId, { ...values, ...sortParams, ...changed, filters: isOpen ? 'open' : undefined })
  const { active } = describedFilters(described(), values, addressWith)
  const field = (name: keyof PlotFilters) => ({
    name,
    label: described()[name].label,
    defaultValue: values[name],
  })
  const numberField = (name: 'yards_from' | 'yards_to' | 'price_to') => (
    <TextField
      {...field(name)}
      key={`${name} ${values[name]}`}
      inputMode={name === 'price_to' ? 'numeric' : 'decimal'}
      autoComplete="off"
      error={errors[name]}
    />
  )
  return (
    <FilteredList>
      <FilterPanel
        action={paths.project(projectId)}
        isOpen={isOpen || hasErrors}
        isActive={isActive}
        clearTo={paths.project(projectId, { ...sortParams, filters: isOpen ? 'open' : undefined })}
        hiddenFields={sortParams}
      >
        <SelectField
          {...field('facing')}
          options={facings.map((facing) => ({ value: facing, label: facingName(facing) }))}
          placeholder={m.all()}
        />
        {numberField('yards_from')}
        {numberField('yards_to')}
        {numberField('price_to')}
        <SelectField
          {...field('state')}
          options={[{ value: 'available', label: m.available() }]}
          placeholder={m.all()}
        />
      </FilterPanel>
      <SortMenu columns={plotColumns()} sort={sort} />
      <Stack>
        <ActiveFilters filters={hasErrors ? [] : active} />
        {children}
      </Stack>
    </FilteredList>
  )
}

const described = () => ({
  facing: { label: m.facing(), textOf: facingName },
  yards_from: { label: m.sqYardsFrom() },
  yards_to: { label: m.sqYardsTo() },
  price_to: { label: m.priceUpTo(), chip: m.priceUpToFilter() },
  state: { label: m.status(), textOf: m.available },
})
