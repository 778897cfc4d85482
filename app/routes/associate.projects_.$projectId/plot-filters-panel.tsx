import type { ReactNode } from 'react'
import { facingName } from '~/domain/upstream-words'
import { sortSearch } from '~/domain/sorting'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import type { PlotFilters } from '~/subjects/plots/plot-filters'
import { SelectField } from '~/ui/field/select-field'
import { TextField } from '~/ui/field/text-field'
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

const availableOption = () => ({ value: 'available', label: m.available() })

export function PlotFiltersPanel(props: PlotFiltersPanelProps) {
  const { projectId, values, errors, isOpen, isActive, facings, sort, children } = props
  const sortParams = sortSearch(sort)
  const hasErrors = Object.keys(errors).length > 0
  const addressWith = (changed: Partial<PlotFilters>) =>
    paths.project(projectId, { ...values, ...sortParams, ...changed, filters: isOpen ? 'open' : undefined })
  const numberField = (name: 'yards_from' | 'yards_to' | 'price_to', label: string) => (
    <TextField
      key={`${name} ${values[name]}`}
      name={name}
      label={label}
      inputMode={name === 'price_to' ? 'numeric' : 'decimal'}
      autoComplete="off"
      defaultValue={values[name]}
      error={errors[name]}
    />
  )
  const activeNames = (['facing', 'yards_from', 'yards_to', 'price_to', 'state'] as const).filter(
    (name) => values[name] !== '',
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
          name="facing"
          label={m.facing()}
          options={facings.map((facing) => ({ value: facing, label: facingName(facing) }))}
          placeholder={m.all()}
          defaultValue={values.facing}
        />
        {numberField('yards_from', m.sqYardsFrom())}
        {numberField('yards_to', m.sqYardsTo())}
        {numberField('price_to', m.priceUpTo())}
        <SelectField
          name="state"
          label={m.status()}
          options={[availableOption()]}
          placeholder={m.all()}
          defaultValue={values.state}
        />
      </FilterPanel>
      <SortMenu columns={plotColumns()} sort={sort} />
      <Stack>
        <ActiveFilters
          filters={
            hasErrors
              ? []
              : activeNames.map((name) => ({
                  ...activeFilter(name, values),
                  clearTo: addressWith({ [name]: '' }),
                }))
          }
        />
        {children}
      </Stack>
    </FilteredList>
  )
}

const labels = () => ({
  facing: m.facing(),
  yards_from: m.sqYardsFrom(),
  yards_to: m.sqYardsTo(),
  price_to: m.priceUpToFilter(),
  state: m.status(),
})

const activeFilter = (name: keyof PlotFilters, values: PlotFilters) => ({
  label: labels()[name],
  value: shownValue(name, values),
})

function shownValue(name: keyof PlotFilters, values: PlotFilters): string {
  if (name === 'state') return availableOption().label
  return name === 'facing' ? facingName(values.facing) : values[name]
}
