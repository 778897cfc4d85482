import { type Kysely, sql } from 'kysely'
import { timestampInIndia } from '../../app/domain/dates'
import { isSqlite } from '../db/dialect'
import { removeCalendarFeed } from '../db/queries/calendar-feeds'
import { lockAccount } from '../db/queries/otps'
import { isInTeam, withDownlineOf } from '../db/queries/team'
import type { Database } from '../schema'
import { Refusal } from '../refusal'
import { endSessions, findUser, inTransaction, Level, parse, recordOfficeChange } from './users'

const SAME_COMMISSION = 'Commission of earlier bookings is unchanged.'

/** Ends the sessions and the calendar feed. Bookings, commission and the place in the team stay. */
export function deactivateUser(db: Kysely<Database>, idOrMobile: string): Promise<string> {
  return inTransaction(db, async (transaction) => {
    const user = await findUser(transaction, idOrMobile)
    if (user.deactivated_at) throw new Refusal(`${user.id} is already deactivated.`)
    const now = new Date()
    await lockAccount(transaction, user.id, now)
    await changeUser(transaction, user.id, { deactivated_at: timestampInIndia(now) })
    await removeCalendarFeed(transaction, user.id)
    await recordOfficeChange(transaction, user.id, { kind: 'deactivated' })
    const sessions = await endSessions(transaction, user.id)
    return `Deactivated ${user.id} and ended ${sessions}. Bookings and figures stay.`
  })
}

export function activateUser(db: Kysely<Database>, idOrMobile: string): Promise<string> {
  return inTransaction(db, async (transaction) => {
    const user = await findUser(transaction, idOrMobile)
    if (!user.deactivated_at) throw new Refusal(`${user.id} is not deactivated.`)
    await changeUser(transaction, user.id, { deactivated_at: null })
    await recordOfficeChange(transaction, user.id, { kind: 'activated' })
    return `Activated ${user.id}: the person can log in again.`
  })
}

/** The downline moves with the associate. The calendar feed of the associate ends. */
export function moveUser(db: Kysely<Database>, idOrMobile: string, parent?: string): Promise<string> {
  return inTransaction(db, async (transaction) => {
    // Two simultaneous moves, each valid alone, could make a cycle. SQLite has one writer anyway.
    if (!isSqlite(db)) await sql`lock table associates in share row exclusive mode`.execute(transaction)
    const user = await findUser(transaction, idOrMobile)
    if (!parent) throw new Refusal("--parent must be the new parent's id or mobile.")
    const { id: parent_id } = await findUser(transaction, parent)
    if (await isInTeam(transaction, user.id, parent_id))
      throw new Refusal(`${parent_id} is ${user.id} or below it: the move would make a cycle.`)
    const { below } = await withDownlineOf(transaction, user.id)
      .selectFrom('team')
      .select(({ fn }) => fn.countAll<number>().as('below'))
      .executeTakeFirstOrThrow()
    await changeUser(transaction, user.id, { parent_id })
    await removeCalendarFeed(transaction, user.id)
    const formerParent = user.parent_id ?? 'the top'
    await recordOfficeChange(transaction, user.id, {
      kind: 'moved',
      details: { before: formerParent, after: parent_id },
    })
    const team = Number(below) === 1 ? '1 associate' : `${below} associates`
    return `Moved ${user.id}, with ${team} below, from ${formerParent} to ${parent_id}. ${SAME_COMMISSION}`
  })
}

export async function setLevel(db: Kysely<Database>, idOrMobile: string, input: string): Promise<string> {
  const level = parse(Level, input, 'level')
  return inTransaction(db, async (transaction) => {
    const user = await findUser(transaction, idOrMobile)
    await changeUser(transaction, user.id, { level })
    const details = { before: `${user.level}`, after: `${level}` }
    await recordOfficeChange(transaction, user.id, { kind: 'level', details })
    return `Changed ${user.id} from level ${user.level} to ${level}. ${SAME_COMMISSION}`
  })
}

type Change = Partial<Record<'deactivated_at' | 'parent_id', string | null> & { level: number }>

function changeUser(db: Kysely<Database>, id: string, change: Change) {
  return db.updateTable('associates').set(change).where('id', '=', id).execute()
}
