import { expect, it } from 'vitest'
import { runInHashQueue, HashQueueFull } from './hash-queue'

function work() {
  let finish: () => void = () => undefined
  const done = new Promise<void>((resolve) => (finish = resolve))
  return { finish, done }
}
const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

it.each([
  ['known', [0, 1], [0, 1, 2]],
  ['unknown', [0], [0, 1]],
] as const)('runs hashes of %s people %j at a time, the others in order', async (lane, first, then) => {
  const pieces = Array.from({ length: 5 }, work)
  const started: number[] = []
  const results = pieces.map(({ done }, index) =>
    runInHashQueue(lane, async () => {
      started.push(index)
      await done
      return index
    }),
  )
  await nextTurn()
  expect(started).toEqual(first)
  pieces[0]!.finish()
  await nextTurn()
  expect(started).toEqual(then)
  for (const { finish } of pieces) finish()
  expect(await Promise.all(results)).toEqual([0, 1, 2, 3, 4])
})

it('a failed hash frees its slot', async () => {
  for (let times = 0; times < 5; times++)
    await expect(runInHashQueue('unknown', () => Promise.reject(new Error('no memory')))).rejects.toThrow(
      'no memory',
    )
  expect(await runInHashQueue('unknown', () => Promise.resolve('made'))).toBe('made')
})

const MAX_RUNNING_AND_WAITING = 1 + 30

it('X125 rejects a hash while 30 are waiting in its lane; known people have places of their own, and start before strangers', async () => {
  const started: string[] = []
  const heldWork = work()
  const run = (lane: 'known' | 'unknown') =>
    runInHashQueue(lane, () => {
      started.push(lane)
      return heldWork.done
    })
  const strangers = Array.from({ length: MAX_RUNNING_AND_WAITING }, () => run('unknown'))
  await expect(run('unknown')).rejects.toBeInstanceOf(HashQueueFull)
  const knownPeople = [run('known'), run('known')]
  expect(started).toEqual(['unknown', 'known'])
  heldWork.finish()
  await Promise.all([...strangers, ...knownPeople])
  expect(started.slice(0, 4)).toEqual(['unknown', 'known', 'known', 'unknown'])
})
