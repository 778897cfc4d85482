import { beforeEach, expect, it, vi } from 'vitest'
import type { Dues } from '~/contract/dues'
import { ApiError } from '~/api/errors'
import { withSums } from './dues.server'

beforeEach(() => {
  vi.useFakeTimers()
})
const projects = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ id: String(id), name: 'Palm' }))
const due = (duePaise: number | null) => ({ duePaise }) as Dues
const fail = (kind: 'refused' | 'unauthenticated') => Promise.reject(new ApiError(kind, 'No', 'dues'))

it('X013 a sum that is unknown, fails or times out is null, and the other sums remain', async () => {
  const timeoutMs = 1_000
  const replies = [
    () => fail('refused'),
    () => new Promise<Dues>(() => {}),
    async () => due(null),
    async () => due(500),
  ]
  const sums = withSums(projects(4), (id) => replies[Number(id)]!())
  await vi.advanceTimersByTimeAsync(timeoutMs)
  expect((await sums).map(({ duePaise }) => duePaise)).toEqual([null, null, null, 500])
})

it('X013 fetches no sums for more than 12 projects', async () => {
  const duesOf = vi.fn(async () => due(500))
  expect((await withSums(projects(13), duesOf)).every(({ duePaise }) => duePaise === null)).toBe(true)
  expect(duesOf).not.toHaveBeenCalled()
  await withSums(projects(12), duesOf)
  expect(duesOf).toHaveBeenCalledTimes(12)
})

it('X013 throws if the upstream rejects the token', async () => {
  await expect(withSums(projects(1), () => fail('unauthenticated'))).rejects.toHaveProperty(
    'kind',
    'unauthenticated',
  )
})
