import { expect, test } from 'vitest'
import { renderPlain } from '../../../tests/factories/render-plain'
import { TextField } from './text-field'

test('M033 hint and error describe the control, in that order', () => {
  const html = renderPlain(<TextField name="user" label="User ID" hint="Mobile or email" error="Required" />)
  expect(html).toContain('<label class')
  expect(html).toContain('for="user"')
  expect(html).toMatch(/<input aria-describedby="user-hint user-error" aria-invalid="true"/)
  expect(html).toMatch(/id="user-error">.*Required</)
})
