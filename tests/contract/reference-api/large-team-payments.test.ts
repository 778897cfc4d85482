import { afterEach, beforeAll, expect, it } from 'vitest'
import { allPages } from './all-pages'
import { demoApiForThisFile, type Reply } from './demo-api'
import { enlargeTeam, removeAdded } from './enlarge-team'

const api = demoApiForThisFile()

const LISTS = [
  'my-team-payments-plotwise',
  'my-team-payments-plotwise?type=1',
  'my-team-payments-plotwise?project_id=4&type=2',
  // The plot number matches many plots, a few, or none.
  'my-team-payments-plotwise?plot=1',
  'my-team-payments-plotwise?plot=24',
  'my-team-payments-plotwise?plot=10%2B11',
  'my-team-payments-plotwise?plot=nowhere',
  'my-team-payments-plotwise?project_id=4&sort=amount&order=desc',
  'my-team-payments-plotwise?project_id=4&sort=associate&type=2',
]

let pagesOfSmallTeam: [string, Reply[]][]

/** Without `total_amount`, which the API omits for a large team without a project (docs/upstream-api.md). */
const readAll = async (lists: string[]) => {
  const pages: [string, Reply[]][] = []
  for (const list of lists) {
    const all = await allPages(api, list)
    pages.push([list, all.map(({ total_amount: _, ...page }) => page)])
  }
  return pages
}

beforeAll(async () => {
  pagesOfSmallTeam = await readAll(LISTS)
})
afterEach(() => removeAdded(api.db))

it('M199 M239 a large team gets the same payments as a small team', async () => {
  expect(pagesOfSmallTeam[0]![1].length).toBeGreaterThan(5)
  await enlargeTeam(api.db)
  expect(await readAll(LISTS)).toEqual(pagesOfSmallTeam)
})

it('M199 a large team that is a small part of the firm gets the same payments as a small team', async () => {
  await enlargeTeam(api.db, { others: 500 })
  expect(await readAll(LISTS.slice(0, 1))).toEqual(pagesOfSmallTeam.slice(0, 1))
})
