import { expect, it } from 'vitest'
import { packTree, unpackTree } from './packed-tree'
import type { TeamMember } from './visible-tree'

const member = (id: string, children: TeamMember[] = [], more: Partial<TeamMember> = {}): TeamMember => ({
  id,
  name: `Name of ${id}`,
  mobile: null,
  membersCount: children.length,
  commission: '8 %',
  ofYear: undefined,
  children,
  hasMore: false,
  ...more,
})

it('M214 X082 a packed tree has the same people, teams and figures', () => {
  const ofYear = { bookings: 2, paise: 1_50_00_000 }
  const tree = member('A', [
    member('B', [member('C', [member('D')], { ofYear })]),
    member('E', [], { mobile: '9000000001', commission: null, membersCount: null }),
    member('F', [member('G', [], { hasMore: true })]),
  ])
  expect(unpackTree(packTree(tree))).toEqual(tree)
})

it('an empty tree unpacks to null', () => {
  expect(unpackTree('[[]]')).toBeNull()
})
