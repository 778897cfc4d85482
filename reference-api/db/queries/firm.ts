import type { Kysely } from 'kysely'
import type { Firm } from '../../../app/domain/firm'
import type { Database } from '../../schema'

/** All texts are empty if the firm has no name yet. */
export async function findFirm(db: Kysely<Database>): Promise<Firm> {
  const firm = await db.selectFrom('firm').selectAll().executeTakeFirst()
  return {
    name: firm?.name ?? '',
    address: firm?.address ?? '',
    mobile: firm?.mobile ?? '',
    email: firm?.email ?? '',
  }
}
