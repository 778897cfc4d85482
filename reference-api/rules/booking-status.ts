/** Values of `bookings.status_id`. */
export const BOOKING_STATUSES = { booked: 2, registered: 3, cancelled: 9 } as const

export const { booked: BOOKED, registered: REGISTERED, cancelled: CANCELLED } = BOOKING_STATUSES
