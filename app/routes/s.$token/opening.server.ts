import { isbot } from 'isbot'

/** People read in text browsers, and in browsers without a window. */
const OTHER_BROWSERS = /^(Lynx|w3m|E?Links)\b|HeadlessChrome/

/** False for the preview of a chat, a crawler, a browser that loads pages in advance, and a check whether the page exists. */
export function isPerson({ method, headers }: Request): boolean {
  const isPrefetch = ['sec-purpose', 'purpose', 'x-moz'].some((name) =>
    /pre(fetch|view|render)/.test(headers.get(name) ?? ''),
  )
  const agent = headers.get('user-agent') ?? ''
  return method === 'GET' && !isPrefetch && (OTHER_BROWSERS.test(agent) || !isbot(agent))
}
