/** Returns the value of the promise, or the result of `onTimeout` if the value is late. The promise keeps running. */
export async function withTimeout<Value, Late>(
  promise: Promise<Value>,
  ms: number,
  onTimeout: () => Late,
): Promise<Value | Late> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ms, undefined)
  })
  try {
    const first = await Promise.race([promise.then((value) => ({ value })), timeout])
    return first ? first.value : onTimeout()
  } finally {
    clearTimeout(timer)
  }
}
