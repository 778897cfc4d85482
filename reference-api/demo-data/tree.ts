import { randomFor } from './random'
import { personaOf, type PersonaKey } from './personas'

export interface Place {
  id: string
  parentId: string | null
  /** Commission level, 1…9. */
  level: number
  /** 1 at the top. */
  depth: number
}

const FIRST_NUMBER = 1001
const TREE_SIZE = 91
const DEEPEST = 9
const LEAF_PERSONAS: PersonaKey[] = ['P3', 'P5', 'P6', 'P7', 'P8', 'P9', 'P10']

// P1's team as [parent, level]; index 0 is P1; four levels below.
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

/**
 * A tree of 91 under P2, nine levels deep, with P1 on level four. A foreign network of three lies outside it.
 * Parents precede their children.
 */
export function plantTree(seed: string): Place[] {
  const random = randomFor(seed, 'tree')
  const ids = freeIds()
  const places: Place[] = []
  const add = (parent: Place | null, level: number, id = ids.next().value as string) => {
    const place = { id, parentId: parent?.id ?? null, level, depth: (parent?.depth ?? 0) + 1 }
    places.push(place)
    return place
  }

  const top = add(null, 9, personaOf('P2').id)
  const second = add(top, 7)
  const third = add(second, 5)
  const middle = add(third, 3, personaOf('P1').id)
  const team: Place[] = [middle]
  for (const [parent, level] of TEAM_OF_P1) team.push(add(team[parent]!, level))

  const open = [top, second, third]
  const grow = (parent: Place, level: number) => open.push(add(parent, level))
  for (let depth = 2; depth <= DEEPEST; depth++) grow(open.at(depth === 2 ? 0 : -1)!, Math.max(1, 10 - depth))
  for (const key of LEAF_PERSONAS) add(random.pick(open.slice(0, 6)), random.between(1, 2), personaOf(key).id)
  while (places.length < TREE_SIZE) {
    const parent = random.pick(open)
    if (parent.depth < DEEPEST - 1)
      grow(parent, Math.max(1, parent.level - random.weighted([0, 1, 2].map((less) => [less, 3 - less]))))
  }

  const foreignTop = add(null, 9)
  add(add(foreignTop, 5), 2)
  return places
}

const FIRST_NUMBER_OF_REGIONS = 2001
const REGIONS_A_ZONE = 10

/**
 * Further networks of 91 under P2. The head of every tenth reports to P2, the heads of the next nine to that
 * one. `above` lists the associates above each head.
 */
export function plantRegions(
  tree: Place[],
  regions: number,
  seed: string,
): { places: Place[]; above: Place[] }[] {
  const top = tree.find((place) => place.id === personaOf('P2').id)!
  let number = FIRST_NUMBER_OF_REGIONS
  let zone = top
  return Array.from({ length: regions - 1 }, (_, index) => {
    const random = randomFor(seed, `tree/${index + 1}`)
    const isZone = index % REGIONS_A_ZONE === 0
    const above = isZone ? [top] : [top, zone]
    const places: Place[] = []
    const open: Place[] = []
    const grow = (parent: Place, level: number) => {
      const place = { id: `HG${number++}`, parentId: parent.id, level, depth: parent.depth + 1 }
      places.push(place)
      if (place.depth < DEEPEST) open.push(place)
    }
    grow(above.at(-1)!, isZone ? 8 : 7)
    if (isZone) zone = places[0]!
    while (places.length < TREE_SIZE) {
      const parent = random.pick(open)
      grow(parent, Math.max(1, parent.level - random.between(0, 2)))
    }
    return { places, above }
  })
}

function* freeIds() {
  const taken = new Set(['P1', 'P2', 'P4', ...LEAF_PERSONAS].map((key) => personaOf(key as PersonaKey).id))
  for (let number = FIRST_NUMBER; ; number++) if (!taken.has(`HG${number}`)) yield `HG${number}`
}
