import { expect, test } from 'vitest'
import { hasRowsAfter, isLong, openPart } from './long-list'

const rows = (count: number) => Array.from({ length: count }, (_, index) => index)
const parts = [
  { id: '4', rows: rows(300) },
  { id: '7', rows: rows(620) },
]
const open = (search: string) => openPart(parts, new URLSearchParams(search))

test('M136 M140 M230 a list is long from 501 rows', () => {
  expect(isLong([])).toBe(false)
  expect(isLong([200, 300])).toBe(false)
  expect(isLong([200, 301])).toBe(true)
  expect(openPart([{ id: '4', rows: rows(500) }], new URLSearchParams('open=4'))).toEqual({
    open: null,
    pages: [],
  })
})

test('M136 M230 the first part is open by default', () => {
  expect(open('').open).toMatchObject({ id: '4', rowCount: 300 })
  expect(open('open=7').open).toMatchObject({ id: '7', rowCount: 620 })
  for (const nothing of ['open=none', 'open=', 'open=8'])
    expect(open(nothing)).toEqual({
      open: { id: null, rowCount: 0, page: 1 },
      pages: [{ number: 1, isEmpty: true, rows: [] }],
    })
})

test('M136 M230 shows rows in pages of 250, including earlier pages without scripts', () => {
  expect(open('open=7').pages.map((page) => page.rows)).toEqual([rows(250)])
  const all = open('open=7&page=3')
  expect(all.pages.flatMap((page) => page.rows)).toEqual(rows(620))
  expect(open('open=7&page=3&only=1').pages).toEqual([
    { number: 3, isEmpty: false, rows: rows(620).slice(500) },
  ])
  expect(open('open=7&page=4&only=1').pages).toEqual([{ number: 4, isEmpty: true, rows: [] }])
  expect([1, 2, 3].map((page) => hasRowsAfter(page, 620))).toEqual([true, true, false])
  expect(hasRowsAfter(1, 250)).toBe(false)
})
