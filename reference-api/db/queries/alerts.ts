import type { Kysely, Transaction } from 'kysely'
import { timestampInIndia } from '../../../app/domain/dates'
import type { Language } from '../../../app/messages/languages'
import type { AlertChange, Database, Row } from '../../schema'

export interface NewAlert {
  change: AlertChange
  /** The new value, masked; empty if the value was removed. */
  after: string
  /** Mobile and email address before the change; null if there was none. */
  recipients: (string | null | undefined)[]
}

export type Alert = Row<'alerts'>

/** Call in the transaction of the change, so that no alert is sent without the change. */
export async function recordAlert(
  db: Transaction<Database>,
  { change, after, recipients }: NewAlert,
  { language, now }: { language: Language; now: Date },
): Promise<void> {
  const at = timestampInIndia(now)
  const rows = recipients
    .filter((recipient): recipient is string => Boolean(recipient))
    .map((recipient) => ({ change, recipient, after, language, created_at: at, next_attempt_at: at }))
  if (rows.length > 0) await db.insertInto('alerts').values(rows).execute()
}

export function findDueAlerts(db: Kysely<Database>, now: Date, limit: number): Promise<Alert[]> {
  return db
    .selectFrom('alerts')
    .selectAll()
    .where('next_attempt_at', '<=', timestampInIndia(now))
    .orderBy('id')
    .limit(limit)
    .execute()
}

export async function removeAlert(db: Kysely<Database>, { id }: Alert): Promise<void> {
  await db.deleteFrom('alerts').where('id', '=', id).execute()
}

export async function postponeAlert(
  db: Kysely<Database>,
  { id, attempts }: Alert,
  nextAttempt: Date,
): Promise<void> {
  await db
    .updateTable('alerts')
    .set({ next_attempt_at: timestampInIndia(nextAttempt), attempts: attempts + 1 })
    .where('id', '=', id)
    .execute()
}
