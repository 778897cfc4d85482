/** The promise's value, or what `onTimeout` returns or throws once `ms` have passed. The promise itself goes on. */
export async function withTimeout<Value, Late>(
  promise: Promise<Value>,
  ms: number,
  onTimeout: () => Late,
): Promise<Value | Late> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<undefined>((resolve) => (timer = setTimeout(resolve, ms, undefined)))
  try {
    const first = await Promise.race([promise.then((value) => ({ value })), timeout])
    return first ? first.value : onTimeout()
  } finally {
    clearTimeout(timer)
  }
}
