import { setImmediate } from 'node:timers/promises'

let tail: Promise<unknown> = Promise.resolve()

/** Runs one piece of work per turn of the event loop, so that health checks run in between. */
export function inTurn<Result>(work: () => Result): Promise<Result> {
  const result = tail.then(() => setImmediate()).then(work)
  tail = result.catch(() => undefined)
  return result
}

const TURN_MS = 10

/** Maps a list whose items may take milliseconds each. Lets other requests run in between. */
export async function mapInTurns<Item, Result>(
  items: Item[],
  map: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = []
  let turnStartedAt = performance.now()
  for (const item of items) {
    results.push(map(item))
    if (performance.now() - turnStartedAt < TURN_MS) continue
    await setImmediate()
    turnStartedAt = performance.now()
  }
  return results
}
