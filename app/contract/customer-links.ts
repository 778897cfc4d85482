import { z } from 'zod/v4'
import { emiTotals } from '../domain/statements'
import { sumOf } from '../domain/money'
import { list } from './list'
import { reraNumber } from './rera'
import { WirePlotMoves } from './plot-moves'
import { WireInstalment, WireReceipt } from './statements'
import { MAX_LENGTH } from './text-length'
import { voidedList } from './voided'
import { count, date, decimal, flag, id, longText, money, orZero, text } from './wire'
import { reply, wireObject } from './wire-object'

/** The token is part of a URL, so it must not need encoding. */
export const CUSTOMER_TOKEN = /^[\w-]{22,200}$/

const NO_WAIVE_OFF_PAISE = 0
const sentReraNumber = reraNumber.transform((number) => number ?? '')
/** The screen has a form for each link. */
const MAX_LINKS = 500

const CustomerLink = wireObject('customer link', {
  id: text,
  bookingId: ['booking_id', id],
  customerName: ['customer_name', text],
  plotNumber: ['plot_number', text],
  projectName: ['project_name', text],
  madeAt: ['made_at', date],
  expiresAt: ['expires_at', date],
  revokedAt: ['revoked_at', date],
  views: orZero(count),
  firstViewedAt: ['first_viewed_at', date],
  lastViewedAt: ['last_viewed_at', date],
})

export type CustomerLink = z.output<typeof CustomerLink>

/** Live links come before ended links. In each of the two parts, the newest link comes first. */
export const CustomerLinksReply = reply('customer links', { rows: list(CustomerLink, MAX_LINKS) }).transform(
  ({ rows }) => rows,
)

/** No other reply contains the token. */
export const SharedBookingReply = reply('shared booking', {
  id: text,
  token: z.string().max(MAX_LENGTH.token).regex(CUSTOMER_TOKEN),
  expiresAt: ['expires_at', date],
})

/** If the link has ended, the reply has only `has_ended` and `as_of`. */
export const CustomerStatementReply = reply('customer statement', {
  hasEnded: ['has_ended', flag],
  asOf: ['as_of', date],
  expiresAt: ['expires_at', date],
  customerName: ['customer_name', text],
  plotNumber: ['plot_no', text],
  projectName: ['project_name', text],
  bookedOn: ['booked_on', date],
  yards: decimal,
  projectReraNumber: ['project_rera_number', sentReraNumber],
  associate: {
    name: ['associate_name', text],
    mobile: ['associate_mobile', text],
    reraNumber: ['associate_rera_number', sentReraNumber],
  },
  firm: {
    name: ['firm_name', text],
    address: ['firm_address', longText],
    mobile: ['firm_mobile', text],
    email: ['firm_email', text],
  },
  moves: WirePlotMoves,
  receipts: list(WireReceipt),
  voided: voidedList,
  instalments: list(WireInstalment),
  lateChargesPaise: ['late_pymnt_charges_due', money],
  currentDuePaise: ['current_due', money],
}).transform(({ hasEnded, firm, ...statement }) =>
  hasEnded
    ? null
    : {
        ...statement,
        firm: firm.name ? firm : null,
        receivedPaise: sumOf(statement.receipts, ({ netPaise }) => netPaise),
        ...emiTotals(statement.instalments, NO_WAIVE_OFF_PAISE),
      },
)
