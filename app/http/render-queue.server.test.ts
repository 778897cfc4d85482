import { expect, it } from 'vitest'
import { inTurn } from './render-queue.server'

it('runs work in order and yields to the event loop in between', async () => {
  const order: string[] = []
  const immediate = (name: string) => setImmediate(() => order.push(name))
  immediate('before')
  const works = ['one', 'two', 'three'].map((name) =>
    inTurn(() => {
      order.push(name)
      if (name === 'one') immediate('health')
      return name
    }),
  )
  expect(await Promise.all(works)).toEqual(['one', 'two', 'three'])
  expect(order.indexOf('health')).toBeLessThan(order.indexOf('three'))
})

it('failed work does not stop the next', async () => {
  const failing = inTurn(() => {
    throw new Error('no')
  })
  const next = inTurn(() => 'done')
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('done')
})
