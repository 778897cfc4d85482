/** With `only=1`, a list returns the page in the address without earlier pages (`pagingFields`). Other routes ignore the parameter. */
export const partAt = (address: string): string => `${address}${address.includes('?') ? '&' : '?'}only=1`

/** A failed request for a part gets an empty response, so that its error does not replace the screen (decision 0058). */
export function keepScreenIfPartFails(browser: Pick<typeof globalThis, 'fetch'>) {
  const { fetch } = browser
  browser.fetch = (input, init) => {
    const response = fetch(input, init)
    return /[?&]only=1/.test(String(input)) ? response.then(withLoadedBody).catch(noData) : response
  }
}

/** Reads the body before the framework does, because the connection may break while the body arrives. */
const withLoadedBody = async (response: Response) =>
  response.ok ? new Response(await response.blob(), response) : noData()

const noData = () => new Response(null, { status: 204 })
