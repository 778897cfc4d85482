import { TeamChildrenReply, type TeamNode, TeamTreeReply } from './contract/team'
import { ApiError } from './errors'
import type { Caller } from './caller.server'
import { callUpstream } from './transport.server'

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
    /** The tree below the user or one associate of the team; null if no one in the team has that code. */
    tree: async (project: string, associateId?: string): Promise<TeamNode | null> => {
      const nodes = await tree(project, associateId)
      // The call also matches similar codes; only an exact match counts.
      return associateId === undefined ? (nodes[0] ?? null) : findNode(nodes, associateId)
    },

    /** Associates of the team whose code or name contains the text, best match first. */
    search: async (project: string, text: string): Promise<TeamMatch[]> => {
      try {
        return (await tree(project, text)).map(({ id, name }) => ({ id, name }))
      } catch (error) {
        // An upstream that matches whole codes only refuses a partly typed one.
        if (error instanceof ApiError && error.kind === 'refused') return []
        throw error
      }
    },

    /** The associates directly below an associate. */
    children: (associate: string, project: string) =>
      callUpstream(caller, 'teamTreeChildren', TeamChildrenReply, { params: { associate, project } }),
  }
}

function findNode(nodes: TeamNode[], id: string): TeamNode | null {
  for (const node of nodes) {
    const found = node.id.toUpperCase() === id.toUpperCase() ? node : findNode(node.children, id)
    if (found) return found
  }
  return null
}
