import type { Kysely } from 'kysely'
import { z } from 'zod/v4'
import { TeamChildrenReply, TeamTreeReply } from '../../app/api/contract/team'
import { call, NOT_IN_YOUR_TEAM, Refusal } from '../call'
import { findProject } from '../db/queries/projects'
import { isInTeam, requireInTeam } from '../db/queries/team'
import { findTeamMembers, findTreePeople, searchTeam } from '../db/queries/tree'
import type { Database } from '../db/schema'
import { ladderRate } from '../rules/commission'
import { firstGenerations, type TeamTree, treeOf } from '../rules/team-tree'
import { optionalText, pathId } from './query'

const MAX_NODES_PER_REPLY = 100
const MAX_MATCHES = 20

const TreeSearch = z.object({ search_agent_id: optionalText })

/**
 * An associate's code in `search_agent_id` returns the tree under that associate; other text returns matching
 * associates without children. Associates outside the team never match.
 */
const agentTree = call(
  'POST',
  '/associate/agent-tree/:user/:project',
  {
    summary: 'The team tree, a subtree by associate code, or a search by code or name.',
    query: TreeSearch,
    reply: TeamTreeReply,
  },
  async ({ db, viewer, params, query }) => {
    await requireInTeam(db, viewer.id, params.user)
    const projectId = await requireProjectId(db, params.project)
    const text = query.search_agent_id
    const rootId = text === undefined ? params.user : await findCode(db, params.user, text)
    const nodes =
      rootId === null
        ? await findMatches(db, params.user, text ?? '', projectId)
        : [await treeUnder(db, rootId, projectId)]
    return { status: true, message: '', tree: nodes }
  },
)

const agentTreeSingle = call(
  'POST',
  '/associate/agent-tree-single/:agent/:project',
  {
    summary: 'Direct children of an associate, or the one with the given code.',
    query: TreeSearch,
    reply: TeamChildrenReply,
  },
  async ({ db, viewer, params, query }) => {
    await requireInTeam(db, viewer.id, params.agent)
    const projectId = await requireProjectId(db, params.project)
    const tree = treeOf(params.agent, await findTeamMembers(db, params.agent))
    const code = query.search_agent_id?.toUpperCase()
    const ids = tree.childrenOf(params.agent).filter((id) => code === undefined || id.toUpperCase() === code)
    const people = (await findTreePeople(db, ids)).toSorted(byName)
    return { status: true, message: '', children: people.map((person) => toNode(person, tree, projectId)) }
  },
)

async function requireProjectId(db: Kysely<Database>, project: string): Promise<number> {
  const id = pathId(project)
  if (id === null || !(await findProject(db, id))) throw new Refusal(NOT_IN_YOUR_TEAM)
  return id
}

/** Matches in either case; null if the code is not in the team. */
async function findCode(db: Kysely<Database>, teamOf: string, code: string): Promise<string | null> {
  for (const id of new Set([code, code.toUpperCase()])) if (await isInTeam(db, teamOf, id)) return id
  return null
}

async function treeUnder(db: Kysely<Database>, rootId: string, projectId: number): Promise<Node> {
  const tree = treeOf(rootId, await findTeamMembers(db, rootId))
  const people = await findTreePeople(db, firstGenerations(rootId, tree, MAX_NODES_PER_REPLY))
  const shown = new Map(people.map((person) => [person.id, person]))
  const childrenOf = (id: string): Node[] =>
    tree
      .childrenOf(id)
      .flatMap((child) => shown.get(child) ?? [])
      .toSorted(byName)
      .map((child) => toNode(child, tree, projectId, childrenOf(child.id)))
  const root = shown.get(rootId)
  if (!root) throw new Refusal(NOT_IN_YOUR_TEAM)
  return toNode(root, tree, projectId, childrenOf(rootId))
}

async function findMatches(
  db: Kysely<Database>,
  teamOf: string,
  text: string,
  projectId: number,
): Promise<Node[]> {
  const ids = await searchTeam(db, teamOf, text, MAX_MATCHES)
  if (ids.length === 0) return []
  const tree = treeOf(teamOf, await findTeamMembers(db, teamOf))
  const people = (await findTreePeople(db, ids)).toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
  return people.map((person) => toNode(person, tree, projectId))
}

type Person = Awaited<ReturnType<typeof findTreePeople>>[number]

interface Node {
  agent_id: string
  name: string
  mobile: string
  members_count: number
  commission: number
  children: Node[]
  children_more: '0' | '1'
  project_id: number
}

/** A string: '0' only if nobody is below, even if `children` is omitted. */
function toNode(person: Person, tree: TeamTree, projectId: number, children: Node[] = []): Node {
  return {
    agent_id: person.id,
    name: person.name,
    mobile: person.mobile,
    members_count: tree.membersBelow(person.id),
    commission: ladderRate(person.level, '%') / 100,
    children,
    children_more: tree.membersBelow(person.id) > 0 ? '1' : '0',
    project_id: projectId,
  }
}

const collator = new Intl.Collator('en-IN', { numeric: true })
const byName = (a: Person, b: Person) => collator.compare(a.name, b.name) || collator.compare(a.id, b.id)

export const teamCalls = [agentTree, agentTreeSingle]
