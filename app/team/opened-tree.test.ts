import { expect, it, vi } from 'vitest'
import type { TeamNode } from '~/api/contract/team'
import { openedTree } from './opened-tree'

const node = (id: string, hasMore = true, children: TeamNode[] = []): TeamNode => ({
  id,
  name: id,
  mobile: null,
  membersCount: 0,
  commissionPercent: null,
  children,
  hasMore,
})
const below: Record<string, TeamNode[]> = { A: [node('A1'), node('A2', false)], A1: [node('A11', false)] }
const root = () => node('ROOT', false, [node('A'), node('B')])
const shape = ({ id, hasMore, children }: TeamNode): string =>
  `${id}${hasMore ? '+' : ''}${children.length > 0 ? `(${children.map(shape).join(' ')})` : ''}`

it.each([
  [[], [], 'ROOT(A+ B+)'],
  [['A'], ['A'], 'ROOT(A(A1+ A2) B+)'],
  [['A', 'A1'], ['A', 'A1'], 'ROOT(A(A1(A11) A2) B+)'],
  [['A1', 'A'], ['A', 'A1'], 'ROOT(A(A1(A11) A2) B+)'],
  // Who is not in the tree is not asked for, nor who has nobody more.
  [['A1', 'NOBODY', 'ROOT'], [], 'ROOT(A+ B+)'],
  [['B'], ['B'], 'ROOT(A+ B)'],
])('M216 open=%j asks for %j and shows %s', async (open, asked, shown) => {
  const load = vi.fn((id: string) => Promise.resolve(below[id] ?? []))
  expect(shape(await openedTree(root(), open, load))).toBe(shown)
  expect(load.mock.calls.map(([id]) => id)).toEqual(asked)
})

it('M216 an upstream that names somebody below themselves is asked once', async () => {
  const load = vi.fn((id: string) => Promise.resolve([node(id)]))
  expect(shape(await openedTree(root(), ['A'], load))).toBe('ROOT(A(A+) B+)')
  expect(load).toHaveBeenCalledTimes(1)
})

it('M216 one address asks for no more than thirty', async () => {
  const many = Array.from({ length: 50 }, (_, index) => node(`N${index}`))
  const load = vi.fn(() => Promise.resolve([]))
  await openedTree(
    node('ROOT', false, many),
    many.map(({ id }) => id),
    load,
  )
  expect(load).toHaveBeenCalledTimes(30)
})
