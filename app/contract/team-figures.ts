import type { z } from 'zod/v4'
import { todayInIndia } from '../domain/dates'
import { financialYearOf } from '../domain/financial-year'
import { list, optionalList } from './list'
import { count, day, decimal, id, money, orNull, orZero, text } from './wire'
import { reply, wireObject, type WireTable, type WireValues } from './wire-object'

const ownFields = { bookings: orZero(count), paise: ['collection', orZero(money)] } satisfies WireTable

/** Figures of the financial year. `team` is the downline without the associate. */
const Figures = wireObject('figures of an associate', {
  id: ['agent_id', id],
  name: text,
  mobile: orNull(text),
  membersCount: ['members_count', orZero(count)],
  own: ownFields,
  team: { bookings: ['team_bookings', orZero(count)], paise: ['team_collection', orZero(money)] },
})

const Seller = wireObject('seller', {
  id: ['agent_id', id],
  name: text,
  bookings: orZero(count),
  salePaise: ['sale', money],
})

const Upline = wireObject('upline', { id: ['agent_id', id], name: text })

/**
 * `upline` goes from the associate's sponsor up to the caller. `children` are the direct associates, sorted by their own and their team's
 * collections together, highest first; the list may be shorter than `children_count`. `sellers` made the most bookings this month.
 */
export const TeamFiguresReply = reply('team figures', {
  asOf: ['as_of', day],
  year: ['financial_year', decimal],
  upline: optionalList(Upline),
  associate: Figures,
  childrenCount: ['children_count', decimal],
  children: list(Figures),
  sellers: optionalList(Seller),
}).transform((figures) => ({
  ...figures,
  year: figures.year ?? financialYearOf(figures.asOf || todayInIndia()),
  childrenCount: figures.childrenCount ?? figures.children.length,
}))

/** The reply leaves out associates who are not in the caller's team. */
export const FiguresByAssociateReply = reply('figures by associate', {
  figures: list(wireObject('own figures', { id: ['agent_id', id], own: ownFields })),
}).transform(({ figures }) => figures)

export type OwnFigures = WireValues<typeof ownFields>

export type TeamFigures = z.output<typeof TeamFiguresReply>
export type AssociateFigures = TeamFigures['associate']
