import { CUSTOMER_PAGES } from './addresses'

/** Name of the open screen, for screens that share a module (`app/routes.shared.ts`). */
export function screenAt<Name extends string>(
  screens: Record<Name, { address: string }>,
  pathname: string,
): Name {
  const names = Object.keys(screens) as Name[]
  const path = `${asMatched(pathname)}/`
  const openScreen = names.find((name) => path.startsWith(`${screens[name].address}/`))
  if (!openScreen) throw new Error(`No screen at ${pathname}.`)
  return openScreen
}

/** The path as the router compares it with literal segments: decoded and in lower case. */
export function asMatched(pathname: string): string {
  try {
    return decodeURIComponent(pathname).toLowerCase()
  } catch {
    // The path is malformed, or it is decoded already and contains a `%`.
    return pathname.toLowerCase()
  }
}

const ADDED_ENDS = ['.data', '/']

/** Path of the screen to which a form is posted: lower case, without a trailing slash or the `.data` that scripts add. */
export function screenPath(pathname: string): string {
  const path = asMatched(pathname)
  const end = ADDED_ENDS.find((added) => path.endsWith(added)) ?? ''
  return path.slice(0, path.length - end.length)
}

/** True for the pages of customers. These pages need no session, send no referrer and are not indexed (X043). */
export const isCustomerPage = (pathname: string): boolean => asMatched(pathname).startsWith(CUSTOMER_PAGES)
