/** Messages of Chromium, Firefox and Safari for a failed request, and of the framework for a broken stream and for a failed script. */
const NO_RESPONSE =
  /failed to fetch|load failed|network ?error|network connection was lost|appears to be offline|could not connect|hostname could not be found|request timed out/i
const BROKEN_STREAM = /^unable to decode turbo-stream/i
const NO_SCRIPT = /dynamically imported module|importing a module script failed/i

export function isNetworkFailure(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const isFetchFailure = error instanceof TypeError && NO_RESPONSE.test(error.message)
  return isFetchFailure || BROKEN_STREAM.test(error.message) || isScriptFailure(error)
}

/** A route's script failed to load: no connection, or removed by a deploy. */
export function isScriptFailure(error: unknown): error is TypeError {
  return error instanceof TypeError && NO_SCRIPT.test(error.message)
}
