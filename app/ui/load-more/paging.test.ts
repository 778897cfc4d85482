import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cases } from '../../../tests/factories/cases'
import { readPaging } from './paging'

const parse = (search: Record<string, string>) => readPaging(new URLSearchParams(search))

describe('readPaging', () => {
  it.each([
    ['1', [1]],
    ['2', [1, 2]],
    ['5', [1, 2, 3, 4, 5]],
    ['8', [4, 5, 6, 7, 8]],
    ['', [1]],
    ['0', [1]],
    ['-1', [1]],
    ['2.5', [1]],
    ['abc', [1]],
    ['1e9', [1]],
    ['999999999999999999999', [1]],
    ['Infinity', [1]],
  ])('M143 page=%s shows the pages %j', (page, pages) => {
    expect(parse({ page }).pages).toEqual(pages)
    expect(parse({ page }).page).toBe(pages.at(-1))
  })

  it('M143 only=1 requests a single page', () => {
    expect(parse({ page: '8', only: '1' }).pages).toEqual([8])
    expect(parse({ page: '8', only: '2' }).pages).toHaveLength(5)
  })

  it('M143 any address gives a valid page', () => {
    const names = ['page', 'only', 'filters', 'x']
    const query = fc.dictionary(fc.constantFrom(...names), fc.string({ unit: 'binary' }))
    const url = fc.oneof(
      query.map((search) => String(new URLSearchParams(search))),
      fc.string(),
    )
    fc.assert(
      fc.property(url, (search) => {
        const { page, pages } = readPaging(new URL(`http://localhost:3000/?${search}`).searchParams)
        expect(Number.isInteger(page) && page >= 1 && page <= 10_000).toBe(true)
        expect(pages.length >= 1 && pages.length <= 5 && pages.at(-1) === page).toBe(true)
      }),
      cases(),
    )
  })
})
