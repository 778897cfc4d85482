import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const ROUTES = 'app/routes'

/** Every route of the portal as a pattern, read from the folders: `/associate/bookings/:bookingId/receipts`. */
export function routePatterns(): string[] {
  return readdirSync(ROUTES)
    .filter(
      (folder) =>
        existsSync(join(ROUTES, folder, 'route.tsx')) || existsSync(join(ROUTES, folder, 'route.ts')),
    )
    .filter((folder) => !folder.startsWith('dev.') && folder !== '$')
    .map(toPattern)
    .sort(staticFirst)
}

function toPattern(folder: string): string {
  // A dot between brackets is part of the address, as in `receipts[.]csv`.
  const segments = folder.replaceAll('[.]', '\0').split('.')
  const path = segments
    .filter((segment) => !segment.startsWith('_'))
    .map((segment) => segment.replaceAll('\0', '.').replace(/_$/, '').replace(/^\$/, ':'))
  return `/${path.join('/')}`
}

const staticFirst = (a: string, b: string) =>
  a.split(':').length - b.split(':').length || (a < b ? -1 : a > b ? 1 : 0)

/** The pattern that an address belongs to, or null when there is none. */
export function patternOf(pathname: string, patterns: string[]): string | null {
  return patterns.find((pattern) => matches(pathname, pattern)) ?? null
}

function matches(pathname: string, pattern: string): boolean {
  const [given, wanted] = [pathname.split('/'), pattern.split('/')]
  return (
    given.length === wanted.length &&
    wanted.every((segment, index) =>
      segment.startsWith(':') ? given[index] !== '' : segment === given[index],
    )
  )
}

/** Two addresses of one key look alike: the same route with the same filters in use. */
export function kindOf(address: URL, patterns: string[]): string | null {
  const pattern = patternOf(address.pathname, patterns)
  if (!pattern) return null
  const names = [...new Set(address.searchParams.keys())].sort()
  return names.length > 0 ? `${pattern}?${names.join('&')}` : pattern
}
