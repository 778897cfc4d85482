/** By default, the hash of a password uses 128 MB. */
const MAX_CONCURRENT = 2
const MAX_WAITING_PER_LANE = 30

/**
 * `known`: someone with a token, or an account that logged in from this address lately. Their hashes start first and have places of their
 * own, so that strangers who guess passwords keep nobody out.
 */
export type HashLane = 'known' | 'unknown'

/** The API responds to this error with HTTP 503 and Retry-After. */
export class HashQueueFull extends Error {}

const waiting: Record<HashLane, (() => void)[]> = { known: [], unknown: [] }
let running = 0

/** Throws `HashQueueFull` if too many hashes are waiting in the lane. */
export async function runInHashQueue<Result>(lane: HashLane, hash: () => Promise<Result>): Promise<Result> {
  if (running < MAX_CONCURRENT) running++
  else await nextTurn(waiting[lane])
  try {
    return await hash()
  } finally {
    const startNext = waiting.known.shift() ?? waiting.unknown.shift()
    if (startNext) startNext()
    else running--
  }
}

function nextTurn(lane: (() => void)[]): Promise<void> {
  if (lane.length >= MAX_WAITING_PER_LANE) return Promise.reject(new HashQueueFull())
  return new Promise((resolve) => lane.push(resolve))
}
