import { setImmediate } from 'node:timers/promises'

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
