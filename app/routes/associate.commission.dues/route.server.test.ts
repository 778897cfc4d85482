import { expect, it } from 'vitest'
import { env } from '~/env.server'
import { serve } from '../../../tests/factories/http-server'
import { argsOf, aRequest, cookieFor } from '../../../tests/factories/session'
import { success, wireDue } from '../../../tests/factories/wire'
import { loadDuesProjects, loadProjectDues } from '../../subjects/commission/dues/dues.server'

it.each([
  ['my-dues', '', ['4?page=1', '7?page=1']],
  ['team-dues', '?sort=due&order=desc', ['4?page=1', '7?page=1&sort=due&order=desc']],
  ['my-dues', '?page=7', ['4?page=1', ...[3, 4, 5, 6, 7].map((page) => `7?page=${page}`)]],
])('M175 %s/7%s asks once for each project and page', async (list, search, expected) => {
  const asked: string[] = []
  await using upstream = await serve((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://upstream')
    if (pathname.includes('project-list')) {
      const projects = ['4', '7'].map((id) => ({ project_id: id, project_name: id }))
      return response.end(JSON.stringify(success({ project_result: projects })))
    }
    searchParams.delete('dues_only_flag')
    asked.push(`${pathname.split('/').at(-1)}?${searchParams}`)
    response.end(JSON.stringify(success({ cmsn_due_details: [wireDue()], sum_due_cmsn: 100 })))
  })
  Object.assign(env, { apiBaseUrl: upstream.url, apiCapabilities: ['sort'] })
  const cookie = await cookieFor()
  const request = aRequest(`/associate/commission/${list}/7${search}`, { cookie })
  const args = { ...argsOf(request), params: { projectId: '7' } }
  const [{ projects }] = await Promise.all([loadDuesProjects(args), loadProjectDues(args)])
  expect(projects.map(({ duePaise }) => duePaise)).toEqual([10_000, 10_000])
  expect(asked.toSorted()).toEqual(expected)
})
