import { afterEach, expect, it } from 'vitest'
import { personaOf } from '../../../reference-api/demo-data/personas'
import { isDeep } from '../../factories/cases'
import { allPages } from './all-pages'
import { demoApiForThisFile, type Reply } from './demo-api'
import { enlargeTeam, removeAdded } from './enlarge-team'

const P2 = personaOf('P2').id

const api = demoApiForThisFile()

const DUES = [
  ...(isDeep ? [1, 2, 3, 4, 5, 6, 7] : [1, 4]).map((id) => `get-agent-team-cmsn-dues/${id}?dues_only_flag=0`),
  'get-agent-team-cmsn-dues/4',
  'get-agent-team-cmsn-dues/4?dues_only_flag=0&sort=associate&order=desc',
]

const BOOKINGS = [
  'get-booking-info-datewise/0',
  'get-booking-info-datewise/0?project_id=4',
  'get-booking-info-datewise/0?associate=ra',
  'get-booking-info-datewise/0?plot_no=1',
  'get-booking-info-datewise/0?plot_no=24',
  'get-booking-info-datewise/0?plot_no=24&project_id=4',
  'get-booking-info-datewise/0?plot_no=nowhere',
]

const COUNTS = ['', '?plot_no=1', '?plot_no=24', '?plot_no=24&project_id=4', '?plot_no=nowhere']

const readCounts = (query: string) => api.post('P2', `/associate/get-booking-info-teamwise/${P2}/0${query}`)

const WHOLE_LISTS = [
  `auto-suspended-bookings/${P2}`,
  ...[1, 4, 5].map((id) => `get-agent-team-cmsn-dues/${P2}/${id}`),
  `get-agent-team-cmsn-dues/${P2}/4?dues_only_flag=0`,
]

const fetchWholeLists = () =>
  Promise.all([...COUNTS.map(readCounts), ...WHOLE_LISTS.map((list) => api.post('P2', `/associate/${list}`))])

afterEach(() => removeAdded(api.db))

it.each([
  ['M177 M239', 'dues', DUES],
  ['M136 M141 M230', 'bookings', BOOKINGS],
])('%s a large team gets the same replies about %s as a small team', async (_, __, lists) => {
  const pagesOfSmallTeam = new Map<string, Reply[]>()
  for (const list of lists) pagesOfSmallTeam.set(list, await allPages(api, list))
  expect(pagesOfSmallTeam.get(lists[0]!)!.length).toBeGreaterThan(2)
  const listsOfSmallTeam = await fetchWholeLists()

  await enlargeTeam(api.db)
  for (const list of lists)
    expect([list, await allPages(api, list)]).toEqual([list, pagesOfSmallTeam.get(list)])
  expect(await fetchWholeLists()).toEqual(listsOfSmallTeam)
})

it('X020 X023 a large team gets the same collections as a small team', async () => {
  const fetchCollections = () =>
    Promise.all(
      [
        '',
        '&project_id=4',
        '&window=quarter&page=3&per_page=7',
        '&window=quarter&sort=amount&order=desc&page=2',
        '&window=month&forecast=1',
      ].map((query) => api.post('P2', `/associate/collections/${P2}?scope=team${query}`)),
    )
  const repliesOfSmallTeam = await fetchCollections()
  expect(repliesOfSmallTeam.every((reply) => reply.rows.length > 0)).toBe(true)
  await enlargeTeam(api.db)
  expect(await fetchCollections()).toEqual(repliesOfSmallTeam)
})
