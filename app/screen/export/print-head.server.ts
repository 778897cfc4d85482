import { timestampInIndia } from '~/domain/dates'
import type { Session } from '~/session/session.server'

export const printHead = ({ user }: Session, booking?: string) => ({
  associate: user.name,
  booking,
  printedOn: timestampInIndia(),
})
