import type { IconName } from '../icon/paths'

export type NavEntry = {
  to: string
  label: string
  icon: IconName
  /** `page` if the entry's own page is open, `section` if another page of its area is open. */
  current?: 'page' | 'section'
}

export type NavGroup = { label?: string; entries: NavEntry[] }

export function ariaCurrent(entry: NavEntry): 'page' | 'true' | undefined {
  if (!entry.current) return undefined
  return entry.current === 'page' ? 'page' : 'true'
}
