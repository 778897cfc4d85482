import type { TeamNode } from '~/api/contract/team'

/** The most that one address can ask the upstream for. */
const MAX_OPENED = 30

/**
 * The tree with the children of those who are open, whose own children may be open in turn. Only who is found in the tree is
 * asked for, each once.
 */
export async function openedTree(
  root: TeamNode,
  open: string[],
  loadChildren: (associateId: string) => Promise<TeamNode[]>,
): Promise<TeamNode> {
  const wanted = new Set(open.slice(0, MAX_OPENED))
  return opened(root)

  async function opened(node: TeamNode): Promise<TeamNode> {
    const isAskedFor = node.hasMore && wanted.delete(node.id)
    const children = isAskedFor ? await loadChildren(node.id) : node.children
    return {
      ...node,
      hasMore: node.hasMore && !isAskedFor,
      children: await Promise.all(children.map(opened)),
    }
  }
}
