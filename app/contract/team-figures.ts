import { z } from 'zod/v4'
import { todayInIndia } from '../domain/dates'
import { financialYearOf } from '../domain/financial-year'
import { list, optionalList } from './list'
import { count, date, dayOf, decimal, id, longText, money, text, wireObject } from './wire'

/** Figures of the financial year. `team_*` is the downline without the associate. */
const Figures = wireObject('figures of an associate', {
  agent_id: id,
  name: text,
  mobile: text,
  members_count: count,
  bookings: count,
  collection: money,
  team_bookings: count,
  team_collection: money,
}).transform((wire) => ({
  id: wire.agent_id,
  name: wire.name,
  mobile: wire.mobile || null,
  membersCount: wire.members_count ?? 0,
  own: { bookings: wire.bookings ?? 0, paise: wire.collection ?? 0 },
  team: { bookings: wire.team_bookings ?? 0, paise: wire.team_collection ?? 0 },
}))

const Seller = wireObject('seller', { agent_id: id, name: text, bookings: count, sale: money }).transform(
  (wire) => ({ id: wire.agent_id, name: wire.name, bookings: wire.bookings ?? 0, salePaise: wire.sale }),
)

const Upline = wireObject('upline', { agent_id: id, name: text }).transform(({ agent_id, name }) => ({
  id: agent_id,
  name,
}))

/**
 * `upline` goes from the associate's sponsor up to the caller. `children` are the direct associates, sorted by their own and their team's
 * collections together, highest first; the list may be shorter than `children_count`. `sellers` made the most bookings this month.
 */
export const TeamFiguresReply = wireObject('team figures', {
  status: z.literal(true),
  message: longText,
  as_of: date,
  financial_year: decimal,
  upline: optionalList(Upline),
  associate: Figures,
  children_count: decimal,
  children: list(Figures),
  sellers: optionalList(Seller),
}).transform((wire) => ({
  asOf: dayOf(wire.as_of),
  year: wire.financial_year ?? financialYearOf(dayOf(wire.as_of) || todayInIndia()),
  upline: wire.upline,
  associate: wire.associate,
  childrenCount: wire.children_count ?? wire.children.length,
  children: wire.children,
  sellers: wire.sellers,
}))

/** The reply leaves out associates who are not in the caller's team. */
export const FiguresByAssociateReply = wireObject('figures by associate', {
  status: z.literal(true),
  message: longText,
  figures: list(
    wireObject('own figures', { agent_id: id, bookings: count, collection: money }).transform((wire) => ({
      id: wire.agent_id,
      own: { bookings: wire.bookings ?? 0, paise: wire.collection ?? 0 },
    })),
  ),
}).transform((wire) => wire.figures)

export interface OwnFigures {
  bookings: number
  paise: number
}

export type TeamFigures = z.output<typeof TeamFiguresReply>
export type AssociateFigures = TeamFigures['associate']
