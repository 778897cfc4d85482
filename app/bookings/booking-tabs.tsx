import { m } from '~/messages/messages'
import { type BookingParent, paths } from '~/paths'
import { Tabs } from '~/ui/tabs/tabs'

type BookingTab = 'booking' | 'receipts' | 'emi' | 'commission'

interface BookingTabsProps {
  bookingId: string
  current: BookingTab
  /** The list that opened the booking. */
  from?: BookingParent
}

/** The screens of one booking (X031). */
export function BookingTabs({ bookingId, current, from }: BookingTabsProps) {
  const items: { tab: BookingTab; label: string; to: string }[] = [
    { tab: 'booking', label: m.booking(), to: paths.booking(bookingId, { from }) },
    { tab: 'receipts', label: m.receipts(), to: paths.receipts(bookingId, undefined, { from }) },
    { tab: 'emi', label: m.emi(), to: paths.emiStatement(bookingId, { from }) },
    { tab: 'commission', label: m.cmsn(), to: paths.bookingCommission(bookingId, { from }) },
  ]
  return (
    <Tabs
      label={m.booking()}
      items={items.map(({ tab, label, to }) => ({ label, to, isCurrent: tab === current }))}
    />
  )
}
