import { expect, test } from 'vitest'
import { renderPlain } from '../../../tests/factories/render-plain'
import { Button } from './button'

test('a button submits its form by default', () => {
  expect(renderPlain(<Button>Login</Button>)).toContain('type="submit"')
})

test('M032 a soft-disabled button is announced as disabled but can be pressed', () => {
  const html = renderPlain(<Button softDisabled>Login</Button>)
  expect(html).toContain('aria-disabled="true"')
  expect(html).not.toMatch(/ disabled/)
})

test('a pending button keeps its label and is busy', () => {
  const html = renderPlain(<Button isPending>Login</Button>)
  expect(html).toContain('aria-busy="true"')
  expect(html).toContain('Login')
})
