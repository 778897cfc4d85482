import { beforeAll, describe, expect, it } from 'vitest'
import { TeamChildrenReply } from '~/contract/team'
import { type PersonaKey, personaOf } from '../../../reference-api/demo-data/personas'
import type { NewRow } from '../../../reference-api/schema'
import { sqliteInGate } from '../../factories/cases'
import { demoApiForThisFile, P1, P2, P3, queryOf, type Reply, teamOf } from './demo-api'

const api = demoApiForThisFile()

const fetchTree = (viewer: PersonaKey, search_agent_id?: string): Promise<Reply> =>
  api.post(viewer, `/associate/agent-tree/${personaOf(viewer).id}/4${queryOf({ search_agent_id })}`)
const childrenOf = (viewer: PersonaKey, agent: string, search_agent_id?: string): Promise<Reply> =>
  api.post(viewer, `/associate/agent-tree-single/${agent}/4${queryOf({ search_agent_id })}`)

/** Every node of a reply, top down. */
const allNodes = (nodes: Reply[]): Reply[] => nodes.flatMap((node) => [node, ...allNodes(node.children)])
const depthOf = (node: Reply): number => 1 + Math.max(0, ...node.children.map(depthOf))
const idsOf = (nodes: Reply[]): string[] => nodes.map((node) => node.agent_id)

describe('the tree', () => {
  it('M214 M217 the tree of P1 is the team, with each associate below the parent, by name', async () => {
    const { tree } = await fetchTree('P1')
    expect({ ...tree[0], children: idsOf(tree[0].children) }).toEqual({
      agent_id: P1,
      name: 'Ravi Kumar Teja',
      mobile: '9000000001',
      members_count: 14,
      commission: 8,
      children: ['HG1006', 'HG1004', 'HG1005', 'HG1007'],
      children_more: '1',
      project_id: 4,
    })
    const nodes = allNodes(tree)
    expect(nodes).toHaveLength(15)
    expect(new Set(idsOf(nodes))).toEqual(await teamOf(api.db, P1))
    for (const { members_count, children } of nodes) expect(members_count).toBe(allNodes(children).length)
  })

  it('M215 the tree of the top associate is nine levels deep and complete', async () => {
    const { tree } = await fetchTree('P2')
    expect(depthOf(tree[0])).toBe(9)
    expect(allNodes(tree)).toHaveLength(91)
    expect(tree[0].members_count).toBe(90)
  })
})

describe('children of an associate', () => {
  it('M216 are the direct children of the tree, without their own children; children_more is "0" if nobody is below', async () => {
    for (const node of allNodes((await fetchTree('P1')).tree)) {
      const { children } = await childrenOf('P1', node.agent_id)
      expect(children).toEqual(node.children.map((child: Reply) => ({ ...child, children: [] })))
      expect(node.children_more).toBe(children.length > 0 ? '1' : '0')
    }
  })

  it('M216 include only the child with the searched code, if a code is searched', async () => {
    const reply = await childrenOf('P1', P1, 'hg1004')
    expect(TeamChildrenReply.parse(reply)).toMatchObject([{ id: 'HG1004', children: [] }])
    expect((await childrenOf('P1', P1, P2)).children).toEqual([])
  })
})

describe('search', () => {
  it.each([P1, 'hg1024', ' HG1024 '])('M217 M218 the code "%s" finds its tree', async (code) => {
    expect((await fetchTree('P2', code)).tree).toEqual((await fetchTree('P1')).tree)
  })

  const unique = ['KUMAR', '24', 'teja', 'Ravi Kumar', ' kumar ']
  it.each(unique)('M213 M218 "%s" finds the one code or name that contains the text', async (text) => {
    const { tree } = await fetchTree('P2', text)
    expect(tree).toMatchObject([{ agent_id: P1, children: [], members_count: 14 }])
  })

  it('M218 finds at most twenty, and those that begin with the text first', async () => {
    const { tree } = await fetchTree('P2', 'a')
    expect(tree).toHaveLength(20)
    expect(tree.slice(0, 2)).toMatchObject([{ name: 'Aditya Thota' }, { name: 'Aditya Uppalapati' }])
    expect(tree.at(-1)).toMatchObject({ name: 'Feroz Khan' })
    expect((await fetchTree('P2', 'hg10')).tree).toHaveLength(20)
  })

  it.each(['అనూ', 'सुन'])('M218 finds "%s", the beginning of a name in another script', async (text) => {
    const { tree } = await fetchTree('P2', text)
    expect(tree.map(({ name }: Reply) => name.slice(0, 3))).toContain(text)
  })

  it('M218 M240 finds nobody outside the team, by code or name', async () => {
    const team = await teamOf(api.db, P1)
    const people = await api.db.selectFrom('associates').select(['id', 'name']).execute()
    for (const { id, name } of people.filter((person) => !team.has(person.id)))
      for (const text of [id, name]) {
        const { status, tree } = await fetchTree('P1', text)
        expect(status).toBe(true)
        for (const node of allNodes(tree)) expect(team.has(node.agent_id)).toBe(true)
      }
  })

  const nobody = ['%', '_', '\\', "' or 1=1 --", 'nobody at all', 'HG9999', 'x'.repeat(200)]
  it.each(nobody)('M217 "%s" finds nobody', async (text) => {
    expect(await fetchTree('P2', text)).toEqual({ status: true, message: '', tree: [] })
  })

  it('M217 a blank text returns the whole team', async () => {
    expect(await fetchTree('P1', ' ')).toEqual(await fetchTree('P1'))
  })
})

describe('a large tree', () => {
  const CHILDREN = 40
  const SIZE = 3_000

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
})
