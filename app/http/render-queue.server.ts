let tail: Promise<unknown> = Promise.resolve()

/** Runs synchronous work after earlier work, one piece per turn of the event loop, so that health checks come in between. */
export function inTurn<Result>(work: () => Result): Promise<Result> {
  const result = tail.then(nextTurn).then(work)
  tail = result.catch(() => undefined)
  return result
}

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve))
