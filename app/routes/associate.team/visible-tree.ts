import type { TeamNode } from '~/contract/team'
import type { OwnFigures } from '~/contract/team-figures'
import { formatRate } from '~/domain/rate'

/** Contains only data that the page uses: no hidden percentages (M215, M220). */
export interface TeamMember {
  id: string
  name: string
  mobile: string | null
  /** Number of all descendants; null while searching, or if unknown. */
  membersCount: number | null
  /** As text: `8 %`; null if hidden or unknown. */
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
