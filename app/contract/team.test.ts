import { expect, it } from 'vitest'
import { success, wireTeamNode } from '../../tests/factories/wire'
import { TeamChildrenReply, TeamTreeReply } from './team'

const parse = (fields: object = {}) =>
  TeamTreeReply.parse(success({ tree: [wireTeamNode({ ...fields })] }))[0]

it.each([
  ['0', false],
  ['25', true],
  ['', true],
  [undefined, true],
])('M216 without children, children_more %j means hasMore %j', (children_more, hasMore) => {
  expect(parse({ children_more })?.hasMore).toBe(hasMore)
})

it('M216 a node with included children has no children to load', () => {
  const children = [wireTeamNode({ agent_id: 102, children_more: '0' })]
  expect(parse({ children, children_more: '1' })).toMatchObject({
    hasMore: false,
    children: [{ id: '102', hasMore: false }],
  })
})

it.each([
  ['6.5 %', 6.5],
  [14, 14],
  [0, 0],
  ['', null],
])('M214 a commission of %j gives the percentage %j', (commission, percent) => {
  expect(parse({ commission })?.commission).toEqual(percent === null ? null : { kind: 'percent', percent })
})

it.each(['children', 'tree'])('M216 reads the children of one node from %s', (key) => {
  const reply = success({ [key]: [wireTeamNode(), wireTeamNode({ agent_id: 102 })] })
  expect(TeamChildrenReply.parse(reply).map(({ id }) => id)).toEqual(['101', '102'])
})
