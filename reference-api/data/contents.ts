import type { Kysely } from 'kysely'
import type { Database } from '../schema'

/** Such as "25 associates, 120 bookings, 521 receipts". */
export async function contentsOf(db: Kysely<Database>): Promise<string> {
  const counts: string[] = []
  for (const table of ['associates', 'bookings', 'receipts'] as const) {
    const { count } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    counts.push(`${Number(count)} ${table}`)
  }
  return counts.join(', ')
}
