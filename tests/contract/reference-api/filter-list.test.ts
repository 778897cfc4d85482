import { expect, it } from 'vitest'
import { type PersonaKey, personaOf } from '../../../reference-api/demo-data/personas'
import { demoApiForThisFile, type Reply } from './demo-api'

const api = demoApiForThisFile()

const filterList = (viewer: PersonaKey, query = '') =>
  api.post(viewer, `/associate/agent-filter-list/${personaOf(viewer).id}${query}`)

it('M145 lists all projects, and no associates until a project is chosen', async () => {
  for (const query of ['', '?project_id=', '?project_id=999']) {
    const { projects, data } = await filterList('P1', query)
    expect([projects.length, data]).toEqual([7, []])
    expect(projects[3]).toEqual({ project_id: 4, project_name: 'Mango Bloom Gardens' })
  }
})

it('M145 lists the sellers of the team in a project, by name', async () => {
  const sellers = async (who: PersonaKey) =>
    (await filterList(who, '?project_id=1')).data.map(({ agent_id }: Reply) => agent_id)
  expect(await sellers('P1')).toEqual(['HG1010', 'HG1004', 'HG1024', 'HG1014', 'HG1007'])
  expect(await sellers('P2')).toHaveLength(27)
  expect(await sellers('P3')).toEqual([])
})
