import { paths } from '~/paths'
import type { NavEntry, NavGroup } from '~/ui/frame/entry'

interface MenuInput {
  user: { type: number }
  /** The last tab of the bookings area. */
  bookingsUrl: string | null
  pathname: string
}

const CHANNEL_PARTNER = 2

/** The bottom bar, which is the left rail on wide screens. */
export function barFor({ user, bookingsUrl, pathname }: MenuInput): NavEntry[] {
  if (user.type !== CHANNEL_PARTNER) return []
  return [bookingsEntry(bookingsUrl, pathname)]
}

/** The full menu, in the order of checklist M013; only channel partners have one. */
export function menuFor({ user, bookingsUrl, pathname }: MenuInput): NavGroup[] {
  if (user.type !== CHANNEL_PARTNER) return []
  return [
    { entries: [bookingsEntry(bookingsUrl, pathname)] },
    {
      label: 'This device',
      entries: [
        {
          to: paths.settings(),
          label: 'Settings',
          icon: 'settings',
          current: at(paths.settings(), pathname),
        },
      ],
    },
  ]
}

function bookingsEntry(bookingsUrl: string | null, pathname: string): NavEntry {
  const to = bookingsUrl ?? paths.bookingsByDate()
  return {
    to,
    label: 'Bookings',
    icon: 'bookings',
    current: at(to, pathname) ?? (pathname.startsWith('/associate/bookings') ? 'section' : undefined),
  }
}

function at(to: string, pathname: string): 'page' | undefined {
  return to === pathname ? 'page' : undefined
}
