import { screenPath } from '~/paths/screen-at'
import { AREAS } from '~/paths/area'
import { paths } from '~/paths/paths'

const BASE = 'http://portal.invalid'
const MAX_LENGTH = 2_000

/** Path and search of a safe path at this origin. Null for any other value, a value that is too long, and `/`, login and logout. */
export function safeReturnTo(value: FormDataEntryValue | null | undefined): string | null {
  if (typeof value !== 'string' || value.length > MAX_LENGTH || !/^\/(?![/\\])/.test(value)) return null
  // Browsers remove tabs and line breaks from URLs, so "/\t/evil" would become "//evil".
  if (/[\u0000-\u001f\u007f\\]/.test(value)) return null
  const url = parseUrl(value)
  if (!url || url.origin !== BASE || isExcluded(url.pathname)) return null
  return `${url.pathname}${url.search}`
}

function parseUrl(value: string): URL | null {
  try {
    return new URL(value, BASE)
  } catch {
    return null
  }
}

function isExcluded(pathname: string): boolean {
  const route = screenPath(pathname) || paths.root()
  const entrances = Object.values(AREAS).flatMap(({ login, logout }) => [login(), logout()])
  return pathname.includes('//') || [paths.root(), ...entrances].includes(route)
}
