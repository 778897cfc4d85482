import type { Call } from '../call'

/** Auto-cancelled bookings. */
export const suspendedCalls: Call[] = []
