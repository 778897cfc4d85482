import { expect, it } from 'vitest'
import { aCaller, upstreamForThisFile } from '../../tests/factories/caller'
import { success, wireTeamNode } from '../../tests/factories/wire'
import { apiFor } from './client.server'

const upstream = upstreamForThisFile()
const { team } = apiFor(aCaller(), '101')

const tree = [
  wireTeamNode({ agent_id: 'HG10', children: [wireTeamNode({ agent_id: 'HG1024', name: 'Sita' })] }),
]

it('M217 the tree is null if the reply has no tree', async () => {
  upstream.replies({ json: success({ tree: [] }) })
  expect(await team.tree('7')).toBeNull()
})

it.each(['HG1024', 'hg1024'])('M218 the tree begins at %s, deep in the reply', async (code) => {
  upstream.replies({ json: success({ tree }) })
  expect(await team.tree('7', code)).toMatchObject({ id: 'HG1024', name: 'Sita' })
})

it('M218 ignores similar codes', async () => {
  upstream.replies({ json: success({ tree }) })
  expect(await team.tree('7', 'HG1')).toBeNull()
})

it('X082 the figures of 301 associates take two calls, and those of more than 3,000 at most ten', async () => {
  const codes = (length: number) => Array.from({ length }, (_, index) => `HG${index}`)
  const countsOf = async (associates: string[]) => {
    await team.figuresOf(associates)
    return upstream.received().map(({ query }) => query.agent_ids?.split(',').length)
  }
  upstream.replies({ json: success({ figures: [{ agent_id: 'HG300', bookings: 2, collection: 5 }] }) })
  expect(await team.figuresOf(['HG300'])).toEqual(new Map([['HG300', { bookings: 2, paise: 500 }]]))
  upstream.replies({ json: success() })
  expect((await countsOf([...codes(301), 'HG0'])).toSorted()).toEqual([1, 300])
  upstream.replies({ json: success() })
  expect(await countsOf(codes(3_001))).toEqual(Array(10).fill(300))
})

it('M218 a search returns codes and names', async () => {
  upstream.replies({
    json: success({ tree: [wireTeamNode(), wireTeamNode({ agent_id: 102, name: 'Sita' })] }),
  })
  expect(await team.search('7', 'i')).toEqual([
    { id: '101', name: 'Ravi Kumar Teja' },
    { id: '102', name: 'Sita' },
  ])
})

it('M219 a refusal means no matches; a failure throws', async () => {
  upstream.replies({ json: { status: false, message: 'No such agent.' } })
  expect(await team.search('7', 'x')).toEqual([])
  upstream.replies({ status: 500 })
  await expect(team.search('7', 'x')).rejects.toMatchObject({ kind: 'unavailable' })
})
