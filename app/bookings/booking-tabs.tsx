import { m } from '~/messages/messages'
import { paths } from '~/paths'
import { Tabs } from '~/ui/tabs/tabs'

type BookingTab = 'booking' | 'receipts' | 'emi' | 'commission'

/** The screens of one booking (X031). */
export function BookingTabs({ bookingId, current }: { bookingId: string; current: BookingTab }) {
  const items: { tab: BookingTab; label: string; to: string }[] = [
    { tab: 'booking', label: m.booking(), to: paths.booking(bookingId) },
    { tab: 'receipts', label: m.receipts(), to: paths.receipts(bookingId) },
    { tab: 'emi', label: m.emi(), to: paths.emiStatement(bookingId) },
    { tab: 'commission', label: m.cmsn(), to: paths.bookingCommission(bookingId) },
  ]
  return (
    <Tabs
      label={m.booking()}
      items={items.map(({ tab, label, to }) => ({ label, to, isCurrent: tab === current }))}
    />
  )
}
