import { PART } from '~/ui/part/use-part'

/**
 * Remix 2 replaces the screen by an error page if the request of a fetcher fails. A failed request for a part of a screen therefore gets an
 * empty response, which Remix passes on as null (decision 0019). No release of the framework changes this yet.
 */
export function keepScreenIfPartFails(browser: Pick<typeof globalThis, 'fetch'>) {
  const { fetch } = browser
  browser.fetch = (input, init) => {
    const response = fetch(input, init)
    return isPart(String(input)) ? response.then(withLoadedBody).catch(noData) : response
  }
}

const isPart = (address: string) => new RegExp(`[?&]${PART}`).test(address)

/** Reads the body before the framework does, because the connection may break while the body arrives. */
const withLoadedBody = async (response: Response) =>
  response.ok ? new Response(await response.blob(), response) : noData()

const noData = () => new Response(null, { status: 204 })
