import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { Heading } from '~/ui/heading/heading'
import { Icon } from '~/ui/icon/icon'
import type { IconName } from '~/ui/icon/paths'
import { Link } from '~/ui/link/link'
import type { Figures } from './figures.server'
import * as styles from './tiles.css'

interface Tile {
  to: string
  label: string
  icon: IconName
  figure?: {
    of: (figures: Figures) => number | null | undefined
    words: (inputs: { count: number }) => string
  }
}

const tiles = (): Tile[] => [
  { to: paths.payments(), label: m.commission(), icon: 'commission' },
  { to: paths.bookingsByDate(), label: m.bookings(), icon: 'bookings' },
  { to: paths.team(), label: m.team(), icon: 'team' },
  { to: paths.plotAvailability(), label: m.plotAvailability(), icon: 'plots' },
  { to: paths.reports(), label: m.reports(), icon: 'reports' },
  { to: paths.gallery(), label: m.gallery(), icon: 'gallery' },
  { to: paths.projects(), label: m.projects(), icon: 'projects' },
  {
    to: paths.notifications(),
    label: m.notifications(),
    icon: 'bell',
    figure: { of: ({ notifications }) => notifications, words: m.countNew },
  },
  { to: paths.changePassword(), label: m.changePassword(), icon: 'lock' },
  { to: paths.bankDetails(), label: m.bankDetails(), icon: 'bank' },
  {
    to: paths.pendingRequests(),
    label: m.pendingRequests(),
    icon: 'clock',
    figure: { of: ({ bank }) => bank?.requestsToAnswer ?? null, words: m.countWaiting },
  },
  {
    to: paths.cashCommission(),
    label: m.receivedCmsn(),
    icon: 'cash',
    figure: {
      of: ({ cashBills }) => cashBills && cashBills.toAccept.count + cashBills.toReceive.count,
      words: m.countWaiting,
    },
  },
  { to: paths.priceCalculator(), label: m.priceCalculator(), icon: 'calculator' },
]

export function Tiles({ figures }: { figures: Figures }) {
  return (
    <section aria-labelledby="go-to" className={styles.section}>
      <Heading level={2} id="go-to">
        {m.goTo()}
      </Heading>
      <ul className={styles.tiles}>
        {tiles().map(({ to, label, icon, figure }) => {
          const count = figure?.of(figures)
          return (
            <li key={to}>
              <Link className={styles.tile} to={to}>
                <Icon name={icon} />
                <span>{label}</span>{' '}
                {count ? <span className={styles.figure}>{figure?.words({ count })}</span> : null}
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
