import { m } from '~/messages/messages'
import { type BookingParent, paths } from '~/paths'
import { Tabs } from '~/ui/tabs/tabs'

type BookingTab = 'booking' | 'receipts' | 'emi' | 'commission'

interface BookingTabsProps {
  bookingId: string
  current: BookingTab
  /** The screen that opened the booking. */
  from?: BookingParent
  area?: keyof typeof statements
}

/** Each area has its own addresses of the statements (M167, M170). */
const statements = {
  bookings: {
    receipts: (bookingId: string, from?: BookingParent) => paths.receipts(bookingId, undefined, { from }),
    emi: (bookingId: string, from?: BookingParent) => paths.emiStatement(bookingId, { from }),
  },
  payments: {
    receipts: (bookingId: string) => paths.paymentReceipts(bookingId),
    emi: paths.paymentEmiStatement,
  },
  'auto-cancelled': {
    receipts: (bookingId: string) => paths.autoCancelledReceipts(bookingId),
    emi: paths.autoCancelledEmiStatement,
  },
}

/** The screens of one booking (X031). */
export function BookingTabs({ bookingId, current, from, area = 'bookings' }: BookingTabsProps) {
  const items: { tab: BookingTab; label: string; to: string }[] = [
    { tab: 'booking', label: m.booking(), to: paths.booking(bookingId, { from }) },
    { tab: 'receipts', label: m.receipts(), to: statements[area].receipts(bookingId, from) },
    { tab: 'emi', label: m.emi(), to: statements[area].emi(bookingId, from) },
    { tab: 'commission', label: m.cmsn(), to: paths.bookingCommission(bookingId, { from }) },
  ]
  return (
    <Tabs
      label={m.booking()}
      items={items.map(({ tab, label, to }) => ({ label, to, isCurrent: tab === current }))}
    />
  )
}
