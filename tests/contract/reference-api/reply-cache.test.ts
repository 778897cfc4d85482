import type { Kysely, KyselyPlugin, RootOperationNode } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '../../../reference-api/app'
import { associateCalls } from '../../../reference-api/calls'
import { readPosition } from '../../../reference-api/db/queries/changed-rows'
import { issueToken } from '../../../reference-api/db/queries/tokens'
import type { Database } from '../../../reference-api/schema'
import { openDemoDatabase } from '../../factories/demo-database'
import { type PersonaKey, personaOf } from '../../../reference-api/demo-data/personas'
import { createReplyCache } from '../../../reference-api/reply-cache'
import { BOOKED, CANCELLED } from '../../../reference-api/rules/booking-status'
import { TODAY } from './demo-api'

const P1 = personaOf('P1').id
/** Paths of all cached calls, some with search parameters. `id` is the id of an associate. */
const cachedPaths = {
  'by team': (id: string) => `/associate/get-booking-info-teamwise/${id}/0`,
  'by team, of a plot': (id: string) => `/associate/get-booking-info-teamwise/${id}/0?plot_no=1`,
  'by date': (id: string) => `/associate/get-booking-info-datewise/${id}/0?page=1`,
  'by date, by name': (id: string) => `/associate/get-booking-info-datewise/${id}/0?page=1&associate=a`,
  'auto-cancelled': (id: string) => `/associate/auto-suspended-bookings/${id}`,
  'dues of the team': (id: string) => `/associate/get-agent-team-cmsn-dues/${id}/4?dues_only_flag=0`,
}

let db: Kysely<Database>
let tablesRead: string[] = []
let cachingApp: ReturnType<typeof createApp>
let uncachedApp: ReturnType<typeof createApp>
const tokens = {} as Record<PersonaKey, string>

const recordTables: KyselyPlugin = {
  transformQuery: ({ node }) => {
    tablesRead.push(...tablesOf(node))
    return node
  },
  transformResult: ({ result }) => Promise.resolve(result),
}

beforeAll(async () => {
  db = await openDemoDatabase(TODAY)
  const options = { log: pino({ level: 'silent' }), createCounter: null, today: () => TODAY }
  cachingApp = createApp({ ...options, db: db.withPlugin(recordTables), replyCache: createReplyCache(0) })
  uncachedApp = createApp({
    ...options,
    db,
    replyCache: (_db, _key, make) => make(),
    incrementalCache: (connection, _name, part) => part.create(connection),
  })
  for (const persona of ['P1', 'P2', 'P3'] as const)
    tokens[persona] = await issueToken(db, personaOf(persona).id, new Date())
})
afterAll(() => db.destroy())
beforeEach(() => {
  tablesRead = []
})

async function fetchReply(app: typeof cachingApp, path: string, viewer: PersonaKey = 'P1') {
  const response = await app.request(path, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokens[viewer]}` },
  })
  return response.text()
}

async function fetchAll(app: typeof cachingApp) {
  return Promise.all(Object.values(cachedPaths).map((pathOf) => fetchReply(app, pathOf(P1))))
}

/** Names in queries that are not names of tables. */
const ALIASES = ['team', 'upline', 'months', 'sellers', 'lines']
const realTablesRead = () => new Set(tablesRead.filter((name) => !ALIASES.includes(name)))

const RECORDED_TABLES = [
  ...['associates', 'projects', 'plots', 'bookings', 'commission_lines'],
  ...['instalments', 'payments', 'commission_bills', 'receipts'],
]

describe.each(Object.entries(cachedPaths))('%s', (_, pathOf) => {
  it('M239 is built once, only from tables whose changes are recorded', async () => {
    const firstReply = await fetchReply(cachingApp, pathOf(P1))
    expect(JSON.parse(firstReply)).toMatchObject({ status: true })
    expect(realTablesRead()).toContain('projects')
    const allowed = new Set([...RECORDED_TABLES, 'tokens', 'changed_rows'])
    expect([...realTablesRead()].filter((table) => !allowed.has(table))).toEqual([])
    tablesRead = []
    expect(await fetchReply(cachingApp, pathOf(P1))).toBe(firstReply)
    // The second call reads only the owner of the token, and the position of the last change.
    expect(realTablesRead()).toEqual(new Set(['tokens', 'associates', 'changed_rows']))
  })

  it('M030 M161 is private to its viewer', async () => {
    await fetchReply(cachingApp, pathOf(P1))
    expect(await fetchReply(cachingApp, pathOf(P1), 'P3')).toBe(
      await fetchReply(uncachedApp, pathOf(P1), 'P3'),
    )
    expect(JSON.parse(await fetchReply(cachingApp, pathOf(P1), 'P3'))).toMatchObject({ status: false })
    expect(await fetchReply(cachingApp, pathOf(P1), 'P2')).toBe(
      await fetchReply(uncachedApp, pathOf(P1), 'P2'),
    )
  })
})

describe('a reply with cached parts', () => {
  const earningsPath = `/associate/earnings/${P1}`
  const teamCollectionsPath = `/associate/collections/${P1}?scope=team&forecast=1&page=999`

  it.each([earningsPath, teamCollectionsPath])(
    'X010 X020 X023 %s reads only tables whose changes are recorded; a second reply is the same',
    async (path) => {
      const firstReply = await fetchReply(cachingApp, path)
      expect(JSON.parse(firstReply)).toMatchObject({ status: true })
      const allowed = new Set([...RECORDED_TABLES, 'tokens', 'changed_rows'])
      expect([...realTablesRead()].filter((table) => !allowed.has(table))).toEqual([])
      expect(realTablesRead().size).toBeGreaterThan(4)
      tablesRead = []
      expect(await fetchReply(cachingApp, path)).toBe(firstReply)
      // Of the amounts, a second reply with earnings reads only cash that is not confirmed, which are few bills.
      if (path === earningsPath)
        expect(realTablesRead()).toEqual(
          new Set(['tokens', 'associates', 'changed_rows', 'commission_bills', 'payments']),
        )
      expect(await fetchReply(uncachedApp, path)).toBe(firstReply)
    },
  )

  const changes: Record<string, [string, (connection: Kysely<Database>) => Promise<unknown>]> = {
    'a paid instalment': [
      teamCollectionsPath,
      (connection) => connection.updateTable('instalments').set({ paid_rupees: 1 }).execute(),
    ],
    'a corrected payment': [
      earningsPath,
      (connection) => connection.updateTable('payments').set({ net_commission_rupees: 5 }).execute(),
    ],
    'a bill’s new day': [
      earningsPath,
      (connection) => connection.updateTable('commission_bills').set({ billed_on: '2026-05-05' }).execute(),
    ],
    'a bill’s new type': [
      earningsPath,
      (connection) => connection.updateTable('commission_bills').set({ payment_type: 'Other' }).execute(),
    ],
  }
  it.each(Object.entries(changes))('X010 X020 %s changes the next reply', async (_, [path, change]) => {
    const replyBefore = await fetchReply(cachingApp, path)
    await change(db)
    const replyAfter = await fetchReply(cachingApp, path)
    expect(replyAfter).not.toBe(replyBefore)
    expect(replyAfter).toBe(await fetchReply(uncachedApp, path))
  })
})

describe('a cached reply', () => {
  it('M239 simultaneous requests create one reply; a failed reply is created again', async () => {
    let creations = 0
    const cache = createReplyCache(0)
    const create = async () => {
      creations += 1
      await new Promise((resolve) => setTimeout(resolve, 20))
      return Buffer.from('one')
    }
    await Promise.all([cache(db, 'a reply', create), cache(db, 'a reply', create)])
    expect(creations).toBe(1)
    const failing = () => Promise.reject(new Error('no'))
    await expect(cache(db, 'another', failing)).rejects.toThrow('no')
    expect(await cache(db, 'another', create)).toEqual(Buffer.from('one'))
  })

  it('X091 a new status of a cash bill is recorded, because earnings count confirmed cash', async () => {
    const position = await readPosition(db)
    await db
      .updateTable('commission_bills')
      .set({ cash_status_id: 3 })
      .where('associate_id', '=', P1)
      .execute()
    expect(await readPosition(db)).toBeGreaterThan(position)
  })
})

/** Writes that another program could make. */
const writes: Record<string, (connection: Kysely<Database>) => Promise<unknown>> = {
  'a name': (connection) =>
    connection.updateTable('associates').set({ name: 'Aruna Rao' }).where('id', '=', P1).execute(),
  'an upline': async (connection) => {
    const someone = await connection
      .selectFrom('associates')
      .select('id')
      .where('parent_id', '=', P1)
      .executeTakeFirstOrThrow()
    await connection
      .updateTable('associates')
      .set({ parent_id: personaOf('P2').id })
      .where('id', '=', someone.id)
      .execute()
  },
  'a project': (connection) =>
    connection.updateTable('projects').set({ name: 'Other Meadows' }).where('id', '=', 4).execute(),
  plots: (connection) =>
    connection
      .updateTable('plots')
      .set(({ fn, ref, val }) => ({ number: fn<string>('replace', [ref('number'), val('1'), val('1A')]) }))
      .execute(),
  'another booking day': (connection) =>
    connection.updateTable('bookings').set({ booked_on: '2026-11-20' }).where('seller_id', '=', P1).execute(),
  'cancelled bookings': (connection) =>
    connection
      .updateTable('bookings')
      .set({ status_id: CANCELLED, cancelled_on: TODAY })
      .where('seller_id', '=', P1)
      .where('status_id', '=', BOOKED)
      .execute(),
  commission: (connection) => connection.updateTable('commission_lines').set({ paid_rupees: 1 }).execute(),
}

describe('a write between two calls', () => {
  it.each(Object.entries(writes))('leaves no cached reply outdated: %s', async (_, write) => {
    const repliesBefore = await fetchAll(cachingApp)
    await write(db)
    const repliesAfter = await fetchAll(uncachedApp)
    // Guards the test: a write that changes no reply would prove nothing.
    expect(repliesAfter).not.toEqual(repliesBefore)
    expect(await fetchAll(cachingApp)).toEqual(repliesAfter)
  })

  it('an insert, an update and a delete each advance the position', async () => {
    const positions = [await readPosition(db)]
    const project = await db.selectFrom('projects').selectAll().where('id', '=', 4).executeTakeFirstOrThrow()
    const id = 9_999
    await db
      .insertInto('projects')
      .values({ ...project, id, code: 'ZZZ' })
      .execute()
    positions.push(await readPosition(db))
    await db.updateTable('projects').set({ name: 'Z' }).where('id', '=', id).execute()
    positions.push(await readPosition(db))
    await db.deleteFrom('projects').where('id', '=', id).execute()
    positions.push(await readPosition(db))
    expect(new Set(positions).size).toBe(4)
  })

  it('neither a rollback nor a login advances the position', async () => {
    const position = await readPosition(db)
    const rolledBack = db.transaction().execute(async (connection) => {
      await connection.updateTable('associates').set({ name: 'Nobody' }).where('id', '=', P1).execute()
      throw new Error('rolled back')
    })
    await expect(rolledBack).rejects.toThrow('rolled back')
    await issueToken(db, P1, new Date())
    expect(await readPosition(db)).toBe(position)
  })
})

describe('the calls', () => {
  it('M239 all cached calls are tested', () => {
    const cachedCalls = associateCalls.flatMap(({ calls }) => calls.filter(({ isCached }) => isCached))
    const paths = new Set(Object.values(cachedPaths).map((pathOf) => pathOf(':user').split('?')[0]))
    expect(
      cachedCalls
        .map(({ path }) => path.replace(/:zero|:project/, (name) => (name === ':zero' ? '0' : '4')))
        .sort(),
    ).toEqual([...paths].sort())
    for (const { effect, body } of cachedCalls) expect([effect, body]).toEqual(['read', 'none'])
  })
})

function tablesOf(node: RootOperationNode): string[] {
  const tables: string[] = []
  JSON.stringify(node, (_key, value: { kind?: string; table?: { identifier?: { name?: string } } }) => {
    if (value?.kind === 'TableNode' && value.table?.identifier?.name) tables.push(value.table.identifier.name)
    return value
  })
  return tables
}
