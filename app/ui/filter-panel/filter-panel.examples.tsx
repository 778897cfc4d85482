import type { Example } from '../example'
import { RadioList } from '../field/radio-list'
import { TextField } from '../field/text-field'
import { ActiveFilters, FilterPanel } from './filter-panel'

const projects = [
  { value: '1', label: 'Green Meadows' },
  { value: '2', label: 'Airport City' },
]

export const examples: Example[] = [
  {
    name: 'closed',
    render: () => (
      <FilterPanel action="/" isOpen={false} isActive={false} clearTo="/">
        <TextField name="plot_no_closed" label="Plot No." />
      </FilterPanel>
    ),
  },
  {
    name: 'open and active',
    render: () => (
      <FilterPanel action="/" isOpen isActive clearTo="/">
        <TextField name="plot_no" label="Plot No." defaultValue="12" clearTo="?project=1" />
        <RadioList
          name="project_id"
          label="Project"
          options={projects}
          defaultValue="1"
          clearTo="?plot_no=12"
        />
      </FilterPanel>
    ),
  },
  {
    name: 'line of active filters',
    render: () => (
      <ActiveFilters
        filters={[
          { label: 'Plot No.', value: '12', clearTo: '?project=1' },
          {
            label: 'Project',
            value: 'శ్రీ లక్ష్మీ నరసింహ గ్రీన్ మెడోస్ Sri Lakshmi Narasimha Meadows',
            clearTo: '?plot_no=12',
          },
        ]}
      />
    ),
  },
]
