import { expect, it } from 'vitest'
import { type PersonaKey, personaOf } from '../../../reference-api/demo-data/personas'
import { allBookings, demoApiForThisFile, isActive, teamOf } from './demo-api'

const api = demoApiForThisFile()

const filterList = (viewer: PersonaKey, query = '') =>
  api.post(viewer, `/associate/agent-filter-list/${personaOf(viewer).id}${query}`)

it('M145 lists all projects, and no associates until a project is chosen', async () => {
  const projects = await api.db.selectFrom('projects').select(['id', 'name']).orderBy('id').execute()
  for (const query of ['', '?project_id='])
    expect(await filterList('P1', query)).toEqual({
      status: true,
      message: '',
      projects: projects.map(({ id, name }) => ({ project_id: id, project_name: name })),
      data: [],
    })
})

it.each(['P1', 'P2', 'P3'] as const)(
  'M145 lists the sellers of the team of %s in each project',
  async (viewer) => {
    const team = await teamOf(api.db, personaOf(viewer).id)
    const bookings = (await allBookings(api.db)).filter((row) => isActive(row) && team.has(row.seller_id))
    for (let project = 1; project <= 7; project++) {
      const sellers = new Map(
        bookings.filter((row) => row.project_id === project).map((row) => [row.seller_id, row.seller_name]),
      )
      const expected = [...sellers]
        .map(([agent_id, name]) => ({ agent_id, name }))
        .toSorted((one, other) =>
          `${one.name} ${one.agent_id}` < `${other.name} ${other.agent_id}` ? -1 : 1,
        )
      expect((await filterList(viewer, `?project_id=${project}`)).data).toEqual(expected)
    }
  },
)

it('M145 an unknown project has no associates', async () => {
  expect((await filterList('P2', '?project_id=999')).data).toEqual([])
})
