import { parseArgs } from 'node:util'
import { type Kysely, sql } from 'kysely'
import { pino } from 'pino'
import { endpoints, type Endpoint } from '../../app/api/endpoints'
import { databaseAddress, migrate, openDatabase } from '../../reference-api/db/database'
import { personaOf } from '../../reference-api/demo-data/personas'
import type { Database } from '../../reference-api/schema'
import { issueToken } from '../../reference-api/db/queries/tokens'
import { readSettings } from '../../reference-api/settings'
import { startEmbeddedApi } from '../../reference-api/embedded'
import { callUpstream, type CallInput } from '../../tests/conformance/call-upstream'
import { judge } from '../../tests/conformance/judge'
import { steps } from '../../tests/conformance/steps'
import { newKnown } from '../../tests/conformance/step'

// Measures the calls that read, in milliseconds, as associates at the top, in the middle and at a leaf of the tree. The API runs in a
// worker, as in the portal, so that it does not wait for the client. Processor time hardly depends on other load; it includes the client
// and SQLite, but not PostgreSQL. Needs demo data, such as that of `npm run data -- --scale top`, and adds calendar feeds to the data.
// `--only CALL` measures one call.

const VIEWERS = { top: 'P2', middle: 'P1', leaf: 'P3' } as const
const TARGET_MS = 50
const TREE_TARGET_MS = 200
/** Caches serve these replies, or parts of them (decisions 0020 and 0052), so they are also measured with a write before each request. */
const CACHED = ['bookingsByTeam', 'bookingsByDate', 'autoCancelled', 'teamDues', 'earnings', 'teamFigures']
const WITH_ALL_VARIANTS = ['collections', 'find']
/** Makes the feed that `calendarDues` needs. */
const NEEDED_WRITE = 'makeCalendarFeed'
const DEEP_PAGE = 500
/** With `--scale top`, P2 has 100,000 rows, twenty per page. */
const LAST_PAGE_OF_ACTIVITY = 5_000
const MICROSECONDS_PER_MS = 1000

const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '40' }, only: { type: 'string' } },
})
const rounds = Number(options.rounds)
let lastChangedPayment = 0

Object.assign(process.env, { THROTTLE: 'false', DEMO_DATA: 'false', LOG_LEVEL: 'silent' })
const settings = readSettings(process.env)
const db = openDatabase(databaseAddress(settings), { withoutTimeouts: true })
try {
  await migrate(db)
  if (await hasViewers()) {
    const api = await startEmbeddedApi(pino())
    await measureAll(api.url).finally(api.close)
  } else {
    console.error('This database has no demo associates. First run: npm run data -- --scale 1')
    process.exitCode = 1
  }
} finally {
  await db.destroy()
}

async function hasViewers(): Promise<boolean> {
  const ids = Object.values(VIEWERS).map((persona) => personaOf(persona).id)
  const found = await db.selectFrom('associates').select('id').where('id', 'in', ids).execute()
  return found.length === ids.length
}

async function measureAll(url: string) {
  console.log(settings.databaseUrl ? 'PostgreSQL' : 'SQLite', await rowCounts(db))
  const rows: Record<string, number | string>[] = []
  for (const [viewer, persona] of Object.entries(VIEWERS))
    rows.push(...(await measure(url, viewer, personaOf(persona).id)))
  console.table(rows)
  const isFast = ({ call, p95 }: Record<string, number | string>) =>
    Number(p95) <= (call === 'teamTree' ? TREE_TARGET_MS : TARGET_MS)
  // A call without a measurement has NaN and counts as slow.
  const slow = rows.filter((row) => !isFast(row))
  console.log(slow.length === 0 ? 'Every call is within its target.' : `${slow.length} over the target.`)
}

async function measure(url: string, viewer: string, user: string) {
  const token = await issueToken(db, user, new Date())
  const known = newKnown({ user, userId: user, token })
  const rows: Record<string, number | string>[] = []
  for (const { call, schema, inputs, learn } of steps) {
    const endpoint: Endpoint = endpoints[call]
    if (endpoint.effect === 'write' && call !== NEEDED_WRITE) continue
    const [input, ...variants] = [inputs(known)].flat()
    if (input === undefined || typeof input === 'string') continue
    const response = await callUpstream(url, endpoint, token, input)
    const { value } = judge({ call, endpoint, schema }, response)
    if (value !== undefined) learn?.(value as never, known, input)
    if (call === NEEDED_WRITE || (options.only !== undefined && call !== options.only)) continue
    rows.push({ viewer, call, ...(await time(url, endpoint, token, input)) })
    if (CACHED.includes(call))
      rows.push({
        viewer,
        call: `${call}, after a write`,
        ...(await time(url, endpoint, token, input, write)),
      })
    for (const variant of variants) {
      if (typeof variant === 'string') continue
      const { scope, window, forecast, q, sort } = variant.query ?? {}
      if (!WITH_ALL_VARIANTS.includes(call) && sort === undefined) continue
      const name = [call, q, scope, window, forecast && 'forecast', sort && `by ${sort}`]
        .filter(Boolean)
        .join(', ')
      rows.push({ viewer, call: name, ...(await time(url, endpoint, token, variant)) })
      if ((scope === 'team' && window === 'overdue') || (sort && CACHED.includes(call)))
        rows.push({
          viewer,
          call: `${name}, after a write`,
          ...(await time(url, endpoint, token, variant, write)),
        })
    }
    if (input.query?.page === undefined) continue
    const page = call === 'activity' ? LAST_PAGE_OF_ACTIVITY : DEEP_PAGE
    const deepInput = { ...input, query: { ...input.query, page } }
    rows.push({ viewer, call: `${call}, page ${page}`, ...(await time(url, endpoint, token, deepInput)) })
  }
  return rows
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
      await add('receipts', 'net_rupees', receipt_id)
      await add('commission_lines', 'paid_rupees', line_id)
      await add('payments', 'net_commission_rupees', id)
      await add('bookings', 'sale_rupees', booking_id)
    })
}

async function time(
  url: string,
  endpoint: Endpoint,
  token: string,
  input: CallInput,
  prepare: () => Promise<unknown> = () => Promise.resolve(),
) {
  const times: number[] = []
  let kilobytes = 0
  const usageBefore = process.cpuUsage()
  for (let round = 0; round < rounds; round++) {
    await prepare()
    const startedAt = performance.now()
    const reply = await callUpstream(url, endpoint, token, input)
    if (!('text' in reply)) continue
    times.push(performance.now() - startedAt)
    kilobytes = Math.ceil(reply.text.length / 1024)
  }
  const usage = process.cpuUsage(usageBefore)
  times.sort((a, b) => a - b)
  const percentile = (share: number) =>
    Number((times[Math.max(0, Math.ceil(times.length * share) - 1)] ?? NaN).toFixed(1))
  const processor = Number(((usage.user + usage.system) / MICROSECONDS_PER_MS / rounds).toFixed(1))
  return {
    best: percentile(0),
    p50: percentile(0.5),
    p95: percentile(0.95),
    processor,
    kilobytes,
    unanswered: rounds - times.length,
  }
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
