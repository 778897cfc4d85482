import { z } from 'zod/v4'
import { emiTotals } from '../domain/statements'
import { sumOf } from '../domain/money'
import { list } from './list'
import { reraNumber } from './rera'
import { WirePlotMoves } from './plot-moves'
import { WireInstalment, WireReceipt } from './statements'
import { MAX_LENGTH } from './text-length'
import { count, date, decimal, flag, id, longText, text, wireObject } from './wire'

/** The token is part of a URL, so it must not need encoding. */
export const CUSTOMER_TOKEN = /^[\w-]{22,200}$/

const NO_WAIVE_OFF_PAISE = 0
/** The screen has a form for each link. */
const MAX_LINKS = 500

const CustomerLink = wireObject('customer link', {
  id: text,
  booking_id: id,
  customer_name: text,
  plot_number: text,
  project_name: text,
  made_at: date,
  expires_at: date,
  revoked_at: date,
  views: count,
  first_viewed_at: date,
  last_viewed_at: date,
}).transform((wire) => ({
  id: wire.id,
  bookingId: wire.booking_id,
  customerName: wire.customer_name,
  plotNumber: wire.plot_number,
  projectName: wire.project_name,
  madeAt: wire.made_at,
  expiresAt: wire.expires_at,
  revokedAt: wire.revoked_at,
  views: wire.views ?? 0,
  firstViewedAt: wire.first_viewed_at,
  lastViewedAt: wire.last_viewed_at,
}))

export type CustomerLink = z.output<typeof CustomerLink>

/** Live links come before ended links. In each of the two parts, the newest link comes first. */
export const CustomerLinksReply = wireObject('customer links', {
  status: z.literal(true),
  message: longText,
  rows: list(CustomerLink, MAX_LINKS),
}).transform(({ rows }) => rows)

/** No other reply contains the token. */
export const SharedBookingReply = wireObject('shared booking', {
  status: z.literal(true),
  message: longText,
  id: text,
  token: z.string().max(MAX_LENGTH.token).regex(CUSTOMER_TOKEN),
  expires_at: date,
}).transform(({ id, token, expires_at }) => ({ id, token, expiresAt: expires_at }))

/** If the link has ended, the reply has only `has_ended` and `as_of`. */
export const CustomerStatementReply = wireObject('customer statement', {
  status: z.literal(true),
  message: longText,
  has_ended: flag,
  as_of: date,
  expires_at: date,
  customer_name: text,
  plot_no: text,
  project_name: text,
  booked_on: date,
  yards: decimal,
  project_rera_number: reraNumber,
  associate_name: text,
  associate_mobile: text,
  associate_rera_number: reraNumber,
  firm_name: text,
  firm_address: longText,
  firm_mobile: text,
  firm_email: text,
  moves: WirePlotMoves,
  receipts: list(WireReceipt),
  instalments: list(WireInstalment),
}).transform((wire) =>
  wire.has_ended
    ? null
    : {
        asOf: wire.as_of,
        expiresAt: wire.expires_at,
        customerName: wire.customer_name,
        plotNumber: wire.plot_no,
        projectName: wire.project_name,
        bookedOn: wire.booked_on,
        yards: wire.yards,
        projectReraNumber: wire.project_rera_number ?? '',
        associate: {
          name: wire.associate_name,
          mobile: wire.associate_mobile,
          reraNumber: wire.associate_rera_number ?? '',
        },
        firm: wire.firm_name
          ? {
              name: wire.firm_name,
              address: wire.firm_address,
              mobile: wire.firm_mobile,
              email: wire.firm_email,
            }
          : null,
        moves: wire.moves,
        receipts: wire.receipts,
        receivedPaise: sumOf(wire.receipts, ({ netPaise }) => netPaise),
        instalments: wire.instalments,
        ...emiTotals(wire.instalments, NO_WAIVE_OFF_PAISE),
      },
)
