import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { PAGE_WEIGHT } from '~/browser/document'
import { withWeight } from './page-weight.server'

it('a page states its compressed size at the last placeholder', async () => {
  // Random letters compress to three quarters of their size.
  const letters = randomBytes(12_000).toString('base64')
  expect(await withWeight(`<p>${PAGE_WEIGHT}${letters}</p>This page used ${PAGE_WEIGHT} KB`)).toBe(
    `<p>${PAGE_WEIGHT}${letters}</p>This page used 12 KB`,
  )
  expect(await withWeight('<p>no size</p>')).toBe('<p>no size</p>')
})
