import { timestampInIndia } from '~/domain/dates'
import type { Session } from '~/session/session.server'

/** Heads a list on paper: whose it is, and when it was printed. */
export const printHead = ({ user }: Session) => ({ associate: user.name, printedOn: timestampInIndia() })
