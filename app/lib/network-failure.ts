/** Messages of Chromium, Firefox and Safari for a failed request. */
const NO_RESPONSE =
  /failed to fetch|load failed|network ?error|network connection was lost|appears to be offline|could not connect|hostname could not be found|request timed out/i
/** Message of the framework for a response that breaks off. */
const BROKEN_STREAM = /^unable to decode turbo-stream/i
/** Messages of the browsers for a script that failed to load. */
const NO_SCRIPT = /dynamically imported module|importing a module script failed/i

export function isNetworkFailure(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const isFetchFailure = error instanceof TypeError && NO_RESPONSE.test(error.message)
  return isFetchFailure || BROKEN_STREAM.test(error.message) || isScriptFailure(error)
}

/** True if a route's script failed to load, because there is no connection or because a deploy removed the script. */
export function isScriptFailure(error: unknown): error is TypeError {
  return error instanceof TypeError && NO_SCRIPT.test(error.message)
}
