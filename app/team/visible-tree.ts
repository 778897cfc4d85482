import type { TeamNode } from '~/api/contract/team'
import type { OwnFigures } from '~/api/contract/team-figures'
import { formatRate } from '~/domain/rate'

/** Contains only fields that are shown (M215, M220). */
export interface TeamMember {
  id: string
  name: string
  mobile: string | null
  /** All descendants; null while searching. */
  membersCount: number | null
  /** As text: `8 %`. */
  commission: string | null
  ofYear?: OwnFigures
  children: TeamMember[]
  hasMore: boolean
}

export interface TeamView {
  ownId: string
  showsMyCommission: boolean
  showsTeamCommission: boolean
  isSearching: boolean
  figures?: Map<string, OwnFigures> | null
}

export function visibleTree(node: TeamNode, view: TeamView): TeamMember {
  const showsCommission = node.id === view.ownId ? view.showsMyCommission : view.showsTeamCommission
  return {
    id: node.id,
    name: node.name,
    mobile: node.mobile,
    membersCount: view.isSearching ? null : node.membersCount,
    commission: showsCommission && node.commission ? formatRate(node.commission) : null,
    ofYear: view.figures?.get(node.id),
    children: node.children.map((child) => visibleTree(child, view)),
    hasMore: node.hasMore,
  }
}
