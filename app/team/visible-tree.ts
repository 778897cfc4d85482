import type { TeamNode } from '~/api/contract/team'
import type { OwnFigures } from '~/api/contract/team-figures'
import type { Rate } from '~/domain/rate'

/** Contains only fields that are shown (M215, M220). */
export interface TeamMember {
  id: string
  name: string
  mobile: string | null
  /** All descendants; null while searching. */
  membersCount: number | null
  commission: Rate | null
  /** Own, of the financial year; absent if they are not known. */
  ofYear?: OwnFigures
  children: TeamMember[]
  hasMore: boolean
}

export interface TeamView {
  ownId: string
  showsMyCommission: boolean
  showsTeamCommission: boolean
  isSearching: boolean
  /** By code. */
  figures?: Map<string, OwnFigures> | null
}

export function visibleTree(node: TeamNode, view: TeamView): TeamMember {
  const showsCommission = node.id === view.ownId ? view.showsMyCommission : view.showsTeamCommission
  return {
    ...node,
    membersCount: view.isSearching ? null : node.membersCount,
    commission: showsCommission ? node.commission : null,
    ofYear: view.figures?.get(node.id),
    children: node.children.map((child) => visibleTree(child, view)),
  }
}
