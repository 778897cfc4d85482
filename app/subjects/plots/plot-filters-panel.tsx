import type { ReactNode } from 'react'
import { formatRupees } from '~/domain/money'
import { facingName } from '~/domain/upstream-words'
import { sortSearch, type SortSearch } from '~/domain/sorting'
import { m } from '~/messages/messages'
import type { PlotFilters } from '~/paths/searches'
import { SelectField } from '~/ui/field/select-field'
import { TextField } from '~/ui/field/text-field'
import { describedFilters } from '~/ui/filter-panel/described-filters'
import { ActiveFilters, FilteredList, FilterPanel } from '~/ui/filter-panel/filter-panel'
import { Stack } from '~/ui/stack/stack'
import type { TableSort } from '~/ui/table/column-head'
import { SortMenu } from '~/ui/table/sort-menu'
import { pair } from './plot-filters.css'

interface PlotFiltersPanelProps {
  /** Address of the list. */
  toList: (search?: Partial<PlotFilters & SortSearch>) => string
  values: PlotFilters
  errors: Partial<Record<string, string>>
  isOpen: boolean
  isActive: boolean
  facings: string[]
  /** False if the upstream does not say which plots are at a corner. */
  knowsCorners: boolean
  /** The projects of the available plots, if the list has only these. */
  projects?: { id: string; name: string }[]
  /** Further parameters that Apply keeps. */
  kept?: Record<string, string>
  columns: Parameters<typeof SortMenu>[0]['columns']
  sort: TableSort
  children: ReactNode
}

/** Folded after Apply, so that the plots begin at the top of the screen. */
export function PlotFiltersPanel(props: PlotFiltersPanelProps) {
  const { toList, values, errors, isOpen, isActive, facings, knowsCorners, projects, columns, sort } = props
  const sortParams = sortSearch(sort)
  const descriptions = described(projects)
  const hasErrors = Object.keys(errors).length > 0
  const { active } = describedFilters(descriptions, values, (changed) =>
    toList({ ...values, ...sortParams, ...changed }),
  )
  const field = (name: keyof PlotFilters) => ({
    name,
    label: descriptions[name].label,
    defaultValue: values[name],
  })
  const numberField = (name: 'yards_from' | 'yards_to' | 'price_from' | 'price_to') => (
    <TextField
      {...field(name)}
      key={`${name} ${values[name]}`}
      inputMode={name.startsWith('price') ? 'numeric' : 'decimal'}
      autoComplete="off"
      error={errors[name]}
    />
  )
  return (
    <FilteredList>
      <FilterPanel
        action={toList()}
        isOpen={isOpen || hasErrors}
        isActive={isActive}
        clearTo={toList(sortParams)}
        hiddenFields={{ ...sortParams, ...props.kept }}
        foldsOnApply
        isUnfoldedOnWide
      >
        {projects && projects.length > 1 && (
          <SelectField
            {...field('project')}
            options={projects.map(({ id, name }) => ({ value: id, label: name }))}
            placeholder={m.all()}
          />
        )}
        <div className={pair}>
          {knowsCorners && (
            <SelectField
              {...field('corner')}
              options={[{ value: '1', label: m.yes() }]}
              placeholder={m.all()}
            />
          )}
          <SelectField
            {...field('facing')}
            options={facings.map((facing) => ({ value: facing, label: facingName(facing) }))}
            placeholder={m.all()}
          />
        </div>
        <div className={pair}>
          {numberField('yards_from')}
          {numberField('yards_to')}
        </div>
        <div className={pair}>
          {numberField('price_from')}
          {numberField('price_to')}
        </div>
        {!projects && (
          <SelectField
            {...field('state')}
            options={[{ value: 'available', label: m.available() }]}
            placeholder={m.all()}
          />
        )}
      </FilterPanel>
      <SortMenu columns={columns} sort={sort} />
      <Stack>
        <ActiveFilters filters={hasErrors ? [] : active} />
        {props.children}
      </Stack>
    </FilteredList>
  )
}

const inRupees = (rupees: string) => formatRupees(Number(rupees) * 100)

const described = (projects: { id: string; name: string }[] = []) => ({
  project: {
    label: m.project(),
    textOf: (id: string) => projects.find((project) => project.id === id)?.name ?? id,
  },
  corner: { label: m.corner(), textOf: m.yes },
  facing: { label: m.facing(), textOf: facingName },
  yards_from: { label: m.sqYardsFrom() },
  yards_to: { label: m.sqYardsTo() },
  price_from: { label: m.priceFrom(), chip: m.priceFromFilter(), textOf: inRupees },
  price_to: { label: m.priceUpTo(), chip: m.priceUpToFilter(), textOf: inRupees },
  state: { label: m.status(), textOf: m.available },
})
