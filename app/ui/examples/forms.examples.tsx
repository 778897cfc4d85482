import { Button, ButtonLink } from '~/ui/button/button'
import { Combobox } from '~/ui/combobox/combobox'
import { ConfirmLink } from '~/ui/confirm-link/confirm-link'
import { ErrorSummary } from '~/ui/error-summary/error-summary'
import { FileField } from '~/ui/field/file-field'
import { PasswordField } from '~/ui/field/password-field'
import { RadioList } from '~/ui/field/radio-list'
import { SelectField } from '~/ui/field/select-field'
import { TextAreaField } from '~/ui/field/text-area-field'
import { TextField } from '~/ui/field/text-field'
import { ActiveFilters, FilterPanel } from '~/ui/filter-panel/filter-panel'
import { SearchBox } from '~/ui/search-box/search-box'
import type { Example } from '../example'
import { FormLayout } from '../form-layout/form-layout'
import { Stack } from '../stack/stack'
import { TextLink } from '../text-link/text-link'

const button: Example[] = [
  {
    name: 'variants',
    render: () => (
      <Stack direction="row">
        <Button variant="primary">Login</Button>
        <Button icon="search">Search</Button>
        <Button variant="quiet">Not now</Button>
        <Button variant="danger">Reject</Button>
        <ButtonLink to="/bookings" icon="download">
          Download PDF
        </ButtonLink>
      </Stack>
    ),
  },
  {
    name: 'states',
    render: () => (
      <Stack direction="row">
        <Button variant="primary" softDisabled>
          Login
        </Button>
        <Button variant="primary" isPending>
          Login
        </Button>
      </Stack>
    ),
  },
]

const ignore = () => undefined

export const combobox: Example[] = [
  {
    name: 'with matches',
    render: () => (
      <Combobox
        name="q"
        label="Associate code or name"
        groupLabel="Recently selected"
        options={[
          { value: 'HG1024', label: 'Ravi Kumar Teja', detail: 'HG1024' },
          { value: 'HG1030', label: 'వెంకట సత్య సూర్య నారాయణ రాజు', detail: 'HG1030' },
        ]}
        onText={ignore}
        onChoose={ignore}
      />
    ),
  },
]

const confirmLink: Example[] = [
  {
    name: 'a question before clearing',
    render: () => (
      <ConfirmLink to="?clear=all" label="Clear All" title="Are you sure?">
        {(close) => (
          <FormLayout
            actions={
              <>
                <Button variant="danger" type="button">
                  Yes
                </Button>
                <Button type="button" onClick={close}>
                  No
                </Button>
              </>
            }
          >
            <p>Everything is removed.</p>
          </FormLayout>
        )}
      </ConfirmLink>
    ),
  },
]

const errorSummary: Example[] = [
  {
    name: 'two errors',
    render: () => (
      <ErrorSummary
        errors={[
          { name: 'email', message: 'Mobile or Email is required' },
          { name: 'password', message: 'Password is required' },
        ]}
      />
    ),
  },
]

const projects = [
  { value: '1', label: 'Green Meadows' },
  { value: '2', label: 'శ్రీ లక్ష్మీ నరసింహ గ్రీన్ మెడోస్' },
  { value: '3', label: 'Sri Venkateswara Lakshmi Narasimha Airport City Phase Two' },
]

const field: Example[] = [
  {
    name: 'text, plain and in error',
    render: () => (
      <Stack gap={24}>
        <TextField name="user" label="User ID" hint="Mobile or email" autoComplete="username" />
        <TextField name="plot" label="Plot No." defaultValue="12/A" clearTo="?" isOptional />
        <TextField name="email" label="Email" type="email" error="Mobile or Email is required" />
      </Stack>
    ),
  },
  {
    name: 'password',
    render: () => (
      <PasswordField
        name="password"
        label="Password"
        autoComplete="current-password"
        error="Password should be at least 4 characters"
      />
    ),
  },
  {
    name: 'text area',
    render: () => (
      <TextAreaField
        name="reason"
        label="Reason"
        hint="4 to 500 characters"
        error="Reject reason is required"
      />
    ),
  },
  {
    name: 'file',
    render: () => (
      <FileField
        name="image"
        label="Image"
        accept="image/png,image/jpeg"
        error="Only PNG and JPEG images are allowed."
      />
    ),
  },
  {
    name: 'select',
    render: () => (
      <SelectField
        name="mode"
        label="Payment Mode"
        placeholder="Choose a mode"
        options={projects}
        defaultValue="2"
      />
    ),
  },
  {
    name: 'radio list',
    render: () => (
      <RadioList name="project" label="Project" options={projects} defaultValue="1" clearTo="?" />
    ),
  },
  {
    name: 'radio list without choices',
    render: () => (
      <RadioList
        name="associate"
        label="Associate"
        options={[]}
        emptyText="Select project to get associates"
      />
    ),
  },
]

const formLayout: Example[] = [
  {
    name: 'field, button and link',
    render: () => (
      <FormLayout
        actions={
          <>
            <Button variant="primary">Login</Button>
            <TextLink to="/forgot-password">Forgot Password</TextLink>
          </>
        }
      >
        <TextField name="userId" label="User ID" autoComplete="username" />
      </FormLayout>
    ),
  },
]

const searchBox: Example[] = [
  {
    name: 'searched',
    render: () => (
      <SearchBox
        action="/"
        name="q"
        clearTo="/"
        value="12/A రాజు"
        minCharacters={3}
        hiddenFields={{ date: '2026-09-07' }}
      />
    ),
  },
]

const filteredProjects = [
  { value: '1', label: 'Green Meadows' },
  { value: '2', label: 'Airport City' },
]

const filterPanel: Example[] = [
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
          options={filteredProjects}
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

export const formExamples: Record<string, Example[]> = {
  button,
  combobox,
  'confirm-link': confirmLink,
  'error-summary': errorSummary,
  field,
  'filter-panel': filterPanel,
  'form-layout': formLayout,
  'search-box': searchBox,
}
