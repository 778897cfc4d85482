const MAX_PARAMS = 100
/** One more than an address to return to may have, which is the longest value. */
const MAX_VALUE_LENGTH = 2_001

/**
 * The only reader of a URL's query on the server. Ignores parameters after the first 100, and cuts long values, so that the schema of their
 * field reports them and no page repeats them.
 */
export function searchParamsOf(url: string): URLSearchParams {
  const bounded = new URLSearchParams()
  for (const [name, value] of new URL(url).searchParams) {
    if (bounded.size === MAX_PARAMS) break
    bounded.append(name, value.slice(0, MAX_VALUE_LENGTH))
  }
  return bounded
}
