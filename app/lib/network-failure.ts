/** What is said in place of the browser's own words for it, which differ between browsers and help nobody. */
export const NO_CONNECTION = 'No connection. Check your network and try again.'

/** How Chromium, Firefox and Safari say that a request got no answer, the framework that it broke off, and that a script did not come. */
const NO_ANSWER =
  /failed to fetch|load failed|network ?error|network connection was lost|appears to be offline|could not connect|hostname could not be found|request timed out/i
const BROKEN_OFF = /^unable to decode turbo-stream/i
const NO_SCRIPT = /dynamically imported module|importing a module script failed/i

/** Whether a request of the browser failed on its way, rather than being answered. */
export function isNetworkFailure(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const isOfBrowser = error instanceof TypeError && NO_ANSWER.test(error.message)
  return isOfBrowser || BROKEN_OFF.test(error.message) || isScriptFailure(error)
}

/** A screen's script did not come: there is no connection, or a deploy has taken it away. */
export function isScriptFailure(error: unknown): error is TypeError {
  return error instanceof TypeError && NO_SCRIPT.test(error.message)
}
