import { type CompiledQuery, Kysely, SqliteDialect } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rowOf } from '../../../tests/factories/rows'
import { createApp } from '../../app'
import { generateDemoData } from '../../demo-data/generate'
import { personaOf } from '../../demo-data/personas'
import { migrate } from '../database'
import type { Database } from '../../schema'
import { Sqlite } from '../sqlite-driver'
import { makeCalendarFeed } from './calendar-feeds'
import { makeCustomerLink } from './customer-links'
import { issueToken } from './tokens'

/** No query may scan one of these tables, not even through an index. */
const GROWING_TABLES = [
  'associates',
  'tokens',
  'calendar_feeds',
  'customer_links',
  'bookings',
  'instalments',
  'all_receipts',
  'commission_lines',
  'commission_bills',
  'all_payments',
  'gallery_dates',
  'gallery_images',
  'bank_accounts',
  'bank_change_requests',
  'media',
  'changes',
  'visits',
  'notifications',
  'events',
  'activity',
  'line_queries',
  'line_query_messages',
  'idempotency_keys',
  'otps',
  'booking_words',
  'associate_words',
]

const TODAY = '2026-11-21'
const P1 = personaOf('P1').id

const sqlite = new Sqlite(':memory:')
let queries: CompiledQuery[] = []
const db = new Kysely<Database>({
  dialect: new SqliteDialect({ database: sqlite }),
  log: ({ query }) => {
    queries.push(query)
  },
})
const app = createApp({ db, log: pino({ level: 'silent' }), today: () => TODAY })
let token: string

beforeAll(async () => {
  await migrate(db)
  await generateDemoData(db, { today: TODAY })
  token = await issueToken(db, P1, new Date())
})

afterAll(() => db.destroy())

async function plansOf(path: string, method = 'POST', body?: string): Promise<string[]> {
  queries = []
  const headers = { authorization: `Bearer ${token}` }
  const reply = await (await app.request(path, { method, headers, body })).json()
  expect(reply).toMatchObject({ status: true })
  expect(queries.length).toBeGreaterThan(1)
  return queries.flatMap(({ sql, parameters }) =>
    sqlite
      .prepare<unknown[], { detail: string }>(`explain query plan ${sql}`)
      .all(...parameters)
      .map(({ detail }) => withTableName(detail, sql)),
  )
}

/** Replaces a table's alias, which SQLite prints, by the name of the table. */
const withTableName = (detail: string, query: string) =>
  detail.replace(/^SCAN (\w+)/, (scan, alias: string) => {
    const aliases = [...query.matchAll(/(\w+)"? as "?(\w+)/g)].filter(([, , name]) => name === alias)
    const table = aliases.map(([, name = '']) => name).find((name) => GROWING_TABLES.includes(name))
    return table ? `SCAN ${table}` : scan
  })

const datewise = `/associate/get-booking-info-datewise/${P1}/0`

it.each([
  ['login by mobile', '/auth/login?field=9000000001&password=Plots%402026'],
  ['login by email', '/auth/login?field=p1%40demo.example&password=Plots%402026'],
  ['booking counts by day', datewise],
  ['a later page of booking counts by day', `${datewise}?page=3`],
  ['booking counts by day in a project', `${datewise}?project_id=4`],
  ['booking counts by day of an associate', `${datewise}?agent_id=${P1}`],
  ['booking counts by day for a plot number', `${datewise}?plot_no=1`],
  ['booking counts by day for a name', `${datewise}?associate=ravi`],
  ['the filter list', `/associate/agent-filter-list/${P1}?project_id=4`],
  ['booked plots', `/associate/get-booking-details-agentwise/${P1}/4/2`],
  [
    'a search in booked plots',
    `/associate/get-booking-details-agentwise/${P1}/4/2?search_key=12&date=${TODAY}`,
  ],
  ['registered plots', `/associate/get-booking-details-agentwise/${P1}/4/3`],
  ['booking counts by project', `/associate/get-booking-info-teamwise/${P1}/0`],
  ['booking counts by project for a plot number', `/associate/get-booking-info-teamwise/${P1}/0?plot_no=1`],
  ['booked plots of the team', `/associate/booking-info-status-wise/${P1}/${P1}/4/2`],
  ['the tree', `/associate/agent-tree/${P1}/4`],
  ['a subtree', `/associate/agent-tree/${P1}/4?search_agent_id=hg1024`],
  ['a search in the team', `/associate/agent-tree/${P1}/4?search_agent_id=ra`],
  ['children of an associate', `/associate/agent-tree-single/${P1}/4`],
  ['auto-cancelled bookings', `/associate/auto-suspended-bookings/${P1}`],
  ['a plot', '/associate/get-plot-info?project_id=4&key=12%2FA'],
  [
    'a price',
    '/associate/get-plot-cost-calculation?project_id=4&plot_no=12%2FA&price_per_yard=12500&emi_id=6',
  ],
  ['the profile', `/associate/get-profile-info/${P1}`],
  ['a gallery', '/associate/get-gallery-dates/4?page=2'],
  ['a date of a gallery', '/associate/get-gallery-dates/4?from_date=2026-10-01&to_date=2026-10-31'],
  ['earnings', `/associate/earnings/${P1}`],
  ['own collections', `/associate/collections/${P1}?forecast=1`],
  ['own collections of a project', `/associate/collections/${P1}?project_id=4&window=quarter`],
  ['collections of the team', `/associate/collections/${P1}?scope=team&window=month&forecast=1`],
  ['changes', `/associate/changes/${P1}`],
  ['a search by name', `/associate/find/${P1}?q=kmuar+rao`],
  ['a search by code', `/associate/find/${P1}?q=HG1024`],
  ['a search by mobile number', `/associate/find/${P1}?q=8000000311`],
  ['team figures', `/associate/team-figures/${P1}`],
  ['figures by associate', `/associate/figures-by-associate/${P1}?agent_ids=${P1}`],
  ['the projects with dues', `/associate/get-agent-dues-cmsn-project-list/${P1}?dues_only_flag=1`],
  ['the projects with dues of the team', `/associate/get-agent-dues-cmsn-project-list/${P1}?team_flag=1`],
  ['own dues', `/associate/get-agent-cmsn-dues/${P1}/4`],
  ['dues of the team', `/associate/get-agent-team-cmsn-dues/${P1}/4?dues_only_flag=0`],
  ['a page of the dues of the team', `/associate/get-agent-team-cmsn-dues/${P1}/4?page=2`],
  ['own payments', `/associate/my-payments/${P1}`],
  ['filtered own payments', `/associate/my-payments/${P1}?plot=1&project_id=4&type=2&page=2`],
  ['payments of the team', `/associate/my-team-payments-plotwise/${P1}`],
  ['filtered payments of the team', `/associate/my-team-payments-plotwise/${P1}?plot=1&project_id=4&type=1`],
])(
  'M141 M175 M177 M198 M199 M217 M239 X010 X020 X023 X040 X082 no query for %s scans a growing table',
  async (_, path) => {
    expect(growingTableScans(await plansOf(path))).toEqual([])
  },
)

it('X024 no query for a calendar feed or its amounts scans a growing table', async () => {
  expect(growingTableScans(await plansOf(`/associate/calendar-feed/${P1}`))).toEqual([])
  const body = JSON.stringify({ token: await makeCalendarFeed(db, P1, new Date()) })
  expect(growingTableScans(await plansOf('/calendar-dues', 'POST', body))).toEqual([])
})

it('X043 no query for the list of customer links or an opened link scans a growing table', async () => {
  expect(growingTableScans(await plansOf(`/associate/customer-links/${P1}`))).toEqual([])
  const { id } = await rowOf(db, 'bookings', { seller_id: P1 })
  const link = { associateId: P1, bookingId: id }
  const { token } = await db.transaction().execute((tx) => makeCustomerLink(tx, link, new Date()))
  const body = JSON.stringify({ token })
  expect(growingTableScans(await plansOf('/customer-statement', 'POST', body))).toEqual([])
})

it('M092 M110 M239 no query for bank details or a pending request scans a growing table', async () => {
  const plans = await plansOf(`/associate/get-agent-bank-details/${P1}`, 'GET')
  expect(growingTableScans(plans)).toEqual([])
})

it('M162 M165 M169 M173 M186 M202 M239 no query for a statement, a commission, a payment or its PDF scans a growing table', async () => {
  const payment = await db
    .selectFrom('payments')
    .innerJoin('commission_lines', 'commission_lines.id', 'payments.line_id')
    .select(['bill_id', 'receipt_id', 'booking_id', 'project_id'])
    .where('associate_id', '=', P1)
    .limit(1)
    .executeTakeFirstOrThrow()
  for (const path of [
    `get-receipts/${payment.booking_id}`,
    `get-emi-details/${payment.booking_id}`,
    `my-plot-cmsn/${P1}?booking_id=${payment.booking_id}`,
    `get-agent-team-cmsn-dues-plotwise/${P1}/${payment.booking_id}`,
    `my-dues-booking-details/${P1}/${payment.project_id}/${payment.booking_id}`,
    `my-payment-details/${P1}?comm_id=${payment.bill_id}&receipt_id=${payment.receipt_id}`,
    `get-agent-paid-cmsn-pdf/${P1}/${payment.bill_id}`,
  ])
    expect(growingTableScans(await plansOf(`/associate/${path}`)), path).toEqual([])
})

const growingTableScans = (plans: string[]) =>
  plans.filter((plan) => GROWING_TABLES.some((table) => new RegExp(`^SCAN ${table}\\b`).test(plan)))
