import { afterAll, beforeAll, expect, it } from 'vitest'
import { personaOf } from '../../../reference-api/demo-data/personas'
import { demoApiForThisFile } from './demo-api'
import { enlargeTeam, removeAdded } from './enlarge-team'

const api = demoApiForThisFile()
const payments = (query: string) =>
  api.post('P2', `/associate/my-team-payments-plotwise/${personaOf('P2').id}${query}`)

beforeAll(() => enlargeTeam(api.db))
afterAll(() => removeAdded(api.db))

it('M199 the payments of a large team have a sum and are sorted only with a project', async () => {
  const all = await payments('')
  expect(all.team_payments.length).toBeGreaterThan(0)
  expect(all.total_amount).toBeUndefined()
  expect(await payments('?sort=amount')).toMatchObject({
    status: false,
    message: 'Choose a project to sort the payments of a large team.',
  })
  expect((await payments('?project_id=4')).total_amount).toBeGreaterThan(0)
  expect((await payments('?project_id=4&sort=amount')).team_payments.length).toBeGreaterThan(0)
})
