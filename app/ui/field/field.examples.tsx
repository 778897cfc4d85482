import type { Example } from '../example'
import { Stack } from '../stack/stack'
import { PasswordField } from './password-field'
import { RadioList } from './radio-list'
import { FileField } from './file-field'
import { TextAreaField } from './text-area-field'
import { SelectField } from './select-field'
import { TextField } from './text-field'

const projects = [
  { value: '1', label: 'Green Meadows' },
  { value: '2', label: 'శ్రీ లక్ష్మీ నరసింహ గ్రీన్ మెడోస్' },
  { value: '3', label: 'Sri Venkateswara Lakshmi Narasimha Airport City Phase Two' },
]

export const examples: Example[] = [
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
