import { expect, it, vi } from 'vitest'
import type { TeamNode } from '~/contract/team'
import { liteTree, openedTree, type TeamMember, visibleTree } from './visible-tree'

const node = (id: string, hasMore = true, children: TeamNode[] = []): TeamNode => ({
  id,
  name: id,
  mobile: null,
  membersCount: 0,
  commission: { kind: 'percent', percent: 8 },
  children,
  hasMore,
})
const below: Record<string, TeamNode[]> = { A: [node('A1'), node('A2', false)], A1: [node('A11', false)] }
const root = () => node('ROOT', false, [node('A'), node('B')])
/** `A+` has children that are not loaded; `A(B C)` has the children B and C. */
function shape({ id, hasMore, children }: TeamNode): string {
  const childShapes = children.length > 0 ? `(${children.map(shape).join(' ')})` : ''
  return `${id}${hasMore ? '+' : ''}${childShapes}`
}

it.each([
  [[], [], 'ROOT(A+ B+)'],
  [['A'], ['A'], 'ROOT(A(A1+ A2) B+)'],
  [['A', 'A1'], ['A', 'A1'], 'ROOT(A(A1(A11) A2) B+)'],
  [['A1', 'A'], ['A', 'A1'], 'ROOT(A(A1(A11) A2) B+)'],
  // Ignores nodes outside the loaded tree, and nodes whose children the reply has.
  [['A1', 'NOBODY', 'ROOT'], [], 'ROOT(A+ B+)'],
  [['B'], ['B'], 'ROOT(A+ B)'],
])('M216 open=%j loads %j and shows %s', async (open, requested, shown) => {
  const load = vi.fn((id: string) => Promise.resolve(below[id] ?? []))
  expect(shape(await openedTree(root(), open, load))).toBe(shown)
  expect(load.mock.calls.map(([id]) => id)).toEqual(requested)
})

it('M216 a node whose children are refused stays closed and can be opened again', async () => {
  expect(shape(await openedTree(root(), ['A'], () => Promise.resolve(null)))).toBe('ROOT(A+ B+)')
})

it('M216 loads a node once if it is its own descendant', async () => {
  const load = vi.fn((id: string) => Promise.resolve([node(id)]))
  expect(shape(await openedTree(root(), ['A'], load))).toBe('ROOT(A(A+) B+)')
  expect(load).toHaveBeenCalledTimes(1)
})

it('M216 loads at most thirty nodes per address', async () => {
  const siblings = Array.from({ length: 50 }, (_, index) => node(`N${index}`))
  const load = vi.fn(() => Promise.resolve([]))
  await openedTree(
    node('ROOT', false, siblings),
    siblings.map(({ id }) => id),
    load,
  )
  expect(load).toHaveBeenCalledTimes(30)
})

const deepTree = () =>
  node('ROOT', false, [
    node('A', false, [node('A1', false, [node('A11', false, [node('A111', false)])]), node('A2', false)]),
    node('B'),
  ])

it.each([
  [[], 'ROOT(A(A1+ A2) B+)'],
  [['A1'], 'ROOT(A(A1(A11+) A2) B+)'],
  [['A1', 'A11'], 'ROOT(A(A1(A11(A111)) A2) B+)'],
  // An open team below a closed one is not shown.
  [['A11'], 'ROOT(A(A1+ A2) B+)'],
])('M216 Data saver shows three levels, and more only in the open teams %j', (open, shown) => {
  expect(shape(liteTree(deepTree(), open))).toBe(shown)
})

const tree: TeamNode = {
  ...node('OWN', false, [{ ...node('A', false, [node('B', false)]), membersCount: 1 }, node('C', false)]),
  membersCount: 3,
}
const flat = (member: TeamMember): TeamMember[] => [member, ...member.children.flatMap(flat)]
const percents = (showsMyCommission: boolean, showsTeamCommission: boolean) =>
  flat(visibleTree(tree, { ownId: 'OWN', showsMyCommission, showsTeamCommission, isSearching: false })).map(
    ({ commission }) => commission,
  )

it.each([
  [false, true, [null, '8 %', '8 %', '8 %']],
  [true, true, ['8 %', '8 %', '8 %', '8 %']],
  [true, false, ['8 %', null, null, null]],
  [false, false, [null, null, null, null]],
])('M220 shows own percentage: %s, team percentages: %s, result: %j', (showsOwn, showsTeam, expected) => {
  expect(percents(showsOwn, showsTeam)).toEqual(expected)
})

it('M215 shows member counts of the tree, but not while searching', () => {
  const view = { ownId: 'OWN', showsMyCommission: true, showsTeamCommission: true }
  const counts = (isSearching: boolean) =>
    flat(visibleTree(tree, { ...view, isSearching })).map(({ membersCount }) => membersCount)
  expect(counts(false)).toEqual([3, 1, 0, 0])
  expect(counts(true)).toEqual([null, null, null, null])
})
