import { beforeAll, describe, expect, it } from 'vitest'
import { TeamChildrenReply } from '~/contract/team'
import type { Row } from '../../../reference-api/schema'
import { type PersonaKey, personaOf } from '../../../reference-api/demo-data/personas'
import { demoApiForThisFile, queryOf, type Reply, teamOf } from './demo-api'

const P1 = personaOf('P1').id
const P2 = personaOf('P2').id
/** Commission percent of the levels 1 to 9. */
const PERCENT = [5, 6.5, 8, 9, 10, 11, 12, 13, 14]

const api = demoApiForThisFile()
let people: Row<'associates'>[]

beforeAll(async () => {
  people = await api.db.selectFrom('associates').selectAll().execute()
})

const fetchTree = (
  viewer: PersonaKey,
  search_agent_id?: string,
  user = personaOf(viewer).id,
): Promise<Reply> => api.post(viewer, `/associate/agent-tree/${user}/4${queryOf({ search_agent_id })}`)
const childrenOf = (viewer: PersonaKey, agent: string, search_agent_id?: string): Promise<Reply> =>
  api.post(viewer, `/associate/agent-tree-single/${agent}/4${queryOf({ search_agent_id })}`)

const below = (id: string) => people.filter(({ parent_id }) => parent_id === id)

/** Every node of a reply, top down. */
const allNodes = (nodes: Reply[]): Reply[] => nodes.flatMap((node) => [node, ...allNodes(node.children)])

const depthOf = (node: Reply): number => 1 + Math.max(0, ...node.children.map(depthOf))

async function expectCorrect(node: Reply) {
  const person = people.find(({ id }) => id === node.agent_id)!
  expect({ ...node, children: [] }).toEqual({
    agent_id: person.id,
    name: person.name,
    mobile: person.mobile,
    members_count: (await teamOf(api.db, person.id)).size - 1,
    commission: PERCENT[person.level - 1],
    children: [],
    children_more: below(person.id).length > 0 ? '1' : '0',
    project_id: 4,
  })
}

describe('the tree', () => {
  it.each(['P1', 'P2', 'P3'] as const)(
    'M214 M217 the tree of %s is the team, with each associate below the parent',
    async (viewer) => {
      const { tree } = await fetchTree(viewer)
      expect(tree).toHaveLength(1)
      const nodes = allNodes(tree)
      expect(new Set(nodes.map((node) => node.agent_id))).toEqual(await teamOf(api.db, personaOf(viewer).id))
      for (const node of nodes) {
        await expectCorrect(node)
        expect(node.children.map((child: Reply) => child.agent_id).toSorted()).toEqual(
          below(node.agent_id)
            .map(({ id }) => id)
            .toSorted(),
        )
      }
    },
  )

  it('M215 the tree of the top associate is nine levels deep and complete', async () => {
    const { tree } = await fetchTree('P2')
    expect(depthOf(tree[0])).toBe(9)
    expect(allNodes(tree)).toHaveLength(91)
    expect(tree[0].members_count).toBe(90)
  })

  it('M214 is sorted by name', async () => {
    for (const { children } of allNodes((await fetchTree('P2')).tree)) {
      const names = children.map(({ name }: Reply) => name)
      expect(names).toEqual(names.toSorted(new Intl.Collator('en-IN').compare))
    }
  })
})

describe('children of an associate', () => {
  it('M216 are the direct children, without their own children', async () => {
    for (const id of await teamOf(api.db, P1)) {
      const reply = await childrenOf('P1', id)
      expect(reply.children.map((node: Reply) => node.agent_id).toSorted()).toEqual(
        below(id)
          .map((child) => child.id)
          .toSorted(),
      )
      for (const node of reply.children) {
        await expectCorrect(node)
        expect(node.children).toEqual([])
      }
    }
  })

  it('M216 children_more is "0" exactly if nobody is below', async () => {
    const nodes = allNodes((await fetchTree('P2')).tree)
    for (const node of nodes) {
      const isLeaf = (await childrenOf('P2', node.agent_id)).children.length === 0
      expect(node.children_more).toBe(isLeaf ? '0' : '1')
    }
  })

  it('M216 include only the child with the searched code, if a code is searched', async () => {
    const child = below(P1)[0]!.id
    const reply = await childrenOf('P1', P1, child.toLowerCase())
    expect(reply.children.map((node: Reply) => node.agent_id)).toEqual([child])
    expect((await childrenOf('P1', P1, P2)).children).toEqual([])
    expect(TeamChildrenReply.parse(reply)).toMatchObject([{ id: child, children: [] }])
  })
})

describe('search', () => {
  it.each(['HG1024', 'hg1024', ' HG1024 '])(
    'M217 M218 the code "%s" finds the tree of its associate',
    async (code) => {
      const { tree } = await fetchTree('P2', code)
      expect(tree).toEqual((await fetchTree('P1')).tree)
    },
  )

  it.each(['a', 'ra', 'KUMAR', 'hg10', '24', 'teja', 'Ravi Kumar', ' iyer '])(
    'M213 M218 "%s" finds codes and names that contain the text; matches at the beginning come first',
    async (text) => {
      const team = await teamOf(api.db, P2)
      const part = text.trim().toLowerCase()
      const matching = people.filter(
        ({ id, name }) =>
          team.has(id) && (id.toLowerCase().includes(part) || name.toLowerCase().includes(part)),
      )
      const { tree } = await fetchTree('P2', text)
      expect(tree).toHaveLength(Math.min(20, matching.length))
      expect(tree.length).toBeGreaterThan(0)
      const beginsWithText: boolean[] = tree.map(({ agent_id, name }: Reply) =>
        [agent_id, name].some((value: string) => value.toLowerCase().startsWith(part)),
      )
      expect(beginsWithText).toEqual(beginsWithText.toSorted((one, other) => Number(other) - Number(one)))
      for (const node of tree) {
        expect(matching.map(({ id }) => id)).toContain(node.agent_id)
        expect(node.children).toEqual([])
        await expectCorrect(node)
      }
    },
  )

  it('M218 finds the beginning of a name in other scripts', async () => {
    const team = await teamOf(api.db, P2)
    const inOtherScripts = people.filter(({ id, name }) => team.has(id) && /[\u0600-\u0c7f]/.test(name))
    expect(inOtherScripts.length).toBeGreaterThan(0)
    for (const { id, name } of inOtherScripts) {
      const { tree } = await fetchTree('P2', name.slice(0, 3))
      expect(tree.map((node: Reply) => node.agent_id)).toContain(id)
    }
  })

  it('M218 M240 finds nobody outside the team, by code or name', async () => {
    const team = await teamOf(api.db, P1)
    for (const { id, name } of people.filter((person) => !team.has(person.id)))
      for (const text of [id, name]) {
        const { status, tree } = await fetchTree('P1', text)
        expect(status).toBe(true)
        for (const node of allNodes(tree)) expect(team.has(node.agent_id)).toBe(true)
      }
    expect((await fetchTree('P1', P2)).tree).toEqual([])
    expect((await fetchTree('P1', 'HG9999')).tree).toEqual([])
  })

  it.each(['%', '_', '\\', "' or 1=1 --", 'nobody at all', 'x'.repeat(200)])(
    'M217 "%s" finds nobody',
    async (text) => {
      expect(await fetchTree('P2', text)).toEqual({ status: true, message: '', tree: [] })
    },
  )

  it('M217 a blank text returns the whole team', async () => {
    expect(await fetchTree('P1', ' ')).toEqual(await fetchTree('P1'))
  })
})
