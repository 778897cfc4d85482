/** Parts of the messages of Chromium, Firefox and Safari for a failed request. Short, because every screen loads them. */
const NO_RESPONSE =
  /to fetch|load failed|network ?error|network connection|be offline|not connect|specified host|timed out/i
/** Message of the framework for a response that breaks off. */
const BROKEN_STREAM = /^unable to decode/i
/** Parts of the messages of the browsers for a script that failed to load. */
const NO_SCRIPT = /dynamically imported|importing a module/i

export function isNetworkFailure(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const isFetchFailure = error instanceof TypeError && NO_RESPONSE.test(error.message)
  return isFetchFailure || BROKEN_STREAM.test(error.message) || isScriptFailure(error)
}

/** True if a route's script failed to load, because there is no connection or because a deploy removed the script. */
export function isScriptFailure(error: unknown): error is TypeError {
  return error instanceof TypeError && NO_SCRIPT.test(error.message)
}
