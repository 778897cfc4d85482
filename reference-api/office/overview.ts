import { sql } from 'kysely'
import { OfficeOverviewReply } from '../../app/contract/office'
import { WAITING_FILES } from '../../app/domain/office'
import { call } from '../call'
import { rowsOf } from '../firm-data/exported-rows'
import { findImports } from './imports'
import { fileOf, WAITING } from './record-rows'

const overview = call(
  'GET',
  '/office/overview',
  {
    summary: 'What waits for the office, problems of the last import, and receipts of today.',
    reply: OfficeOverviewReply,
  },
  async ({ db, today }) => {
    const waiting = []
    for (const name of WAITING_FILES) {
      const { where, since } = WAITING[name]
      const oldest = since === null ? sql`null` : sql`min(${sql.ref(`own.${since}`)})`
      const { rows } = await sql<{ count: number; oldest: string | null }>`
        select count(*) as count, ${oldest} as oldest ${rowsOf(fileOf(name)!)} and ${where}`.execute(db)
      waiting.push({ file: name, count: Number(rows[0]!.count), oldest_at: rows[0]!.oldest })
    }
    const [last] = await findImports(db, { start: 0, rows: 1 })
    const receipts = await db
      .selectFrom('receipts')
      .select(({ fn }) => [
        fn.countAll<number>().as('count'),
        fn.sum<number | null>('net_rupees').as('rupees'),
      ])
      .where('received_on', '=', today)
      .executeTakeFirstOrThrow()
    return {
      waiting,
      import_problems: last ? last.problem_count + last.warnings.length : 0,
      import_id: last?.id ?? null,
      receipts_today: Number(receipts.count),
      receipts_today_amt: Number(receipts.rupees ?? 0),
    }
  },
)

export const overviewCalls = [overview]
