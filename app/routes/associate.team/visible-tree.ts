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

/** Limits the upstream calls of a page. */
const MAX_OPENED = 30

/**
 * If the reply omits the children of an open node, loads them, from the root down. Ignores ids outside the tree and ids beyond
 * `MAX_OPENED`, and loads each id once. If `loadChildren` returns null, the node stays closed.
 */
export async function openedTree(
  root: TeamNode,
  open: string[],
  loadChildren: (associateId: string) => Promise<TeamNode[] | null>,
): Promise<TeamNode> {
  const requested = new Set(open.slice(0, MAX_OPENED))
  return opened(root)

  async function opened(node: TeamNode): Promise<TeamNode> {
    // `delete` returns true only once per id.
    const isRequested = node.hasMore && requested.delete(node.id)
    const loaded = isRequested ? await loadChildren(node.id) : null
    return {
      ...node,
      hasMore: node.hasMore && loaded === null,
      children: await Promise.all((loaded ?? node.children).map(opened)),
    }
  }
}

/** Data saver shows this many levels of a tree, and more only in open teams, so that pages stay small for large teams. */
const LITE_LEVELS = 3

/** Omits the members of each closed team from level `LITE_LEVELS` down. A link opens the team. */
export function liteTree(node: TeamNode, open: string[], level = 1): TeamNode {
  const isOmitted = level >= LITE_LEVELS && node.children.length > 0 && !open.includes(node.id)
  return isOmitted
    ? { ...node, hasMore: true, children: [] }
    : { ...node, children: node.children.map((child) => liteTree(child, open, level + 1)) }
}
