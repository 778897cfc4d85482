import { expect, it } from 'vitest'
import { runInHashQueue, HashQueueFull } from './hash-queue'

function work() {
  let finish: () => void = () => undefined
  const done = new Promise<void>((resolve) => (finish = resolve))
  return { finish, done }
}
const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

it('runs two hashes at a time, and starts the others in order', async () => {
  const pieces = Array.from({ length: 5 }, work)
  const started: number[] = []
  const results = pieces.map(({ done }, index) =>
    runInHashQueue(async () => {
      started.push(index)
      await done
      return index
    }),
  )
  await nextTurn()
  expect(started).toEqual([0, 1])
  pieces[1]!.finish()
  await nextTurn()
  expect(started).toEqual([0, 1, 2])
  for (const { finish } of pieces) finish()
  expect(await Promise.all(results)).toEqual([0, 1, 2, 3, 4])
})

it('a failed hash frees its slot', async () => {
  for (let times = 0; times < 5; times++)
    await expect(runInHashQueue(() => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory')
  expect(await runInHashQueue(() => Promise.resolve('made'))).toBe('made')
})

const MAX_RUNNING_AND_WAITING = 2 + 30

it('rejects a hash while 30 are waiting, and accepts hashes again afterwards', async () => {
  const heldWork = work()
  const accepted = Array.from({ length: MAX_RUNNING_AND_WAITING }, () => runInHashQueue(() => heldWork.done))
  await expect(runInHashQueue(() => heldWork.done)).rejects.toBeInstanceOf(HashQueueFull)
  heldWork.finish()
  await Promise.all(accepted)
  expect(await runInHashQueue(() => Promise.resolve('made'))).toBe('made')
})
