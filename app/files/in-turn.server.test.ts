import { expect, it } from 'vitest'
import { inTurn } from './in-turn.server'

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
