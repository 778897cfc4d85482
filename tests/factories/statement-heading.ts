import type { StatementHeading } from '~/contract/statements'
import { UNDATED_CANCELLATION } from '~/domain/cancellation'

export const aStatementHeading = (changes: Partial<StatementHeading> = {}): StatementHeading => ({
  plotNumber: '12',
  customerMobile: '',
  customerName: 'Asha',
  projectName: 'Palm County',
  associateId: null,
  associateName: 'Ravi',
  projectId: null,
  isCancelled: false,
  ...UNDATED_CANCELLATION,
  moves: [],
  ...changes,
})

/** What the page of every statement has besides its rows. */
export const aStatementPage = () => ({
  booking: aStatementHeading(),
  cancellation: null,
  canShare: false,
  shareText: '',
  sorting: { by: null, order: 'asc' as const },
  bookingId: '387',
  area: 'bookings' as const,
  statementsTo: undefined,
  back: { to: '/home', label: 'Home' },
  firm: 'Best Plots',
  printedOn: '2026-11-26 09:00:00',
})

/** Moved twice, then cancelled with a refund. */
export const aCancelledHeading = () =>
  aStatementHeading({
    isCancelled: true,
    cancelledOn: '2026-09-20',
    refundedPaise: 80_00,
    refundedOn: '2026-10-05',
    moves: [
      { formerPlot: '7', movedOn: '2026-05-03', formerPaise: 15_54_000_00, paise: 25_90_000_00 },
      { formerPlot: '9', movedOn: '2026-06-04', formerPaise: null, paise: 20_00_000_00 },
    ],
  })
