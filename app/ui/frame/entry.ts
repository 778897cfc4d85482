import type { IconName } from '../icon/paths'

export type NavEntry = {
  to: string
  label: string
  icon: IconName
  /** `page` when this is the page shown, `section` when the page shown lies below it. */
  current?: 'page' | 'section'
}

export type NavGroup = { label?: string; entries: NavEntry[] }

/** For `aria-current`. */
export function ariaCurrent(entry: NavEntry): 'page' | 'true' | undefined {
  if (!entry.current) return undefined
  return entry.current === 'page' ? 'page' : 'true'
}
