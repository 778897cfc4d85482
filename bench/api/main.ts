import { parseArgs } from 'node:util'
import { type Kysely, sql } from 'kysely'
import { pino } from 'pino'
import { endpoints, type Endpoint } from '../../app/api/endpoints'
import { databaseAddress, migrate, openDatabase } from '../../reference-api/db/database'
import type { Database } from '../../reference-api/schema'
import { issueToken } from '../../reference-api/db/queries/tokens'
import { readSettings } from '../../reference-api/settings'
import { startEmbeddedApi } from '../../reference-api/embedded'
import { type CallInput, callUpstream } from '../../tests/conformance/call-upstream'
import { judge } from '../../tests/conformance/judge'
import { steps } from '../../tests/conformance/steps'
import { newKnown } from '../../tests/conformance/step'

// Measures the calls that read, in milliseconds, each after a write, as three associates: the one with the largest team, the one with the
// largest team of at most a thousand, and one of those with the most bookings and nobody below. The API runs in a worker, as in the portal, so that
// it does not wait for the client. Needs data, such as that of `npm run data -- --scale top`, and adds calendar feeds to it.
// `--only CALL` measures one call.

const MIDDLE_TEAM = 1_000
const TARGETS_MS = { top: 400, middle: 50, leaf: 50 }
/** Makes the feed that `calendarDues` needs. */
const NEEDED_WRITE = 'makeCalendarFeed'
const DEEP_PAGE = 500
const MICROSECONDS_PER_MS = 1000
/** Parameters whose values are not part of the name of a row. */
const UNNAMED = ['agent_ids', 'since', 'dues_only_flag', 'key', 'plot_no', 'price_per_yard']

type Viewer = keyof typeof TARGETS_MS
/** Processor time hardly depends on other load; it includes the write, the client and SQLite, but not PostgreSQL. */
type Timing = Record<'p50' | 'p95' | 'processor' | 'kilobytes', number>

const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '20' }, only: { type: 'string' } },
})
const rounds = Number(options.rounds)
let lastChangedPayment = 0

Object.assign(process.env, { THROTTLE: 'false', DEMO_DATA: 'false', LOG_LEVEL: 'silent' })
const settings = readSettings(process.env)
const db = openDatabase(databaseAddress(settings), { withoutTimeouts: true })
try {
  await migrate(db)
  const viewers = await findViewers()
  if (viewers) {
    const api = await startEmbeddedApi(pino())
    await measureAll(api.url, viewers).finally(api.close)
  } else {
    console.error('This database has no bookings. First run: npm run data -- --scale 1')
    process.exitCode = 1
  }
} finally {
  await db.destroy()
}

async function findViewers(): Promise<Record<Viewer, string> | null> {
  const { rows } = await sql<{ id: string; below: number; bookings: number }>`
    with recursive pairs (above) as (
      select id from associates
      union all select parent_id from pairs join associates on associates.id = above where parent_id is not null)
    select above as id, count(*) - 1 as below, (select count(*) from bookings where seller_id = above) as bookings
    from pairs group by above order by below desc, bookings desc, id`.execute(db)
  const [top] = rows
  const middle = rows.find(({ below }) => below <= MIDDLE_TEAM)
  const leaf = rows.find(({ below }) => below === 0)
  if (!top || !middle || !leaf?.bookings) return null
  console.log(`Below: top ${top.below}, middle ${middle.below}, leaf 0`)
  return { top: top.id, middle: middle.id, leaf: leaf.id }
}

async function measureAll(url: string, viewers: Record<Viewer, string>) {
  console.log(settings.databaseUrl ? 'PostgreSQL' : 'SQLite', await rowCounts(db))
  const table = new Map<string, Partial<Record<Viewer, Timing>>>()
  for (const viewer of Object.keys(TARGETS_MS) as Viewer[])
    for (const [name, timing] of await measure(url, viewers[viewer]))
      table.set(name, { ...table.get(name), [viewer]: timing })
  let slow = 0
  console.log('p50 / p95 in ms, processor time in ms, size of the reply')
  console.log('| Call | top | middle | leaf |\n|---|---|---|---|')
  for (const [name, timings] of table) {
    const cells = (Object.keys(TARGETS_MS) as Viewer[]).map((viewer) => {
      const timing = timings[viewer]
      if (!timing) return ''
      // Without a reply in time there is no number, which counts as slow.
      const isSlow = !(timing.p95 <= TARGETS_MS[viewer])
      if (isSlow) slow += 1
      return `${timing.p50} / ${timing.p95}${isSlow ? ' !' : ''}, ${timing.processor}, ${timing.kilobytes} KB`
    })
    console.log(`| ${[name, ...cells].join(' | ')} |`)
  }
  console.log(slow === 0 ? 'Every call is within its target.' : `${slow} over the target, marked with !`)
}

async function measure(url: string, user: string): Promise<Map<string, Timing>> {
  const token = await issueToken(db, user, new Date())
  const known = newKnown({ user, userId: user, token })
  const timings = new Map<string, Timing>()
  for (const { call, schema, inputs, learn } of steps) {
    const endpoint: Endpoint = endpoints[call]
    if (endpoint.effect === 'write' && call !== NEEDED_WRITE) continue
    const all = inputs(known)
    if (typeof all === 'string') continue
    const [input] = all
    const { value } = judge({ call, endpoint, schema }, await callUpstream(url, endpoint, token, input!))
    if (value !== undefined) learn?.(value as never, known, input!)
    if (call === NEEDED_WRITE || (options.only !== undefined && call !== options.only)) continue
    const deep = all
      .filter(({ query }) => query?.page === 1 && query.sort === undefined)
      .slice(0, 1)
      .map(({ query, ...rest }) => ({ ...rest, query: { ...query, page: DEEP_PAGE } }))
    for (const variant of [...all, ...deep]) {
      const name = nameOf(call, variant, user)
      if (!timings.has(name)) timings.set(name, await time(url, endpoint, token, variant))
    }
  }
  return timings
}

function nameOf(call: string, { query = {} }: CallInput, user: string): string {
  const parameters = Object.entries(query)
    .filter(([key, value]) => value !== undefined && !UNNAMED.includes(key) && !key.endsWith('_id'))
    .filter(([key, value]) => key !== 'page' || value !== 1)
  return [
    `\`${call}\``,
    ...parameters.map(([key, value]) => `${key} ${value === user ? 'own id' : value}`),
  ].join(', ')
}

async function time(url: string, endpoint: Endpoint, token: string, input: CallInput): Promise<Timing> {
  const times: number[] = []
  let kilobytes = 0
  // The first call of all opens connections and reads from the disk what later calls find in memory.
  await callUpstream(url, endpoint, token, input)
  const usageBefore = process.cpuUsage()
  for (let round = 0; round < rounds; round++) {
    await write()
    const startedAt = performance.now()
    const reply = await callUpstream(url, endpoint, token, input)
    if (!('text' in reply)) continue
    times.push(performance.now() - startedAt)
    kilobytes = Math.ceil(reply.text.length / 1024)
  }
  const { user, system } = process.cpuUsage(usageBefore)
  const processor = Math.round((user + system) / MICROSECONDS_PER_MS / rounds)
  times.sort((a, b) => a - b)
  const percentile = (share: number) => Math.round(times[Math.ceil(rounds * share) - 1] ?? NaN)
  return { p50: percentile(0.5), p95: percentile(0.95), processor, kilobytes }
}

/** Changes a booking with its instalment, receipt, commission and payment, and changes it back. */
async function write() {
  const { id, line_id, receipt_id, booking_id } = await db
    .selectFrom('payments')
    .innerJoin('commission_lines', 'commission_lines.id', 'payments.line_id')
    .select(['payments.id', 'line_id', 'receipt_id', 'booking_id'])
    .where('payments.id', '>', lastChangedPayment)
    .orderBy('payments.id')
    .limit(1)
    .executeTakeFirstOrThrow()
  lastChangedPayment = id
  for (const rupees of [1, -1])
    await db.transaction().execute(async (on) => {
      const add = (table: string, column: string, row: number) =>
        sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)} + ${rupees} where id = ${row}`.execute(
          on,
        )
      const instalment = on.selectFrom('instalments').select('id').where('booking_id', '=', booking_id)
      await add('instalments', 'paid_rupees', (await instalment.executeTakeFirstOrThrow()).id)
      await add('all_receipts', 'net_rupees', receipt_id)
      await add('commission_lines', 'paid_rupees', line_id)
      await add('all_payments', 'net_commission_rupees', id)
      await add('bookings', 'sale_rupees', booking_id)
    })
}

async function rowCounts(from: Kysely<Database>) {
  const tables = ['associates', 'bookings', 'receipts', 'payments'] as const
  const counts = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await sql<{
        count: number
      }>`select count(*) as count from ${sql.table(table)}`.execute(from)
      return [table, Number(rows[0]?.count)] as const
    }),
  )
  return Object.fromEntries(counts)
}
