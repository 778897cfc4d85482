import { timestampInIndia } from '~/domain/dates'
import type { Session } from '~/session/session.server'

/** Heads a list or a booking on content: whose it is, of which booking, and when it was printed. */
export const printHead = ({ user }: Session, booking?: string) => ({
  associate: user.name,
  booking,
  printedOn: timestampInIndia(),
})
