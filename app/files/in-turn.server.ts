let tail: Promise<unknown> = Promise.resolve()

/** Runs one piece of work per turn of the event loop, so that health checks run in between. */
export function inTurn<Result>(work: () => Result): Promise<Result> {
  const result = tail.then(nextTurn).then(work)
  tail = result.catch(() => undefined)
  return result
}

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve))
