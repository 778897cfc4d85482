import { z } from 'zod/v4'
import { FiguresByAssociateReply, TeamFiguresReply } from '../../app/contract/team-figures'
import { financialYearOf, firstDayOf } from '../../app/domain/financial-year'
import { call } from '../call'
import { NOT_IN_YOUR_TEAM, Refusal } from '../refusal'
import { findInTeam, findPathUp } from '../db/queries/team'
import { findBranches, findFigures, findTopSellers } from '../db/queries/team-figures'
import { findTreePeople } from '../db/queries/tree'
import { optionalCodes } from './query'

const MAX_CHILDREN = 200
const MAX_SELLERS = 10

const teamFigures = call(
  'POST',
  '/associate/team-figures/:agent',
  {
    summary:
      'Bookings and collection of the financial year: of an associate, of the downline, and of each associate directly below. Also the top sellers of this month.',
    reply: TeamFiguresReply,
  },
  async ({ db, viewer, params, today }) => {
    const path = await findPathUp(db, params.agent, viewer.id)
    if (path === null) throw new Refusal(NOT_IN_YOUR_TEAM)
    const [branches, sellers, upline] = await Promise.all([
      findBranches(db, params.agent, firstDayOf(financialYearOf(today))),
      findTopSellers(db, params.agent, `${today.slice(0, 7)}-01`, MAX_SELLERS),
      findTreePeople(db, path),
    ])
    const names = new Map(upline.map(({ id, name }) => [id, name]))
    const [associate, children] = [
      branches.find(({ agent_id }) => agent_id === params.agent)!,
      branches.filter(({ agent_id }) => agent_id !== params.agent),
    ]
    const sumOf = (valueOf: (branch: (typeof children)[number]) => number) =>
      children.reduce((sum, branch) => sum + valueOf(branch), 0)
    return {
      as_of: today,
      financial_year: financialYearOf(today),
      upline: path.slice(1).map((id) => ({ agent_id: id, name: names.get(id) ?? '' })),
      associate: {
        ...associate,
        members_count: sumOf(({ members_count }) => 1 + members_count),
        team_bookings: sumOf(({ bookings, team_bookings }) => bookings + team_bookings),
        team_collection: sumOf(({ collection, team_collection }) => collection + team_collection),
      },
      children_count: children.length,
      children: children.slice(0, MAX_CHILDREN),
      sellers,
    }
  },
)

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
    return { figures: await findFigures(db, ids, firstDayOf(financialYearOf(today))) }
  },
)

export const teamFigureCalls = [teamFigures, figuresByAssociate]
