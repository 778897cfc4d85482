import { m } from '~/messages/messages'

export const bookingsIn = (count: number | null) => (count === null ? '—' : m.bookingCount({ count }))
