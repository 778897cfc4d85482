import fc from 'fast-check'
import type { Kysely, Transaction } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../../../reference-api/app'
import {
  countBookingsByDay,
  countBookingsByProject,
  findBookingMonths,
  findSellersByName,
} from '../../../reference-api/db/queries/booking-counts'
import { readChanges, readPosition } from '../../../reference-api/db/queries/changed-rows'
import { issueToken } from '../../../reference-api/db/queries/tokens'
import type { Database } from '../../../reference-api/schema'
import { personaOf } from '../../../reference-api/demo-data/personas'
import {
  createIncrementalCache,
  type IncrementalCache,
  type Part,
} from '../../../reference-api/incremental-cache'
import { activeBookings } from '../../../reference-api/parts/active-bookings'
import { directory } from '../../../reference-api/parts/directory'
import { countsOfLargeTeam } from '../../../reference-api/routes/large-team-counts'
import { CANCELLED, REGISTERED } from '../../../reference-api/rules/booking-status'
import { cases } from '../../factories/cases'
import { openDemoDatabase } from '../../factories/demo-database'
import { TODAY } from './demo-api'
import { enlargeTeam } from './enlarge-team'

const P1 = personaOf('P1').id
const P2 = personaOf('P2').id

let db: Kysely<Database>
let cachingApp: ReturnType<typeof createApp>
let uncachedApp: ReturnType<typeof createApp>
let token: string
/** Replaced after each write, so that parts are created from the new rows, once for all calls. */
let createdParts: IncrementalCache

beforeAll(async () => {
  db = await openDemoDatabase(TODAY)
  // Several parts of replies are cached only for large teams.
  await enlargeTeam(db)
  const options = { log: pino({ level: 'silent' }), createCounter: null, today: () => TODAY }
  cachingApp = createApp({ ...options, db })
  uncachedApp = createApp({
    ...options,
    db,
    replyCache: (_db, _key, create) => create(),
    incrementalCache: (...args) => createdParts(...args),
  })
  token = await issueToken(db, P2, new Date())
})
afterAll(() => db.destroy())

const PROJECT_FIGURES = '/associate/project-figures'
const PATHS = [
  ...['overdue', 'today', 'week', 'month', 'quarter'].map(
    (window) => `/associate/collections/${P2}?scope=team&window=${window}`,
  ),
  `/associate/collections/${P2}?scope=team&window=quarter&per_page=7&page=3`,
  `/associate/collections/${P2}?scope=team&window=quarter&sort=amount&order=desc`,
  `/associate/collections/${P2}?scope=team&project_id=4&forecast=1`,
  `/associate/collections/${P2}?scope=team&forecast=1`,
  `/associate/earnings/${P2}`,
  `/associate/team-figures/${P2}`,
  `/associate/team-figures/${P1}`,
  `/associate/get-booking-info-teamwise/${P2}/0`,
  `/associate/get-booking-info-datewise/${P2}/0?page=1`,
  `/associate/auto-suspended-bookings/${P2}`,
  `/associate/get-agent-team-cmsn-dues/${P2}/4`,
  PROJECT_FIGURES,
]

async function fetchReply(app: typeof cachingApp, path: string) {
  const method = path === PROJECT_FIGURES ? 'GET' : 'POST'
  const response = await app.request(path, { method, headers: { authorization: `Bearer ${token}` } })
  return response.text()
}

const fetchAll = (app: typeof cachingApp) => Promise.all(PATHS.map((path) => fetchReply(app, path)))

const PROJECTS = [undefined, 4]
const PAGES = [1, 2, 3]
const readPart = createIncrementalCache()

async function countInMemory() {
  const { teamSortedByName } = await readPart(db, 'directory', directory)
  const sellers = teamSortedByName(P2).map(({ id, name, mobile }) => ({ id, name, mobile }))
  const bookings = await readPart(db, 'active bookings', activeBookings)
  return PROJECTS.map((projectId) => {
    const counts = countsOfLargeTeam(bookings, sellers, projectId)
    return [counts.byProject(), PAGES.map((page) => counts.byDay(page))]
  })
}

function countByQuery() {
  return Promise.all(
    PROJECTS.map(async (projectId) => {
      const filters = { teamOf: P2, hasLargeTeam: false, projectId }
      const sellers = await findSellersByName(db, filters)
      const days = PAGES.map(async (page) => {
        const months = await findBookingMonths(db, filters, page)
        return { months, days: await countBookingsByDay(db, filters, months, sellers) }
      })
      return [await countBookingsByProject(db, filters, sellers), await Promise.all(days)]
    }),
  )
}

/** `pick` selects the row, `value` determines its new content. */
type Write = (transaction: Transaction<Database>, pick: number, value: number) => Promise<unknown>

const DAY_MS = 86_400_000
const dayOf = (value: number) =>
  new Date(Date.parse(TODAY) + ((value % 400) - 40) * DAY_MS).toISOString().slice(0, 10)

async function idOf(
  transaction: Kysely<Database>,
  table: 'bookings' | 'instalments' | 'receipts' | 'payments' | 'plots',
  pick: number,
) {
  const { count } = await transaction
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const rows = transaction.selectFrom(table).select('id').orderBy('id')
  return (
    await rows
      .offset(pick % Number(count))
      .limit(1)
      .executeTakeFirstOrThrow()
  ).id
}

async function associateIdOf(transaction: Kysely<Database>, pick: number) {
  const people = await transaction
    .selectFrom('associates')
    .select('id')
    .where('id', 'not in', [P1, P2])
    .orderBy('id')
    .execute()
  return people[pick % people.length]!.id
}

const writes: Record<string, Write> = {
  'an instalment is paid in part': async (transaction, pick, value) =>
    transaction
      .updateTable('instalments')
      .set(({ eb }) => ({ paid_rupees: eb('amount_rupees', '-', value % 3) }))
      .where('id', '=', await idOf(transaction, 'instalments', pick))
      .execute(),
  'an instalment is due on another day': async (transaction, pick, value) =>
    transaction
      .updateTable('instalments')
      .set({ due_on: dayOf(value), paid_rupees: 0 })
      .where('id', '=', await idOf(transaction, 'instalments', pick))
      .execute(),
  'an instalment goes to another booking': async (transaction, pick, value) =>
    transaction
      .updateTable('instalments')
      .set({ booking_id: await idOf(transaction, 'bookings', value), position: 100_000 + pick })
      .where('id', '=', await idOf(transaction, 'instalments', pick))
      .execute(),
  'an instalment is removed': async (transaction, pick) =>
    transaction
      .deleteFrom('instalments')
      .where('id', '=', await idOf(transaction, 'instalments', pick))
      .execute(),
  'a booking is cancelled or registered': async (transaction, pick, value) =>
    transaction
      .updateTable('bookings')
      .set({ status_id: value % 2 ? REGISTERED : CANCELLED, cancelled_on: TODAY })
      .where('id', '=', await idOf(transaction, 'bookings', pick))
      // A cancelled booking may share its plot with another booking, so it stays cancelled.
      .where('status_id', '<>', CANCELLED)
      .execute(),
  'a booking has another day, price and customer': async (transaction, pick, value) =>
    transaction
      .updateTable('bookings')
      .set({
        booked_on: dayOf(value % 40),
        sale_rupees: 1_000_000 + value,
        customer_name: `Customer ${value}`,
      })
      .where('id', '=', await idOf(transaction, 'bookings', pick))
      .execute(),
  'a booking has another seller': async (transaction, pick, value) =>
    transaction
      .updateTable('bookings')
      .set({ seller_id: await associateIdOf(transaction, value) })
      .where('id', '=', await idOf(transaction, 'bookings', pick))
      .execute(),
  'a receipt is corrected': async (transaction, pick, value) =>
    transaction
      .updateTable('receipts')
      .set({ net_rupees: value, received_on: dayOf(value % 40) })
      .where('id', '=', await idOf(transaction, 'receipts', pick))
      .execute(),
  'a receipt is added': async (transaction, pick, value) => {
    const receipt = await transaction
      .selectFrom('receipts')
      .selectAll()
      .where('id', '=', await idOf(transaction, 'receipts', pick))
      .executeTakeFirstOrThrow()
    const id = nextId()
    await transaction
      .insertInto('receipts')
      .values({ ...receipt, id, number: `R-${id}`, net_rupees: value, received_on: TODAY })
      .execute()
  },
  'commission is paid': async (transaction, pick, value) =>
    transaction
      .updateTable('commission_lines')
      .set({ paid_rupees: value })
      .where('booking_id', '=', await idOf(transaction, 'bookings', pick))
      .execute(),
  'commission becomes payable': async (transaction, pick, value) =>
    transaction
      .updateTable('commission_lines')
      .set({ payable_rupees: value })
      .where('booking_id', '=', await idOf(transaction, 'bookings', pick))
      .execute(),
  'cash is sent or confirmed': async (transaction, pick, value) =>
    transaction
      .updateTable('commission_bills')
      .set({ cash_status_id: value % 2 ? 3 : 1 })
      .where('associate_id', '=', P2)
      .where('project_id', '=', 1 + (pick % 5))
      .where('payment_type', '=', 'Other')
      .execute(),
  'a payment is corrected': async (transaction, pick, value) =>
    transaction
      .updateTable('payments')
      .set({ net_commission_rupees: value })
      .where('id', '=', await idOf(transaction, 'payments', pick))
      .execute(),
  'a payment is removed': async (transaction, pick) =>
    transaction
      .deleteFrom('payments')
      .where('id', '=', await idOf(transaction, 'payments', pick))
      .execute(),
  'bills have another day and type': async (transaction, pick, value) =>
    transaction
      .updateTable('commission_bills')
      .set({ billed_on: dayOf(value % 40), payment_type: value % 2 ? 'Other' : 'Bank' })
      .where('associate_id', '=', P2)
      .where('project_id', '=', 1 + (pick % 5))
      .execute(),
  'a plot is reserved or free': async (transaction, pick, value) =>
    transaction
      .updateTable('plots')
      .set({ status_id: value % 2 ? 1 : 4 })
      .where('id', '=', await idOf(transaction, 'plots', pick))
      .execute(),
  'the plot of a cancelled booking has another number': async (transaction, pick) => {
    const plots = await transaction
      .selectFrom('bookings')
      .select('plot_id')
      .where('status_id', '=', CANCELLED)
      .orderBy('id')
      .execute()
    await transaction
      .updateTable('plots')
      .set({ number: `N${nextId()}` })
      .where('id', '=', plots[pick % plots.length]!.plot_id)
      .execute()
  },
  'a plot is removed': async (transaction, pick) =>
    transaction
      .deleteFrom('plots')
      .where('id', '=', await idOf(transaction, 'plots', pick))
      .where('merged_into_id', 'is', null)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('bookings').select('id').whereRef('plot_id', '=', 'plots.id'))),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('plots as cell').select('cell.id').whereRef('cell.merged_into_id', '=', 'plots.id'),
          ),
        ),
      )
      .execute(),
  'an associate is renamed': async (transaction, pick, value) =>
    transaction
      .updateTable('associates')
      .set({ name: `Somebody ${value}` })
      .where('id', '=', await associateIdOf(transaction, pick))
      .execute(),
  'the direct team of an associate shares one name': async (transaction, pick, value) =>
    transaction
      .updateTable('associates')
      .set({ name: `Somebody ${value % 3}` })
      .where('parent_id', '=', value % 2 ? P2 : await associateIdOf(transaction, pick))
      .execute(),
  'two projects sell on one day': async (transaction, pick, value) =>
    transaction
      .updateTable('bookings')
      .set({ booked_on: dayOf(value % 3) })
      .where('project_id', 'in', [1 + (pick % 5), 1 + (value % 5)])
      .execute(),
  'a team moves': async (transaction, pick, value) =>
    transaction
      .updateTable('associates')
      .set({ parent_id: value % 2 ? P1 : P2 })
      .where('id', '=', await associateIdOf(transaction, pick))
      .where('id', 'not in', await uplineOf(transaction, P1))
      .execute(),
  'an associate leaves the firm’s tree': async (transaction, pick) =>
    transaction
      .updateTable('associates')
      .set({ parent_id: null })
      .where('id', '=', await associateIdOf(transaction, pick))
      .where('id', 'not in', await uplineOf(transaction, P1))
      .execute(),
}

let lastId = 5_000_000

function nextId(): number {
  lastId += 1
  return lastId
}

async function uplineOf(transaction: Kysely<Database>, id: string): Promise<string[]> {
  const { parent_id } = await transaction
    .selectFrom('associates')
    .select('parent_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return parent_id === null ? [id] : [id, ...(await uplineOf(transaction, parent_id))]
}

const rolledBack = new Error('rolled back')

it('X010 X020 X023 X080 X082 X090 X091 M136 M141 cached replies equal uncached replies after any writes', async () => {
  const changedPaths = new Set<string>()
  let repliesBefore = await fetchAll(cachingApp)
  const write = fc.record({
    name: fc.constantFrom(...Object.keys(writes)),
    pick: fc.nat(1_000_000),
    value: fc.nat(1_000),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(write, { minLength: 2, maxLength: 10 }), fc.nat(9), async (list, dice) => {
      await db
        .transaction()
        .execute(async (transaction) => {
          for (const { name, pick, value } of list) await writes[name]!(transaction, pick, value)
          const isRolledBack = dice === 0
          if (isRolledBack) throw rolledBack
        })
        .catch((error: unknown) => {
          if (error !== rolledBack) throw error
        })
      createdParts = createIncrementalCache()
      const repliesAfter = await fetchAll(cachingApp)
      expect(repliesAfter).toEqual(await fetchAll(uncachedApp))
      expect(await countInMemory()).toEqual(await countByQuery())
      PATHS.forEach((path, index) => {
        if (repliesAfter[index] !== repliesBefore[index]) changedPaths.add(path)
      })
      repliesBefore = repliesAfter
    }),
    { ...cases(8, 1_000), endOnFailure: true },
  )
  // Guards the test: writes that change no reply would prove nothing.
  expect([...changedPaths].sort()).toEqual([...PATHS].sort())
}, 120_000)

describe('changes (decision 0052)', () => {
  let created = 0
  const countingPart: Part<{ created: number; updated: number }> = {
    create: () => {
      created += 1
      return Promise.resolve({ created, updated: 0 })
    },
    update: (_db, state) => {
      state.updated += 1
      return Promise.resolve()
    },
    sizeOf: () => 1,
  }

  it('a part is created once, updated only after a write, and created again if its changes were deleted', async () => {
    const readPart = createIncrementalCache()
    const states = await Promise.all([readPart(db, 'a', countingPart), readPart(db, 'a', countingPart)])
    expect(states[0]).toBe(states[1])
    expect(states[0]).toEqual({ created: 1, updated: 0 })
    await db.updateTable('projects').set({ name: 'Other Meadows' }).where('id', '=', 4).execute()
    expect(await readPart(db, 'a', countingPart)).toEqual({ created: 1, updated: 1 })
    expect(await readPart(db, 'a', countingPart)).toEqual({ created: 1, updated: 1 })
    await db.updateTable('projects').set({ name: 'More Meadows' }).where('id', '=', 4).execute()
    await db
      .deleteFrom('changed_rows')
      .where('position', '<', await readPosition(db))
      .execute()
    expect(await readPart(db, 'a', countingPart)).toEqual({ created: 2, updated: 0 })
  })

  it('a failed update does not advance the position: the next update gets the same changes', async () => {
    const readPart = createIncrementalCache()
    const receivedChanges: unknown[] = []
    const recording = (result: () => Promise<void>): typeof countingPart => ({
      ...countingPart,
      update: (_db, _state, changes) => {
        receivedChanges.push(changes)
        return result()
      },
    })
    await readPart(db, 'a', countingPart)
    await db.updateTable('projects').set({ name: 'Meadows' }).where('id', '=', 4).execute()
    const failing = recording(() => Promise.reject(new Error('no')))
    await expect(readPart(db, 'a', failing)).rejects.toThrow('no')
    await readPart(
      db,
      'a',
      recording(() => Promise.resolve()),
    )
    expect(receivedChanges).toHaveLength(2)
    expect(receivedChanges[1]).toEqual(receivedChanges[0])
  })

  it('old changes are deleted, and readChanges then returns null for an earlier position', async () => {
    // The database stores 20,000 changes and deletes older ones from time to time.
    const ADDED_ROWS = 23_000
    const position = await readPosition(db)
    const { booking_id } = await db.selectFrom('instalments').select('booking_id').executeTakeFirstOrThrow()
    for (let rows = 0; rows < ADDED_ROWS; rows += 1_000)
      await db
        .insertInto('changed_rows')
        .values(Array.from({ length: 1_000 }, () => ({ kind: 'booking' as const, key: String(booking_id) })))
        .execute()
    const { count } = await db
      .selectFrom('changed_rows')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBeLessThanOrEqual(21_000)
    expect(await readChanges(db, position)).toBeNull()
    const newPosition = await readPosition(db)
    expect(newPosition).toBe(position + ADDED_ROWS)
    expect(await readChanges(db, newPosition)).toMatchObject({
      position: newPosition,
      changes: { booking: new Set() },
    })
  })
})
