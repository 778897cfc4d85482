import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { Tabs } from '~/ui/tabs/tabs'

type BookingTab = 'booking' | 'receipts' | 'emi' | 'commission'

interface BookingTabsProps {
  bookingId: string
  current: BookingTab
  /** The screen that opened the booking. */
  from?: string
  /** Addresses of the statements if they are not the usual ones. The server builds them, so that browsers load no code for them. */
  statementsTo?: { receipts: string; emi: string }
}

/** The screens of one booking (X031). */
export function BookingTabs({ bookingId, current, from, statementsTo }: BookingTabsProps) {
  const { receipts, emi } = statementsTo ?? {
    receipts: paths.receipts(bookingId, undefined, { from }),
    emi: paths.emiStatement(bookingId, { from }),
  }
  const items: { tab: BookingTab; label: string; to: string }[] = [
    { tab: 'booking', label: m.booking(), to: paths.booking(bookingId, { from }) },
    { tab: 'receipts', label: m.receipts(), to: receipts },
    { tab: 'emi', label: m.emi(), to: emi },
    { tab: 'commission', label: m.commission(), to: paths.bookingCommission(bookingId, { from }) },
  ]
  return (
    <Tabs
      label={m.booking()}
      items={items.map(({ tab, label, to }) => ({ label, to, isCurrent: tab === current }))}
    />
  )
}
