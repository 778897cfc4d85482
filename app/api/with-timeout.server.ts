import { ApiError } from './errors'

/** For optional parts of a page. If the upstream rejects the token within `ms`, throws the error, so that the person is logged out. */
export async function nullIfLateOrFailed<Value>(call: Promise<Value>, ms: number): Promise<Value | null> {
  try {
    return await withTimeout(call, ms, () => null)
  } catch (error) {
    if (error instanceof ApiError && error.kind !== 'unauthenticated') return null
    throw error
  }
}

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
