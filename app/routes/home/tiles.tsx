import { Link } from '@remix-run/react'
import { paths } from '~/paths'
import { Heading } from '~/ui/heading/heading'
import { Icon } from '~/ui/icon/icon'
import type { IconName } from '~/ui/icon/paths'
import { Stack } from '~/ui/stack/stack'
import type { Figures } from './figures.server'
import * as styles from './tiles.css'

interface Tile {
  to: string
  label: string
  icon: IconName
  figure?: { of: (figures: Figures) => number | null | undefined; word: string }
}

const TILES: Tile[] = [
  { to: paths.payments(), label: 'Commission', icon: 'commission' },
  { to: paths.bookingsByDate(), label: 'Bookings', icon: 'bookings' },
  { to: paths.team(), label: 'Team', icon: 'team' },
  { to: paths.plotAvailability(), label: 'Plot Availability', icon: 'plots' },
  { to: paths.reports(), label: 'Reports', icon: 'reports' },
  { to: paths.gallery(), label: 'Gallery', icon: 'gallery' },
  { to: paths.projects(), label: 'Projects', icon: 'projects' },
  {
    to: paths.notifications(),
    label: 'Notifications',
    icon: 'bell',
    figure: { of: ({ notifications }) => notifications, word: 'new' },
  },
  { to: paths.changePassword(), label: 'Change Password', icon: 'lock' },
  { to: paths.bankDetails(), label: 'Bank Details', icon: 'bank' },
  {
    to: paths.pendingRequests(),
    label: 'Pending Requests',
    icon: 'clock',
    figure: { of: ({ pendingRequests }) => pendingRequests, word: 'waiting' },
  },
  {
    to: paths.cashCommission(),
    label: 'Received CMSN',
    icon: 'cash',
    figure: {
      of: ({ cashBills }) => cashBills && cashBills.toAccept.count + cashBills.toReceive.count,
      word: 'waiting',
    },
  },
  { to: paths.priceCalculator(), label: 'Price Calculator', icon: 'calculator' },
]

export function Tiles({ figures }: { figures: Figures }) {
  return (
    <section aria-labelledby="go-to">
      <Stack gap={8}>
        <Heading level={2} id="go-to">
          Go to
        </Heading>
        <ul className={styles.tiles}>
          {TILES.map(({ to, label, icon, figure }) => {
            const count = figure?.of(figures)
            return (
              <li key={to}>
                <Link className={styles.tile} to={to}>
                  <Icon name={icon} />
                  <span>{label}</span>{' '}
                  {count ? (
                    <span className={styles.figure}>
                      {count} {figure?.word}
                    </span>
                  ) : null}
                </Link>
              </li>
            )
          })}
        </ul>
      </Stack>
    </section>
  )
}
