import type { TeamNode } from '~/api/contract/team'

/** An associate as the tree shows them: whatever is hidden is not in it (checklist M215, M220). */
export interface TeamMember {
  id: string
  name: string
  mobile: string | null
  /** Everybody below; null while somebody is searched for. */
  membersCount: number | null
  commissionPercent: number | null
  children: TeamMember[]
  hasMore: boolean
}

export interface TeamView {
  /** Who looks at it. */
  ownId: string
  showsMyCommission: boolean
  showsTeamCommission: boolean
  isSearching: boolean
}

export function visibleTree(node: TeamNode, view: TeamView): TeamMember {
  const showsCommission = node.id === view.ownId ? view.showsMyCommission : view.showsTeamCommission
  return {
    ...node,
    membersCount: view.isSearching ? null : node.membersCount,
    commissionPercent: showsCommission ? node.commissionPercent : null,
    children: node.children.map((child) => visibleTree(child, view)),
  }
}
