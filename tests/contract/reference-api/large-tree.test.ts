import { beforeAll, expect, it } from 'vitest'
import type { NewRow } from '../../../reference-api/schema'
import { sqliteInGate } from '../../factories/cases'
import { demoApiForThisFile, P3, queryOf, type Reply } from './demo-api'

const CHILDREN = 40
const SIZE = 3_000

const api = demoApiForThisFile()

/** Adds 3,000 associates below P3, who has no team in the demo data: forty children, each with up to three children, and so on. */
beforeAll(async () => {
  const rows: NewRow<'associates'>[] = Array.from({ length: SIZE }, (_, index) => ({
    id: `BIG${index}`,
    parent_id: index < CHILDREN ? P3 : `BIG${Math.floor((index - CHILDREN) / 3)}`,
    user_type: 2,
    name: `Big ${index}`,
    mobile: String(8_000_000_000 + index),
    email: null,
    address: null,
    level: 1,
    password_hash: '-',
    must_change_password: 0,
    joined_on: '2026-01-01',
  }))
  for (let from = 0; from < SIZE; from += 500)
    await api.db
      .insertInto('associates')
      .values(rows.slice(from, from + 500))
      .execute()
})

const fetchReply = (path: string, query = {}): Promise<Reply> =>
  api.post('P3', `/associate/${path}/4${queryOf(query)}`)

it('M215 M216 returns whole generations of a large team up to the limit, and marks that more follow', async () => {
  const [root] = (await fetchReply(`agent-tree/${P3}`)).tree
  expect(root).toMatchObject({ agent_id: P3, members_count: SIZE, children_more: '1' })
  expect(root.children).toHaveLength(CHILDREN)
  // The next generation would make 161 associates, which is too many.
  for (const child of root.children) expect(child).toMatchObject({ children: [], children_more: '1' })
  const members: number[] = root.children.map((child: Reply) => child.members_count)
  expect(members.reduce((sum, count) => sum + count + 1, 0)).toBe(SIZE)
})

it('M216 returns everyone once, level by level', sqliteInGate, async () => {
  const reached = new Set<string>()
  const reach = async (id: string): Promise<void> => {
    for (const node of (await fetchReply(`agent-tree-single/${id}`)).children) {
      expect(reached.has(node.agent_id)).toBe(false)
      reached.add(node.agent_id)
      if (node.children_more !== '0') await reach(node.agent_id)
    }
  }
  await reach(P3)
  expect(reached.size).toBe(SIZE)
})
