import { describe, expect, it } from 'vitest'
import { aCaller, upstreamForThisFile } from '../../tests/factories/caller'
import { success, wirePlotCommission, wireProject } from '../../tests/factories/wire'
import { wireSlide } from '../../tests/factories/wire-media'
import { apiFor } from './client.server'
import { defaultProject } from './projects.server'

const upstream = upstreamForThisFile()

const api = (token: string = crypto.randomUUID()) => apiFor(aCaller({ token }), '101')

it('M123 blocks are null if the upstream lacks the call', async () => {
  upstream.replies({ status: 404 })
  expect(await api().plots.blocks('4')).toBeNull()
  upstream.replies({ status: 500 })
  await expect(api().plots.blocks('4')).rejects.toMatchObject({ kind: 'unavailable' })
})

describe('projects', () => {
  const reply = success({ projects: [wireProject()] })

  it('M019 are loaded once for several screens of a session', async () => {
    upstream.replies({ json: reply })
    const [first, second] = await Promise.all([api('same').projects.all(), api('same').projects.all()])
    await api('same').projects.all()
    expect(second).toEqual(first)
    expect(upstream.received()).toHaveLength(1)
  })

  it('M017 are not shared between sessions', async () => {
    upstream.replies({ json: reply }, { json: success() })
    await api('one').projects.all()
    expect(await api('other').projects.all()).toEqual([])
  })

  it('are loaded again after a failure', async () => {
    upstream.replies({ status: 404 }, { json: reply })
    await expect(api('unlucky').projects.all()).rejects.toThrow()
    await expect(api('unlucky').projects.all()).resolves.toHaveLength(1)
  })

  it.each([
    [['1', '0'], '1'],
    [['0', '1', '1'], '2'],
    [['0', '0'], '1'],
    [[], undefined],
  ])('M019 with the flags %j the default project is %j', async (flags, expected) => {
    const projects = flags.map((flag, index) => wireProject({ project_id: index + 1, is_default: flag }))
    upstream.replies({ json: success({ projects }) })
    expect(defaultProject(await api().projects.all())?.id).toBe(expected)
  })
})

it('M050 requests slides with a placeholder text', async () => {
  upstream.replies({ json: success({ image_slider: [wireSlide()] }) })
  expect(await api().home.slides()).toHaveLength(1)
  expect(upstream.received()).toMatchObject([
    {
      method: 'POST',
      path: '/associate/agent-home-slider/101',
      body: ' ',
      headers: { 'content-type': 'text/plain' },
    },
  ])
})

it('M166 M189 omits the caller’s own row from the team, even if the upstream sends it', async () => {
  upstream.replies({ json: wirePlotCommission([{ agent_id: 101 }, { agent_id: '102' }]) })
  const { plot } = await api().commission.ofTeam('9001')
  expect(plot?.associates.map((row) => row.associateId)).toEqual(['102'])
})
