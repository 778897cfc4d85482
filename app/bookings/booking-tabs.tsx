import { paths } from '~/paths'
import { Tabs } from '~/ui/tabs/tabs'

type BookingTab = 'booking' | 'receipts' | 'emi' | 'commission'

/** The screens of one booking (X031). */
export function BookingTabs({ bookingId, current }: { bookingId: string; current: BookingTab }) {
  const items: { tab: BookingTab; label: string; to: string }[] = [
    { tab: 'booking', label: 'Booking', to: paths.booking(bookingId) },
    { tab: 'receipts', label: 'Receipts', to: paths.receipts(bookingId) },
    { tab: 'emi', label: 'EMI', to: paths.emiStatement(bookingId) },
    { tab: 'commission', label: 'CMSN', to: paths.bookingCommission(bookingId) },
  ]
  return (
    <Tabs
      label="Booking"
      items={items.map(({ tab, label, to }) => ({ label, to, isCurrent: tab === current }))}
    />
  )
}
