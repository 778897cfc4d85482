import { expect, it } from 'vitest'
import { firstGenerations, treeOf } from './team-tree'

const row = (id: string, parent_id: string | null) => ({ id, parent_id })

// a ┬ b ┬ d ─ f
//   │   └ e
//   └ c
const TEAM = [
  row('f', 'd'),
  row('a', 'somebody above'),
  row('e', 'b'),
  row('b', 'a'),
  row('d', 'b'),
  row('c', 'a'),
]

it('M214 M216 counts everyone below, in any order of rows', () => {
  const tree = treeOf('a', TEAM)
  expect(['a', 'b', 'c', 'd', 'e', 'f'].map(tree.membersBelow)).toEqual([5, 3, 0, 1, 0, 0])
  expect(tree.childrenOf('b').toSorted()).toEqual(['d', 'e'])
  expect(tree.childrenOf('f')).toEqual([])
})

it.each([
  [100, 'abcdef'],
  [6, 'abcdef'],
  [5, 'abcde'],
  [4, 'abc'],
  [3, 'abc'],
  [1, 'abc'],
])('M215 M216 a limit of %i shows %s: whole generations, and always the children', (limit, ids) => {
  expect(firstGenerations('a', treeOf('a', TEAM), limit).toSorted().join('')).toBe(ids)
})

it('M216 counts a chain of 20,000 associates, and 20,000 below one associate', () => {
  const chain = Array.from({ length: 20_000 }, (_, index) =>
    row(`c${index}`, index === 0 ? null : `c${index - 1}`),
  )
  expect(treeOf('c0', chain).membersBelow('c0')).toBe(19_999)
  const wide = [row('top', null), ...Array.from({ length: 20_000 }, (_, index) => row(`w${index}`, 'top'))]
  expect(treeOf('top', wide).membersBelow('top')).toBe(20_000)
})
