import { expect, test } from 'vitest'
import { renderPlain } from '../../../tests/factories/render-plain'
import { PasswordField } from './password-field'
import { RadioList } from './radio-list'
import { TextField } from './text-field'

test('M033 hint and error describe the control, in that order', () => {
  const html = renderPlain(<TextField name="user" label="User ID" hint="Mobile or email" error="Required" />)
  expect(html).toContain('<label class')
  expect(html).toContain('for="user"')
  expect(html).toMatch(/<input aria-describedby="user-hint user-error" aria-invalid="true"/)
  expect(html).toMatch(/id="user-error">.*Required</)
})

test('M033 a field without hint and error has no description', () => {
  expect(renderPlain(<TextField name="user" label="User ID" />)).not.toMatch(/aria-(describedby|invalid)/)
})

test('M032 the Show button is not rendered without scripts', () => {
  const html = renderPlain(<PasswordField name="password" label="Password" autoComplete="current-password" />)
  expect(html).toContain('type="password"')
  expect(html).not.toContain('<button')
})

test('M148 the Clear link names its field', () => {
  expect(renderPlain(<TextField name="plot_no" label="Plot No." clearTo="?page=1" />)).toMatch(
    /href="[^"]*\?page=1">Clear<span class="[^"]+"> Plot No\.</,
  )
})

test('M145 radios form a fieldset, and the first radio has the id of the field', () => {
  const options = [
    { value: '1', label: 'Green Meadows' },
    { value: '2', label: 'Airport City' },
  ]
  const html = renderPlain(<RadioList name="project_id" label="Project" options={options} defaultValue="2" />)
  expect(html).toMatch(/<fieldset.*<legend[^>]*>Project<\/legend>/)
  expect(html).toMatch(/<input type="radio" id="project_id" name="project_id" value="1"/)
  expect(html).toMatch(/checked="" value="2"/)
})

test('M146 a radio list without choices shows a text instead', () => {
  const html = renderPlain(
    <RadioList name="agent_id" label="Associate" options={[]} emptyText="Select project to get associates" />,
  )
  expect(html).toContain('Select project to get associates')
})
