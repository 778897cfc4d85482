import { expect, it } from 'vitest'
import { demoApiForThisFile, P1, queryOf } from './demo-api'

// Every refusal of a parameter names it: by call, the bad value and the beginning of the message.

const LONG = 'x'.repeat(10_240)
const INJECTED = "2' or 1=1"

type Refusals = [query: Record<string, string | number>, message: string][]

const badPages: Refusals = ['-1', '0', 'abc', '1.5', '1e3', '99999999999'].map((page) => [
  { page },
  'page must be a number',
])
const badProjects: Refusals = ['abc', '-4', '1.5', '99999999999'].map((project_id) => [
  { project_id },
  'project_id is not an id.',
])
const badFlags: Refusals = ['2', 'yes', '-1'].map((dues_only_flag) => [
  { dues_only_flag },
  'dues_only_flag must be 0 or 1.',
])
const badDates: Refusals = ['2026-02-31', '2026-13-01', '21-11-2026', '2026-11-21 10:00:00'].map((date) => [
  { date },
  'date ',
])
const badYears: Refusals = ['1999', '2101', '26', '2026-27', 'abc'].map((year) => [
  { financial_year: year },
  'financial_year must be a year',
])
const badMonths: Refusals = ['2026-13', '2026-4', `2026-04${INJECTED}`, '2026-04-01'].map((month) => [
  { month },
  'month ',
])
const duesOrder: Refusals = [
  [{ sort: 'paid' }, 'sort must be plot, associate, customer or due.'],
  [{ sort: 'due', order: 'down' }, 'order must be asc or desc.'],
]
const badType: Refusals = [
  [{ type: 3 }, 'type must be'],
  [{ type: 'Other' }, 'type '],
]

const refusals: Record<string, Refusals> = {
  [`get-booking-info-datewise/${P1}/0`]: [
    ...badPages,
    ...badProjects,
    [{ agent_id: LONG }, 'agent_id '],
    [{ plot_no: LONG }, 'plot_no '],
    [{ associate: 'శ్రీ'.repeat(2_560) }, 'associate '],
  ],
  [`get-booking-details-agentwise/${P1}/4/2`]: [...badDates, [{ search_key: LONG }, 'search_key ']],
  [`agent-filter-list/${P1}`]: badProjects,
  [`agent-tree/${P1}/4`]: [
    [{ search_agent_id: LONG }, 'search_agent_id must not exceed 200 characters.'],
    [{ search_agent_id: 'a\u0000b' }, "search_agent_id contains a character we can't read."],
  ],
  [`get-agent-cmsn-dues/${P1}/4`]: [...badFlags, ...duesOrder],
  [`get-agent-team-cmsn-dues/${P1}/4`]: [...badFlags, ...duesOrder],
  [`my-payments/${P1}`]: [
    ...badMonths,
    ...badPages,
    ...badProjects,
    ...badType,
    [{ sort: 'associate' }, 'sort must be plot or amount.'],
  ],
  [`my-team-payments-plotwise/${P1}`]: [
    ...badPages,
    ...badProjects,
    ...badType,
    [{ sort: 'date' }, 'sort must be plot, associate or amount.'],
    [{ sort: 'plot', order: 'down' }, 'order must be asc or desc.'],
  ],
  [`collections/${P1}`]: [
    ...badPages,
    ...badProjects,
    [{ scope: 'Own' }, 'scope must be own or team.'],
    [{ window: 'later' }, 'window must be overdue, today, week, month or quarter.'],
    [{ per_page: 0 }, 'per_page must be a number from 1 to 100.'],
    [{ per_page: 101 }, 'per_page must be a number from 1 to 100.'],
    [{ forecast: 2 }, 'forecast must be 0 or 1.'],
    [{ sort: 'customer' }, 'sort must be due_on or amount.'],
    [{ order: 'up' }, 'order must be asc or desc.'],
  ],
  [`earnings/${P1}`]: [...badYears, [{ financial_year: '\u00002026' }, 'financial_year contains']],
  'get-plot-info': [
    [{ key: 26 }, 'project_id is required.'],
    [{ project_id: '', key: 26 }, 'project_id is required.'],
    [{ project_id: 'abc', key: 26 }, 'project_id is not an id.'],
    [{ project_id: 4 }, 'key is required.'],
    [{ project_id: 4, key: ' ' }, 'key is required.'],
    [{ project_id: 4, key: '1\u00002' }, "key contains a character we can't read."],
    [{ project_id: 4, key: LONG }, 'key must not exceed 200 characters.'],
  ],
  ...Object.fromEntries(
    ['0', '9', 'abc', INJECTED].flatMap((status) =>
      [`get-booking-details-agentwise/${P1}/4`, `booking-info-status-wise/${P1}/${P1}/4`].map((path) => [
        `${path}/${encodeURIComponent(status)}`,
        [[{}, 'There is no such booking status.']] as Refusals,
      ]),
    ),
  ),
}

const api = demoApiForThisFile()

it.each(Object.entries(refusals))(
  'M125 M141 M198 M217 X010 X020 %s names the parameter that it refuses',
  async (path, rows) => {
    for (const [query, message] of rows) {
      const reply = await api.post('P1', `/associate/${path}${queryOf(query)}`)
      expect([query, Object.keys(reply), reply.status]).toEqual([query, ['status', 'message'], false])
      expect(reply.message.slice(0, message.length)).toBe(message)
      expect(reply.message.length).toBeLessThan(100)
    }
  },
)
