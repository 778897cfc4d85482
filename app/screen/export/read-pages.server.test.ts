import { expect, it, vi } from 'vitest'
import { readPages } from './read-pages.server'

const list = (pages: number[][]) => vi.fn((page: number) => Promise.resolve(pages[page - 1] ?? []))

it.each([
  ['all rows, in order', [[1], [2, 3], [4], [5], [6]], {}, [1, 2, 3, 4, 5, 6], false],
  ['no rows if the first page is empty', [], {}, [], false],
  ['the rows from a given page on', [[1], [2], [3]], { from: 2 }, [2, 3], false],
  [
    'the rows of `max` pages, marked as truncated, if the list has more pages',
    [[1], [2], [3], [4], [5], [6]],
    { max: 4 },
    [1, 2, 3, 4],
    true,
  ],
  ['all rows if the list has exactly `max` pages', [[1], [2], [3], [4]], { max: 4 }, [1, 2, 3, 4], false],
  [
    'the rows up to the page that makes isEnough true, marked as truncated',
    [[1], [2], [3], [4]],
    { isEnough: (rows: number[]) => rows.length > 1 },
    [1, 2],
    true,
  ],
])('returns %s', async (_, pages, bounds, rows, isTruncated) => {
  const result = await readPages(list(pages), { max: 8, timeoutMs: 60_000, isEnough: () => false, ...bounds })
  expect(result).toEqual({ rows, isTruncated })
})

it('stops after the batch with an empty page', async () => {
  const read = list([[1], [2]])
  await readPages(read, { max: 400, timeoutMs: 60_000, isEnough: () => false })
  expect(read).toHaveBeenCalledTimes(4)
})

it('after the timeout, starts no further batch and returns the rows already read', async () => {
  vi.useFakeTimers()
  const read = vi.fn((page: number) => {
    vi.advanceTimersByTime(1_000)
    return Promise.resolve([page])
  })
  const result = await readPages(read, { max: 400, timeoutMs: 10_000, isEnough: () => false })
  vi.useRealTimers()
  expect(result).toEqual({ rows: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], isTruncated: true })
})
