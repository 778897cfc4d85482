import type { Kysely } from 'kysely'
import { z } from 'zod/v4'
import type { IsoDate } from '../../app/domain/dates'
import { TeamChildrenReply, TeamTreeReply } from '../../app/contract/team'
import { call } from '../call'
import { NOT_IN_YOUR_TEAM, Refusal } from '../refusal'
import { findLadder } from '../db/queries/firm-rules'
import { findProject } from '../db/queries/projects'
import { isInTeam, requireInTeam } from '../db/queries/team'
import { findTeamMembers, findTreePeople, searchTeam } from '../db/queries/tree'
import type { Database } from '../schema'
import { type Ladder, ladderRate } from '../rules/ladder'
import { firstGenerations, type TeamTree, treeOf } from '../rules/team-tree'
import { optionalText, pathId } from './query'

const MAX_NODES_PER_REPLY = 100
const MAX_MATCHES = 20

const TreeSearch = z.object({ search_agent_id: optionalText })

/**
 * An associate's code in `search_agent_id` returns the tree from that associate down; other text returns up to 20 matching associates
 * without children. Associates outside the team never match.
 */
const agentTree = call(
  'POST',
  '/associate/agent-tree/:user/:project',
  {
    summary: 'The team tree, a subtree by associate code, or a search by code or name.',
    query: TreeSearch,
    reply: TeamTreeReply,
  },
  async ({ db, viewer, params, query, today }) => {
    await requireInTeam(db, viewer.id, params.user)
    const project = await requireProject(db, params.project, today)
    const text = query.search_agent_id
    const rootId = text === undefined ? params.user : await findCode(db, params.user, text)
    const nodes =
      rootId === null
        ? await findMatches(db, params.user, text ?? '', project)
        : [await treeUnder(db, rootId, project)]
    return { tree: nodes }
  },
)

const agentTreeSingle = call(
  'POST',
  '/associate/agent-tree-single/:agent/:project',
  {
    summary: 'Direct children of an associate, or the child with the given code.',
    query: TreeSearch,
    reply: TeamChildrenReply,
  },
  async ({ db, viewer, params, query, today }) => {
    await requireInTeam(db, viewer.id, params.agent)
    const project = await requireProject(db, params.project, today)
    const tree = treeOf(params.agent, await findTeamMembers(db, params.agent))
    const code = query.search_agent_id?.toUpperCase()
    const ids = tree.childrenOf(params.agent).filter((id) => code === undefined || id.toUpperCase() === code)
    const people = (await findTreePeople(db, ids)).toSorted(byName)
    return { children: people.map((person) => toNode(person, tree, project)) }
  },
)

interface Project {
  id: number
  ladder: Ladder | null
}

async function requireProject(db: Kysely<Database>, project: string, today: IsoDate): Promise<Project> {
  const id = pathId(project)
  if (id === null || !(await findProject(db, id))) throw new Refusal(NOT_IN_YOUR_TEAM)
  return { id, ladder: await findLadder(db, id, today) }
}

/** Tries the code as written and in capitals. Null if no associate of the team has the code. */
async function findCode(db: Kysely<Database>, teamOf: string, code: string): Promise<string | null> {
  for (const id of new Set([code, code.toUpperCase()])) if (await isInTeam(db, teamOf, id)) return id
  return null
}

async function treeUnder(db: Kysely<Database>, rootId: string, project: Project): Promise<Node> {
  const tree = treeOf(rootId, await findTeamMembers(db, rootId))
  const people = await findTreePeople(db, firstGenerations(rootId, tree, MAX_NODES_PER_REPLY))
  const shown = new Map(people.map((person) => [person.id, person]))
  const childrenOf = (id: string): Node[] =>
    tree
      .childrenOf(id)
      .flatMap((child) => shown.get(child) ?? [])
      .toSorted(byName)
      .map((child) => toNode(child, tree, project, childrenOf(child.id)))
  const root = shown.get(rootId)
  if (!root) throw new Refusal(NOT_IN_YOUR_TEAM)
  return toNode(root, tree, project, childrenOf(rootId))
}

async function findMatches(
  db: Kysely<Database>,
  teamOf: string,
  text: string,
  project: Project,
): Promise<Node[]> {
  const ids = await searchTeam(db, teamOf, text, MAX_MATCHES)
  if (ids.length === 0) return []
  const tree = treeOf(teamOf, await findTeamMembers(db, teamOf))
  const people = (await findTreePeople(db, ids)).toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
  return people.map((person) => toNode(person, tree, project))
}

type Person = Awaited<ReturnType<typeof findTreePeople>>[number]

interface Node {
  agent_id: string
  name: string
  mobile: string
  members_count: number
  /** Rate of the associate's level in today's ladder, in per cent or rupees per square yard; null without a ladder. */
  commission: number | null
  /** Not in the specification; absent if the rate is per cent or null. */
  commission_type?: 'Per Sq.Yd'
  children: Node[]
  children_more: '0' | '1'
  project_id: number
}

/** `children_more` is '1' if anyone is below, even if `children` is empty. */
function toNode(person: Person, tree: TeamTree, project: Project, children: Node[] = []): Node {
  return {
    agent_id: person.id,
    name: person.name,
    mobile: person.mobile,
    members_count: tree.membersBelow(person.id),
    commission: project.ladder && ladderRate(project.ladder, person.level) / 100,
    ...(project.ladder?.type === 'Per Sq.Yd' && { commission_type: project.ladder.type }),
    children,
    children_more: tree.membersBelow(person.id) > 0 ? '1' : '0',
    project_id: project.id,
  }
}

const collator = new Intl.Collator('en-IN', { numeric: true })
const byName = (a: Person, b: Person) => collator.compare(a.name, b.name) || collator.compare(a.id, b.id)

export const teamCalls = [agentTree, agentTreeSingle]
