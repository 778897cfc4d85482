import { TeamChildrenReply, type TeamNode, TeamTreeReply } from '~/contract/team'
import { FiguresByAssociateReply, type OwnFigures, TeamFiguresReply } from '~/contract/team-figures'
import { ApiError } from './errors'
import type { Caller } from './caller.server'
import { callUpstream } from './transport.server'

const CODES_PER_CALL = 300
const MAX_FIGURES = 10 * CODES_PER_CALL

export interface TeamMatch {
  id: string
  name: string
}

export function team(caller: Caller, user: string) {
  const tree = (project: string, searchAgentId?: string) =>
    callUpstream(caller, 'teamTree', TeamTreeReply, {
      params: { user, project },
      query: { search_agent_id: searchAgentId },
    })

  return {
    /** The whole tree, or the tree that begins with one associate. Null if the reply has no such tree. */
    tree: async (project: string, associateId?: string): Promise<TeamNode | null> => {
      const nodes = await tree(project, associateId)
      // The upstream also returns similar codes. Only a match of the whole code counts, in upper or lower case.
      return associateId === undefined ? (nodes[0] ?? null) : findNode(nodes, associateId)
    },

    /** Searches by code or name. */
    search: async (project: string, text: string): Promise<TeamMatch[]> => {
      try {
        return (await tree(project, text)).map(({ id, name }) => ({ id, name }))
      } catch (error) {
        // Some upstreams match complete codes only and refuse other text.
        if (error instanceof ApiError && error.kind === 'refused') return []
        throw error
      }
    },

    /** Needs the capability `team-figures`. */
    figures: (associate = user) =>
      callUpstream(caller, 'teamFigures', TeamFiguresReply, { params: { associate } }),

    /** Maps codes to figures, for at most 3,000 associates. Needs the capability `team-figures`. */
    figuresOf: async (associates: string[]): Promise<Map<string, OwnFigures>> => {
      const calls = codeLists(associates).map((codes) =>
        callUpstream(caller, 'figuresByAssociate', FiguresByAssociateReply, {
          params: { user },
          query: { agent_ids: codes.join(',') },
        }),
      )
      return new Map((await Promise.all(calls)).flat().map(({ id, own }) => [id, own]))
    },

    children: (associate: string, project: string) =>
      callUpstream(caller, 'teamTreeChildren', TeamChildrenReply, { params: { associate, project } }),
  }
}

function codeLists(associates: string[]): string[][] {
  const codes = [...new Set(associates)].slice(0, MAX_FIGURES)
  const listCount = Math.ceil(codes.length / CODES_PER_CALL)
  return Array.from({ length: listCount }, (_, index) =>
    codes.slice(index * CODES_PER_CALL, (index + 1) * CODES_PER_CALL),
  )
}

function findNode(nodes: TeamNode[], id: string): TeamNode | null {
  for (const node of nodes) {
    const match = node.id.toUpperCase() === id.toUpperCase() ? node : findNode(node.children, id)
    if (match) return match
  }
  return null
}
