import { randomInt } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import { isSqlite } from '../dialect'
import type { Database, LineKind, NewRow, QueryState, Row } from '../../schema'

/** Omits 0, 1, I, L, O and U, which are easily confused when an id is read out on the phone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const ID_LENGTH = 10

export const newQueryId = () =>
  `Q${Array.from({ length: ID_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`

export type LineCodes = Pick<
  Row<'line_queries'>,
  'booking_code' | 'earner_id' | 'bill_code' | 'receipt_number'
>

export function lineKey(
  kind: LineKind,
  { booking_code, earner_id, bill_code, receipt_number }: LineCodes,
): string {
  if (kind === 'commission') return `commission ${booking_code} ${earner_id}`
  return kind === 'payment' ? `payment ${bill_code} ${receipt_number}` : `receipt ${receipt_number}`
}

/** The columns of a joined table are null if its row was removed, or if the kind of line has no such row. */
function selectQueries(db: Kysely<Database>) {
  return db
    .selectFrom('line_queries as queries')
    .leftJoin('bookings', 'bookings.code', 'queries.booking_code')
    .leftJoin('plots', 'plots.id', 'bookings.plot_id')
    .leftJoin('projects', 'projects.id', 'bookings.project_id')
    .leftJoin('associates as earners', 'earners.id', 'queries.earner_id')
    .leftJoin('commission_bills as bills', 'bills.code', 'queries.bill_code')
    .leftJoin('receipts', 'receipts.number', 'queries.receipt_number')
    .selectAll('queries')
    .select(['bookings.id as booking_id', 'bookings.customer_name', 'plots.number as plot_number'])
    .select(['projects.name as project_name', 'earners.name as earner_name'])
    .select(['bills.id as bill_id', 'bills.billed_on', 'receipts.id as receipt_id'])
}

export type FoundQuery = Awaited<ReturnType<typeof findQueries>>[number]

interface QueryFilters {
  state?: QueryState | 'open'
  lineKey?: string
}

export function findQueries(
  db: Kysely<Database>,
  associateId: string,
  { state, lineKey }: QueryFilters,
  { page, perPage }: { page: number; perPage: number },
) {
  return selectQueries(db)
    .where('queries.associate_id', '=', associateId)
    .$if(state !== undefined, (query) =>
      state === 'open'
        ? query.where('state', '<>', 'closed')
        : query.where('state', '=', state as QueryState),
    )
    .$if(lineKey !== undefined, (query) => query.where('line_key', '=', lineKey ?? ''))
    .orderBy('raised_at', 'desc')
    .orderBy('queries.id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
}

export function findQuery(db: Kysely<Database>, associateId: string, id: string) {
  return selectQueries(db)
    .where('queries.associate_id', '=', associateId)
    .where('queries.id', '=', id)
    .executeTakeFirst()
}

/** For the office. */
export const findQueryOfAnyone = (db: Kysely<Database>, id: string) =>
  selectQueries(db).where('queries.id', '=', id).executeTakeFirst()

export async function countQueries(
  db: Kysely<Database>,
  associateId: string,
  { state, lineKey }: QueryFilters,
): Promise<number> {
  const row = await db
    .selectFrom('line_queries')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('associate_id', '=', associateId)
    .$if(state !== undefined, (query) =>
      state === 'open'
        ? query.where('state', '<>', 'closed')
        : query.where('state', '=', state as QueryState),
    )
    .$if(lineKey !== undefined, (query) => query.where('line_key', '=', lineKey ?? ''))
    .executeTakeFirstOrThrow()
  return Number(row.total)
}

export function findMessages(db: Kysely<Database>, queryId: string): Promise<Row<'line_query_messages'>[]> {
  return db
    .selectFrom('line_query_messages')
    .selectAll()
    .where('query_id', '=', queryId)
    .orderBy('position')
    .execute()
}

/** Serialises writes per person, so that limits are exact. SQLite has one writer anyway. */
export async function lockQueries(db: Kysely<Database>, associateId: string): Promise<void> {
  if (isSqlite(db)) return
  await sql`select pg_advisory_xact_lock(hashtext(${`line_queries ${associateId}`}))`.execute(db)
}

export async function insertQuery(
  db: Transaction<Database>,
  query: NewRow<'line_queries'>,
  text: string,
): Promise<void> {
  await db.insertInto('line_queries').values(query).execute()
  const { id, raised_at } = query
  await addMessage(db, { query_id: id, author: 'associate', text, written_at: raised_at })
}

export async function addMessage(
  db: Transaction<Database>,
  message: Omit<NewRow<'line_query_messages'>, 'position'>,
): Promise<void> {
  const position = (await countMessages(db, message.query_id)) + 1
  await db
    .insertInto('line_query_messages')
    .values({ ...message, position })
    .execute()
}

export async function countMessages(db: Kysely<Database>, queryId: string): Promise<number> {
  const { total } = await db
    .selectFrom('line_query_messages')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('query_id', '=', queryId)
    .executeTakeFirstOrThrow()
  return Number(total)
}

export async function setQueryState(
  db: Transaction<Database>,
  id: string,
  change: Partial<Pick<Row<'line_queries'>, 'state' | 'is_reopened'>> & { changed_at: string },
): Promise<void> {
  await db.updateTable('line_queries').set(change).where('id', '=', id).execute()
}
