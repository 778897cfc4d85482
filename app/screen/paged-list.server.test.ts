import fc from 'fast-check'
import { expect, it } from 'vitest'
import { z } from 'zod/v4'
import { ApiError, errorForStatus } from '~/api/errors'
import { apiErrorOf } from '../../tests/factories/caller'
import { anyText } from '../../tests/factories/any-text'
import { cases } from '../../tests/factories/cases'
import { loadPagedList, pagingFields, shownPages } from './paged-list.server'
import { readSearch } from './search.server'

const page = (number: number) => ({ number, isEmpty: false })
const refuse = (number: number) => Promise.reject(new ApiError('refused', `No page ${number}.`, 'payments'))

it('M143 loads the pages up to the requested page', async () => {
  const loaded = await loadPagedList({ page: 2 }, (number) => Promise.resolve(page(number)))
  expect(loaded).toEqual({ page: 2, pages: [page(1), page(2)], refusal: null })
})

it('M027 M143 returns the pages before a refused page, and the message of the refusal', async () => {
  const load = (number: number) => ([2, 4].includes(number) ? refuse(number) : Promise.resolve(page(number)))
  expect(await loadPagedList({ page: 4 }, load)).toEqual({
    page: 4,
    pages: [page(1)],
    refusal: 'No page 2.',
  })
  expect(await loadPagedList({ page: 2, only: '1' }, load)).toEqual({
    page: 2,
    pages: [],
    refusal: 'No page 2.',
  })
})

it('M036 a list fails if a page is throttled', async () => {
  const throttled = () => Promise.reject(errorForStatus('payments', 429))
  expect((await apiErrorOf(loadPagedList({ page: 1 }, throttled))).init.status).toBe(429)
})

const read = (search: string) => readSearch(z.object(pagingFields), `http://portal/?${search}`).search

it.each([
  ['1', [1]],
  ['2', [1, 2]],
  ['5', [1, 2, 3, 4, 5]],
  ['8', [4, 5, 6, 7, 8]],
  ['', [1]],
  ['0', [1]],
  ['2.5', [1]],
  ['abc', [1]],
  ['1e9', [1]],
])('M143 page=%s shows the pages %j', (number, pages) => {
  const paging = read(`page=${number}`)
  expect(shownPages(paging)).toEqual(pages)
  expect(paging.page).toBe(pages.at(-1))
})

it('M143 only=1 requests a single page', () => {
  expect(shownPages(read('page=8&only=1'))).toEqual([8])
  expect(shownPages(read('page=8&only=2'))).toHaveLength(5)
})

it('M143 any address gives a valid page', () => {
  const names = ['page', 'only', 'filters', 'x']
  const query = fc.dictionary(fc.constantFrom(...names), anyText())
  const url = fc.oneof(
    query.map((search) => String(new URLSearchParams(search))),
    fc.string(),
  )
  fc.assert(
    fc.property(url, (search) => {
      const paging = read(search)
      const pages = shownPages(paging)
      expect(Number.isInteger(paging.page) && paging.page >= 1 && paging.page <= 10_000).toBe(true)
      expect(pages.length >= 1 && pages.length <= 5 && pages.at(-1) === paging.page).toBe(true)
    }),
    cases(),
  )
})
