import { randomFor } from './random'
import { personaOf, type PersonaKey } from './personas'

export interface TreeNode {
  id: string
  parentId: string | null
  /** Commission level, 1…9. */
  level: number
  depth: number
}

const FIRST_NUMBER = 1001
const TREE_SIZE = 91
const MAX_DEPTH = 9
const LEAF_PERSONAS: PersonaKey[] = ['P3', 'P5', 'P6', 'P7', 'P8', 'P9', 'P10']

// P1's team, four generations deep. Each row is [index of the parent, level]. Index 0 is P1.
const TEAM_OF_P1 = [
  [0, 3],
  [0, 2],
  [0, 2],
  [0, 1],
  [1, 2],
  [1, 3],
  [2, 2],
  [3, 1],
  [2, 1],
  [5, 2],
  [6, 2],
  [6, 1],
  [10, 1],
  [11, 2],
] as const

/** How many commission levels a child is below the parent, with weights. */
const LEVELS_BELOW_PARENT: [number, number][] = [
  [0, 3],
  [1, 2],
  [2, 1],
]

/** Returns a tree of 91 with P2 at the top, nine generations deep, and a network of three outside it. Parents precede children. */
export function createTree(seed: string): TreeNode[] {
  const random = randomFor(seed, 'tree')
  const ids = freeIds()
  const nodes: TreeNode[] = []
  const add = (parent: TreeNode | null, level: number, id = ids.next().value as string) => {
    const node = { id, parentId: parent?.id ?? null, level, depth: (parent?.depth ?? 0) + 1 }
    nodes.push(node)
    return node
  }

  const top = add(null, 9, personaOf('P2').id)
  const second = add(top, 7)
  const third = add(second, 5)
  const middle = add(third, 3, personaOf('P1').id)
  const team: TreeNode[] = [middle]
  for (const [parent, level] of TEAM_OF_P1) team.push(add(team[parent]!, level))

  const open = [top, second, third]
  const grow = (parent: TreeNode, level: number) => open.push(add(parent, level))
  for (let depth = 2; depth <= MAX_DEPTH; depth++)
    grow(open.at(depth === 2 ? 0 : -1)!, Math.max(1, 10 - depth))
  for (const key of LEAF_PERSONAS) add(random.pick(open.slice(0, 6)), random.between(1, 2), personaOf(key).id)
  while (nodes.length < TREE_SIZE) {
    const parent = random.pick(open)
    if (parent.depth < MAX_DEPTH - 1) {
      const levelsBelowParent = random.weighted(LEVELS_BELOW_PARENT)
      grow(parent, Math.max(1, parent.level - levelsBelowParent))
    }
  }

  const outsideTop = add(null, 9)
  add(add(outsideTop, 5), 2)
  return nodes
}

const FIRST_NUMBER_OF_REGIONS = 2001
const REGIONS_PER_ZONE = 10

/**
 * Returns networks of 91 associates for large data, in groups of ten: the first head is below P2, the other nine heads are below the first.
 */
export function createRegions(
  tree: TreeNode[],
  regions: number,
  seed: string,
): { nodes: TreeNode[]; above: TreeNode[] }[] {
  const top = tree.find((node) => node.id === personaOf('P2').id)!
  let number = FIRST_NUMBER_OF_REGIONS
  let zone = top
  return Array.from({ length: regions - 1 }, (_, index) => {
    const random = randomFor(seed, `tree/${index + 1}`)
    const isZone = index % REGIONS_PER_ZONE === 0
    const above = isZone ? [top] : [top, zone]
    const nodes: TreeNode[] = []
    const open: TreeNode[] = []
    const grow = (parent: TreeNode, level: number) => {
      const node = { id: `HG${number++}`, parentId: parent.id, level, depth: parent.depth + 1 }
      nodes.push(node)
      if (node.depth < MAX_DEPTH) open.push(node)
    }
    grow(above.at(-1)!, isZone ? 8 : 7)
    if (isZone) zone = nodes[0]!
    while (nodes.length < TREE_SIZE) {
      const parent = random.pick(open)
      grow(parent, Math.max(1, parent.level - random.between(0, 2)))
    }
    return { nodes, above }
  })
}

function* freeIds() {
  const taken = new Set(['P1', 'P2', 'P4', ...LEAF_PERSONAS].map((key) => personaOf(key as PersonaKey).id))
  for (let number = FIRST_NUMBER; ; number++) if (!taken.has(`HG${number}`)) yield `HG${number}`
}
