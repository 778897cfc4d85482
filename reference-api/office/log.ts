import type { Kysely } from 'kysely'
import { z } from 'zod/v4'
import { OfficeLogReply } from '../../app/contract/office'
import { timestampInIndia } from '../../app/domain/dates'
import { call } from '../call'
import type { Database } from '../schema'
import { ending, maskedEmail } from '../rules/masked'
import { page } from '../routes/query'
import { pageOf, type Range } from './page-of'

const ROWS_PER_PAGE = 50
/** What nobody may read in a log that cannot be changed, also after a person's data are erased. */
const MASKS: Partial<Record<string, (value: string) => string>> = {
  account_number: ending,
  mobile: ending,
  customer_mobile: ending,
  email: (value) => maskedEmail(value),
  address: (value) => value && '…',
}

export interface ChangedValue {
  column: string
  label: string
  before: string
  after: string
}

interface NewEntry {
  action: string
  /** Name of a file, without `.csv`. */
  file?: string
  subject: string
  changes?: ChangedValue[]
}

/** Call in the transaction of the change. */
export async function recordInLog(
  db: Kysely<Database>,
  personId: string,
  { action, file = '', subject, changes = [] }: NewEntry,
  now: Date,
): Promise<void> {
  const masked = changes.map((change) => {
    const mask = MASKS[change.column]
    return mask ? { ...change, before: mask(change.before), after: mask(change.after) } : change
  })
  await db
    .insertInto('office_log')
    .values({
      at: timestampInIndia(now),
      person_id: personId,
      action,
      file,
      subject,
      changes: JSON.stringify(masked),
    })
    .execute()
}

const selectLog = (db: Kysely<Database>) =>
  db
    .selectFrom('office_log')
    .innerJoin('associates', 'associates.id', 'person_id')
    .select(['at', 'associates.name as by', 'action', 'file', 'subject', 'changes'])
    .orderBy('office_log.id', 'desc')

/** Who changed a record last at the desk, and when. */
export const findLastEntry = (db: Kysely<Database>, file: string, subject: string) =>
  selectLog(db).where('file', '=', file).where('subject', '=', subject).limit(1).executeTakeFirst()

export async function findLog(db: Kysely<Database>, { start, rows }: Range) {
  const entries = await selectLog(db).limit(rows).offset(start).execute()
  return entries.map(({ at, by, action, file, subject, changes }) => ({
    at,
    by,
    action: file ? `${action} ${file}` : action,
    subject,
    changes: JSON.parse(changes) as ChangedValue[],
  }))
}

const log = call(
  'GET',
  '/office/log',
  { summary: 'What was done at the desk, newest first.', query: z.object({ page }), reply: OfficeLogReply },
  ({ db, query }) => pageOf(query.page, ROWS_PER_PAGE, (range) => findLog(db, range)),
)

export const logCalls = [log]
