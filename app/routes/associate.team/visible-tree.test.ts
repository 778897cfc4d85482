import { expect, it } from 'vitest'
import type { TeamNode } from '~/contract/team'
import { type TeamMember, visibleTree } from './visible-tree'

const node = (id: string, children: TeamNode[] = []): TeamNode => ({
  id,
  name: id,
  mobile: null,
  membersCount: children.reduce((sum, child) => sum + 1 + (child.membersCount ?? 0), 0),
  commission: { kind: 'percent', percent: 8 },
  children,
  hasMore: false,
})
const tree = node('OWN', [node('A', [node('B')]), node('C')])
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
