import type { Kysely } from 'kysely'
import type { IsoDate } from '../../../app/domain/dates'
import { type Ladder, ladderOn } from '../../rules/ladder'
import type { Database } from '../../schema'

/** Undefined if no rules apply on the day. */
export function findRules(db: Kysely<Database>, on: IsoDate) {
  return db
    .selectFrom('firm_rules')
    .selectAll()
    .where('from_on', '<=', on)
    .orderBy('from_on', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function findLadder(
  db: Kysely<Database>,
  projectId: number,
  on: IsoDate,
): Promise<Ladder | null> {
  const rates = await db
    .selectFrom('commission_rates')
    .select(['project_id', 'from_on', 'level', 'commission_type', 'rate_hundredths'])
    .where(({ eb, or }) => or([eb('project_id', '=', projectId), eb('project_id', 'is', null)]))
    .execute()
  return ladderOn(rates, projectId, on)
}
