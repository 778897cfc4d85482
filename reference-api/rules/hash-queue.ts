/** By default, the hash of a password uses 128 MB. */
const MAX_CONCURRENT = 2
/** One processor stays free for pages while strangers guess passwords. */
const MAX_CONCURRENT_UNKNOWN = 1
const MAX_WAITING_PER_LANE = 30

/**
 * `known`: someone with a token, or an account that logged in from this address lately. Their hashes start first and have places of their
 * own, so that strangers who guess passwords keep nobody out.
 */
export type HashLane = 'known' | 'unknown'

/** The API responds to this error with HTTP 503 and Retry-After. */
export class HashQueueFull extends Error {}

const waiting: Record<HashLane, (() => void)[]> = { known: [], unknown: [] }
const running: Record<HashLane, number> = { known: 0, unknown: 0 }

/** Throws `HashQueueFull` if too many hashes are waiting in the lane. */
export async function runInHashQueue<Result>(lane: HashLane, hash: () => Promise<Result>): Promise<Result> {
  if (hasPlace(lane)) running[lane] += 1
  else await nextTurn(waiting[lane])
  try {
    return await hash()
  } finally {
    running[lane] -= 1
    startNext('known')
    startNext('unknown')
  }
}

function startNext(lane: HashLane) {
  const start = hasPlace(lane) ? waiting[lane].shift() : undefined
  if (!start) return
  running[lane] += 1
  start()
}

const hasPlace = (lane: HashLane) =>
  running.known + running.unknown < MAX_CONCURRENT &&
  (lane === 'known' || running.unknown < MAX_CONCURRENT_UNKNOWN)

function nextTurn(lane: (() => void)[]): Promise<void> {
  if (lane.length >= MAX_WAITING_PER_LANE) return Promise.reject(new HashQueueFull())
  return new Promise((resolve) => lane.push(resolve))
}
