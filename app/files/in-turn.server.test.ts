import { expect, it, vi } from 'vitest'
import { inTurn, mapInTurns } from './in-turn.server'

it('runs one piece of work per turn of the event loop, in order', async () => {
  const order: string[] = []
  const results = ['one', 'two', 'three'].map((name) =>
    inTurn(() => {
      order.push(name)
      if (name === 'one') setImmediate(() => order.push('health'))
      return name
    }),
  )
  expect(await Promise.all(results)).toEqual(['one', 'two', 'three'])
  expect(order).toEqual(['one', 'health', 'two', 'three'])
})

it('runs the next piece of work after a failed one', async () => {
  const failing = inTurn(() => {
    throw new Error('render failed')
  })
  const next = inTurn(() => 'done')
  await expect(failing).rejects.toThrow('render failed')
  expect(await next).toBe('done')
})

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
