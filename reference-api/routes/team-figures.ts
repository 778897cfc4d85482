import { z } from 'zod/v4'
import { FiguresByAssociateReply, TeamFiguresReply } from '../../app/contract/team-figures'
import type { IsoDate } from '../../app/domain/dates'
import { financialYearOf, firstDayOf } from '../../app/domain/financial-year'
import { call, type CallContext } from '../call'
import { NOT_IN_YOUR_TEAM, Refusal } from '../refusal'
import { findInTeam, findPathUp } from '../db/queries/team'
import { findSellerFigures } from '../db/queries/team-figures'
import { findTreePeople } from '../db/queries/tree'
import { directory } from '../parts/directory'
import { sellerFigures } from '../parts/seller-figures'
import { add, NO_FIGURES, type SellerFigures, sumBelow, topSellers } from '../rules/team-figures'
import { treeOf } from '../rules/team-tree'
import { optionalCodes } from './query'

const MAX_CHILDREN = 200

const teamFigures = call(
  'POST',
  '/associate/team-figures/:agent',
  {
    summary:
      'Bookings and collection of the financial year: of an associate, of the downline, and of each associate directly below. Also the top sellers of this month.',
    reply: TeamFiguresReply,
  },
  async (context) => {
    const { db, viewer, params, today } = context
    const path = await findPathUp(db, params.agent, viewer.id)
    if (path === null) throw new Refusal(NOT_IN_YOUR_TEAM)
    const [figures, upline] = await Promise.all([figuresOf(context, params.agent), findTreePeople(db, path)])
    const names = new Map(upline.map(({ id, name }) => [id, name]))
    return {
      as_of: today,
      financial_year: financialYearOf(today),
      upline: path.slice(1).map((id) => ({ agent_id: id, name: names.get(id) ?? '' })),
      ...figures,
    }
  },
)

type Context = Pick<CallContext<'agent', unknown>, 'db' | 'today' | 'current'>

async function figuresOf({ db, today, current }: Context, associateId: string) {
  const { people: everyone, teamOf } = await current('directory', directory)
  const { names, isLarge } = teamOf(associateId)
  const ids = [...names.keys()]
  const tree = treeOf(
    associateId,
    ids.map((id) => everyone.get(id)!),
  )
  // The figures of small teams are not cached, because SQL queries for them are fast enough.
  const figuresFrom = (from: IsoDate) =>
    isLarge ? current(`figures from ${from}`, sellerFigures(from)) : findSellerFigures(db, ids, from)
  const figuresOfYear = await figuresFrom(firstDayOf(financialYearOf(today)))
  const figuresOfMonth = await figuresFrom(`${today.slice(0, 7)}-01`)
  const children = tree
    .childrenOf(associateId)
    .map((id) => ({ id, own: figuresOfYear.get(id) ?? NO_FIGURES, team: sumBelow(id, tree, figuresOfYear) }))
    .toSorted((a, b) => total(b) - total(a) || (a.id < b.id ? -1 : 1))
  const shownChildren = children.slice(0, MAX_CHILDREN)
  const bestSellers = topSellers(ids.map((id) => [id, figuresOfMonth.get(id) ?? NO_FIGURES]))
  const people = await findTreePeople(db, [
    associateId,
    ...new Set([...shownChildren.map(({ id }) => id), ...bestSellers.map(([id]) => id)]),
  ])
  const peopleById = new Map(people.map((person) => [person.id, person]))
  const toNode = ({ id, own, team }: (typeof children)[number]) => ({
    agent_id: id,
    name: peopleById.get(id)?.name ?? '',
    mobile: peopleById.get(id)?.mobile ?? '',
    members_count: tree.membersBelow(id),
    bookings: own.bookings,
    collection: own.receivedRupees,
    team_bookings: team.bookings,
    team_collection: team.receivedRupees,
  })
  return {
    associate: toNode({
      id: associateId,
      own: figuresOfYear.get(associateId) ?? NO_FIGURES,
      team: children.reduce((sum, { own, team }) => add(add(sum, own), team), NO_FIGURES),
    }),
    children_count: children.length,
    children: shownChildren.map(toNode),
    sellers: bestSellers.map(([id, { bookings, saleRupees }]) => ({
      agent_id: id,
      name: peopleById.get(id)?.name ?? '',
      bookings,
      sale: saleRupees,
    })),
  }
}

const figuresByAssociate = call(
  'POST',
  '/associate/figures-by-associate/:self',
  {
    summary: 'Bookings and collection of the given associates, without their teams, for the financial year.',
    query: z.object({ agent_ids: optionalCodes }),
    reply: FiguresByAssociateReply,
  },
  async ({ db, viewer, query, today }) => {
    const ids = await findInTeam(db, viewer.id, [...new Set(query.agent_ids)])
    const figures = await findSellerFigures(db, ids, firstDayOf(financialYearOf(today)))
    return {
      figures: ids.map((id) => {
        const { bookings, receivedRupees } = figures.get(id) ?? NO_FIGURES
        return { agent_id: id, bookings, collection: receivedRupees }
      }),
    }
  },
)

const total = ({ own, team }: { own: SellerFigures; team: SellerFigures }) =>
  own.receivedRupees + team.receivedRupees

export const teamFigureCalls = [teamFigures, figuresByAssociate]
