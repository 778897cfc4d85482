import { expect, it, vi } from 'vitest'
import { mapInTurns } from './map-in-turns.server'

it('X126 lets other work run after 10 ms, and keeps the order', async () => {
  let now = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
  const events: string[] = []
  setImmediate(() => events.push('other work'))
  const mapped = await mapInTurns([1, 2, 3, 4], (item) => {
    now += 6
    events.push(String(item))
    return item * 2
  })
  clock.mockRestore()
  expect(mapped).toEqual([2, 4, 6, 8])
  expect(events).toEqual(['1', '2', 'other work', '3', '4'])
})
