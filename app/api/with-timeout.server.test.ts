import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withTimeout } from './with-timeout.server'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const after = (ms: number) => new Promise<string>((resolve) => setTimeout(resolve, ms, 'value'))

it('returns a value that arrives in time, and leaves no timer', async () => {
  const result = withTimeout(after(10), 20, () => 'late')
  await vi.advanceTimersByTimeAsync(10)
  expect(await result).toBe('value')
  expect(vi.getTimerCount()).toBe(0)
})

it('returns an undefined value that arrives in time', async () => {
  expect(await withTimeout(Promise.resolve(undefined), 20, () => 'late')).toBeUndefined()
})

it('returns the result of onTimeout if the value is late', async () => {
  const result = withTimeout(after(30), 20, () => 'late')
  await vi.advanceTimersByTimeAsync(20)
  expect(await result).toBe('late')
})

it('throws the error of onTimeout if the value is late', async () => {
  const result = withTimeout(after(30), 20, () => {
    throw new Error('too late')
  })
  const rejection = expect(result).rejects.toThrow('too late')
  await vi.advanceTimersByTimeAsync(20)
  await rejection
})

it('throws the error of the promise', async () => {
  await expect(withTimeout(Promise.reject(new Error('refused')), 20, () => 'late')).rejects.toThrow('refused')
})
