import { expect, it } from 'vitest'
import { errorPageHtml } from './error-page.server'

it('escapes its text, which may contain a product name', () => {
  expect(errorPageHtml('Plots & <b>Partners</b> is busy')).toContain(
    '<main><h1>Plots &#38; &#60;b&#62;Partners&#60;/b&#62; is busy</h1>',
  )
})
