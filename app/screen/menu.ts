import type { Capability } from '~/domain/capabilities'
import { CHANNEL_PARTNER } from '~/domain/user-type'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import type { NavEntry, NavGroup } from '~/ui/frame/entry'

interface MenuInput {
  user: { type: number }
  /** Address of the last visited tab. */
  bookingsUrl: string | null
  commissionUrl: string | null
  /** Optional features that the upstream offers. */
  offers: readonly Capability[]
  pathname: string
}

interface Entry extends Pick<NavEntry, 'icon'> {
  label: () => string
  to: string
  /** The field of `MenuInput` with the address of this entry's last visited tab. */
  lastTab?: 'bookingsUrl' | 'commissionUrl'
  needs?: Capability
  /** Pages with this address, or with a `/` or `-` after it, belong to the entry. Defaults to the entry's own address. */
  area?: string
  /** Address of a page that has no entry in this menu. On that page, this entry is marked. */
  holds?: string
}

const bookings: Entry = {
  label: m.bookings,
  icon: 'bookings',
  to: paths.bookingsByDate(),
  lastTab: 'bookingsUrl',
  area: paths.bookingsByTeam(),
}
const commission: Entry = {
  label: m.commission,
  icon: 'commission',
  to: paths.payments(),
  lastTab: 'commissionUrl',
  area: paths.COMMISSION_AREA,
}

const collections: Entry = {
  label: m.collections,
  icon: 'call',
  to: paths.collections(),
  needs: 'collections',
}

const home: Entry = { label: m.home, icon: 'home', to: paths.home() }
const team: Entry = { label: m.team, icon: 'team', to: paths.team() }

/** In the order of M013. */
const BAR: Entry[] = [home, commission, bookings, team]

/** The entries of M013 in their order, with Collections after Bookings (X021) and further entries below. */
const MENU: { label?: () => string; entries: Entry[] }[] = [
  {
    entries: [
      home,
      commission,
      bookings,
      collections,
      team,
      { label: m.reports, icon: 'reports', to: paths.reports() },
      { label: m.gallery, icon: 'gallery', to: paths.gallery() },
      { label: m.projects, icon: 'projects', to: paths.projects() },
    ],
  },
  {
    label: m.account,
    entries: [
      { label: m.bankDetails, icon: 'bank', to: paths.bankDetails() },
      { label: m.pendingRequests, icon: 'clock', to: paths.pendingRequests() },
      { label: m.receivedCmsn, icon: 'cash', to: paths.cashCommission() },
      { label: m.queries, icon: 'info', to: paths.queries(), needs: 'queries' },
    ],
  },
  {
    label: m.sell,
    entries: [
      { label: m.plotAvailability, icon: 'plots', to: paths.plotAvailability() },
      { label: m.priceCalculator, icon: 'calculator', to: paths.priceCalculator() },
    ],
  },
  { label: m.thisDevice, entries: [{ label: m.settings, icon: 'settings', to: paths.settings() }] },
]

export function barFor(input: MenuInput): NavEntry[] {
  return input.user.type === CHANNEL_PARTNER ? BAR.map((entry) => toEntry(entry, input)) : []
}

export function menuFor(input: MenuInput): NavGroup[] {
  if (input.user.type !== CHANNEL_PARTNER) return []
  const isOffered = ({ needs }: Entry) => !needs || input.offers.includes(needs)
  return MENU.map(({ label, entries }) => ({
    label: label?.(),
    entries: entries.filter(isOffered).map((entry) => toEntry(entry, input)),
  }))
}

/** The first entries are in the bar below 1024 px. */
const OFFICE: Entry[] = [
  {
    label: m.waiting,
    icon: 'clock',
    to: paths.office(),
    area: paths.officeRequests(),
    holds: paths.officeQueries(),
  },
  { label: m.records, icon: 'bookings', to: paths.officeFiles() },
  { label: m.payables, icon: 'commission', to: paths.officePayables() },
  { label: m.people, icon: 'team', to: paths.officePeople() },
  { label: m.importRecords, icon: 'download', to: paths.officeImport() },
  { label: m.log, icon: 'reports', to: paths.officeLog() },
]

export function officeMenuFor(pathname: string): { bar: NavEntry[]; menu: NavGroup[] } {
  const entries = OFFICE.map((entry) => toEntry(entry, { pathname }))
  return { bar: entries.slice(0, 4), menu: [{ entries }] }
}

type Place = Pick<MenuInput, 'pathname'> & Partial<Pick<MenuInput, 'bookingsUrl' | 'commissionUrl'>>

function toEntry({ label, icon, to, lastTab, area, holds }: Entry, input: Place): NavEntry {
  const address = (lastTab && input[lastTab]) ?? to
  const currentAsHolder = input.pathname === holds ? 'section' : undefined
  return {
    to: address,
    label: label(),
    icon,
    current: currentOf(address, area ?? address, input.pathname) ?? currentAsHolder,
  }
}

function currentOf(address: string, area: string, pathname: string): NavEntry['current'] {
  if (pathname === address) return 'page'
  return pathname.startsWith(`${area}/`) || pathname.startsWith(`${area}-`) || pathname === area
    ? 'section'
    : undefined
}
