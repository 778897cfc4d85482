interface Member {
  id: string
  parent_id: string | null
}

export interface TeamTree {
  childrenOf: (id: string) => string[]
  membersBelow: (id: string) => number
}

export function treeOf(rootId: string, members: Member[]): TeamTree {
  const children = childrenByParent(members.filter(({ id }) => id !== rootId))
  const childrenOf = (id: string) => children.get(id) ?? []
  const counts = new Map<string, number>()
  // Counts from the bottom up, because the count of a parent needs the counts of the children.
  for (const id of topDown(rootId, childrenOf).reverse())
    counts.set(
      id,
      childrenOf(id).reduce((sum, child) => sum + 1 + (counts.get(child) ?? 0), 0),
    )
  return { childrenOf, membersBelow: (id) => counts.get(id) ?? 0 }
}

export function childrenByParent(members: Member[]): Map<string, string[]> {
  const children = new Map<string, string[]>()
  for (const { id, parent_id } of members) {
    if (parent_id === null) continue
    const siblings = children.get(parent_id)
    if (siblings) siblings.push(id)
    else children.set(parent_id, [id])
  }
  return children
}

/** Returns the root and its children, then whole generations while the total stays within `limit`. */
export function firstGenerations(rootId: string, { childrenOf }: TeamTree, limit: number): string[] {
  let generation = childrenOf(rootId)
  const visibleIds = [rootId, ...generation]
  while (generation.length > 0) {
    generation = generation.flatMap(childrenOf)
    if (visibleIds.length + generation.length > limit) break
    visibleIds.push(...generation)
  }
  return visibleIds
}

export function topDown(rootId: string, childrenOf: TeamTree['childrenOf']): string[] {
  const ordered = [rootId]
  // The loop also visits the ids that it appends.
  for (const id of ordered) for (const child of childrenOf(id)) ordered.push(child)
  return ordered
}
