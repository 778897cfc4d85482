/** By default, the hash of a password uses 128 MB. */
const MAX_CONCURRENT = 2
const MAX_WAITING = 30

/** The API responds to this error with HTTP 503 and Retry-After. */
export class HashQueueFull extends Error {}

const waiting: (() => void)[] = []
let running = 0

/** Throws `HashQueueFull` if too many hashes are waiting. */
export async function runInHashQueue<Result>(hash: () => Promise<Result>): Promise<Result> {
  if (running < MAX_CONCURRENT) running++
  else await nextTurn()
  try {
    return await hash()
  } finally {
    const startNext = waiting.shift()
    if (startNext) startNext()
    else running--
  }
}

function nextTurn(): Promise<void> {
  if (waiting.length >= MAX_WAITING) return Promise.reject(new HashQueueFull())
  return new Promise((resolve) => waiting.push(resolve))
}
