import { beforeEach, describe, expect, it } from 'vitest'
import { apiFor } from '~/api/client.server'
import { aCaller, upstreamForThisFile } from '../../../tests/factories/caller'
import { success, wireProject } from '../../../tests/factories/wire'
import { loadProjects } from './projects.server'

const upstream = upstreamForThisFile()
const api = () => apiFor(aCaller({ token: crypto.randomUUID() }), '101')
const load = (defaultProject: { id: string; ratePaise: number } | null = null) =>
  loadProjects(api(), { defaultProject })

describe('without the project list', () => {
  beforeEach(() => upstream.replies({ status: 500 }))

  it('M119 falls back to project 4', async () => {
    expect(await load()).toEqual({
      projects: [{ id: '4', name: 'Project 4', rate: '' }],
      defaultId: '4',
      failure: { message: 'Something went wrong.', status: 502 },
    })
  })

  it('M119 prefers the default project of the session', async () => {
    expect(await load({ id: '7', ratePaise: 2_150_000 })).toMatchObject({
      projects: [{ id: '7', rate: '21500' }],
      defaultId: '7',
    })
  })
})

it('M127 selects the default project with its rate', async () => {
  const wire = [{ project_id: 1 }, { project_id: 5, rate: '15500', is_default: 1 }]
  upstream.replies({
    json: success({ projects: wire.map((fields) => ({ ...wireProject(), is_default: 0, ...fields })) }),
  })
  const { projects, defaultId, failure } = await load()
  expect(defaultId).toBe('5')
  expect(projects.find(({ id }) => id === '5')?.rate).toBe('15500')
  expect(failure).toBeNull()
})

it('M127 prefills whole rupees, because the price field takes no paise', async () => {
  upstream.replies({ json: success({ projects: [{ ...wireProject(), rate: '7500.50' }] }) })
  expect((await load()).projects[0]?.rate).toBe('7501')
})

it('offers no project if the firm has published none', async () => {
  upstream.replies({ json: success({ projects: [] }) })
  expect(await load()).toEqual({
    projects: [],
    defaultId: '',
    failure: null,
  })
})
