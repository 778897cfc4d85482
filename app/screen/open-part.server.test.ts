import { expect, test } from 'vitest'
import { z } from 'zod/v4'
import { openPart, openPartFields } from './open-part.server'
import { readSearch } from './search.server'

const rows = (count: number) => Array.from({ length: count }, (_, index) => index)
const parts = [
  { id: '4', rows: rows(300) },
  { id: '7', rows: rows(620) },
]
const read = (search: string) => readSearch(z.object(openPartFields), `http://portal/list?${search}`).search
const open = (search: string) => openPart(parts, read(search))

test('M136 M230 a short list has no open part', () => {
  expect(openPart([{ id: '4', rows: rows(500) }], read('open=4'))).toEqual({
    open: null,
    paged: { page: 1, pages: [], refusal: null },
  })
})

test('M136 M230 opens the first part by default, and none for an unknown id', () => {
  expect(open('').open).toEqual({ id: '4', rowCount: 300 })
  expect(open('open=7').open).toEqual({ id: '7', rowCount: 620 })
  for (const search of ['open=none', 'open=', 'open=8']) {
    expect(open(search).open).toEqual({ id: null, rowCount: 0 })
    expect(open(search).paged.pages).toEqual([{ number: 1, isEmpty: true, rows: [] }])
  }
})

test('M136 M230 shows pages of 250 rows: those up to `page`, or that page alone with `only=1`', () => {
  expect(open('open=7').paged.pages.map((page) => page.rows)).toEqual([rows(250)])
  const upToPage3 = open('open=7&page=3').paged
  expect(upToPage3.page).toBe(3)
  expect(upToPage3.pages.flatMap((page) => page.rows)).toEqual(rows(620))
  expect(open('open=7&page=3&only=1').paged.pages).toEqual([
    { number: 3, isEmpty: false, rows: rows(620).slice(500) },
  ])
  expect(open('open=7&page=4&only=1').paged.pages).toEqual([{ number: 4, isEmpty: true, rows: [] }])
})
