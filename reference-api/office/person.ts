import { type Kysely, sql } from 'kysely'
import { z } from 'zod/v4'
import { OfficePersonReply } from '../../app/contract/office'
import { MessageReply } from '../../app/contract/wire-object'
import { PERSON_CHANGES } from '../../app/domain/office'
import { timestampInIndia } from '../../app/domain/dates'
import { call } from '../call'
import { activateUser, deactivateUser, moveUser } from '../data/user-changes'
import { assignedPassword, assignPassword } from '../data/users'
import { OFFICE } from '../db/queries/tokens'
import { withDownlineOf } from '../db/queries/team'
import { Refusal } from '../refusal'
import { hasPassword } from '../rules/password'
import { oneOf } from '../routes/query'
import type { Database } from '../schema'
import { recordInLog } from './log'

const NO_PERSON = 'There is no such person.'
const YOURSELF = 'You cannot do this to yourself. Ask another person of the office.'

const person = call(
  'GET',
  '/office/person/:associate',
  { summary: 'A person: place in the tree, sessions, last login and state.', reply: OfficePersonReply },
  async ({ db, params, now }) => {
    const { id, ...one } = await requirePerson(db, params.associate)
    const { below } = await withDownlineOf(db, id)
      .selectFrom('team')
      .select(({ fn }) => fn.countAll<number>().as('below'))
      .executeTakeFirstOrThrow()
    const { sessions } = await db
      .selectFrom('tokens')
      .select(({ fn }) => fn.countAll<number>().as('sessions'))
      .where('associate_id', '=', id)
      .where('expires_at', '>', timestampInIndia(now()))
      .executeTakeFirstOrThrow()
    const { last } = await db
      .selectFrom('activity')
      .select(({ fn }) => fn.max('at').as('last'))
      .where('associate_id', '=', id)
      .where('kind', 'in', ['login', 'otp login'])
      .executeTakeFirstOrThrow()
    return {
      id,
      name: one.name,
      mobile: one.mobile,
      level: one.level,
      is_office: one.user_type === OFFICE ? 1 : 0,
      upline: await uplineOf(db, one.parent_id),
      below: Number(below),
      sessions: Number(sessions),
      last_login_at: last,
      joined_on: one.joined_on,
      deactivated_at: one.deactivated_at,
      has_password: hasPassword(one.password_hash) ? 1 : 0,
      must_change_password: one.has_assigned_password,
    }
  },
)

const changePerson = call(
  'POST',
  '/office/person/:associate',
  {
    summary:
      'Gives a password that must be changed at the next login, deactivates, activates, or moves with the people below. Body: value, the password or the new sponsor.',
    query: z.object({ change: oneOf(PERSON_CHANGES) }),
    reply: MessageReply,
    effect: 'write',
    body: 'json',
  },
  async ({ db, viewer, params, query: { change }, readJson, now, write }) => {
    const { id } = await requirePerson(db, params.associate)
    if (id === viewer.id) throw new Refusal(YOURSELF)
    const { value } = z
      .object({ value: z.string().max(200).catch('') })
      .catch({ value: '' })
      .parse(await readJson())
    const password = change === 'password' ? await assignedPassword(value).catch(atValue) : null
    return write(async (db) => {
      const before = await requirePerson(db, id)
      const changes = {
        password: () => assignPassword(db, id, password!),
        deactivate: () => deactivateUser(db, id),
        activate: () => activateUser(db, id),
        move: () => moveUser(db, id, value),
      }
      const message = await changes[change]().catch(atValue)
      const sponsor = (await requirePerson(db, id)).parent_id ?? ''
      const moved = { column: 'sponsor', label: 'Sponsor', before: before.parent_id ?? '', after: sponsor }
      await recordInLog(
        db,
        viewer.id,
        { action: change, subject: id, changes: change === 'move' ? [moved] : [] },
        now(),
      )
      return { message }
    })
  },
)

/** The only field of the form. */
function atValue(error: unknown): never {
  if (!(error instanceof Refusal)) throw error
  throw new Refusal(error.message, { value: [error.message] })
}

async function requirePerson(db: Kysely<Database>, id: string) {
  const found = await db.selectFrom('associates').selectAll().where('id', '=', id).executeTakeFirst()
  if (!found) throw new Refusal(NO_PERSON)
  return found
}

/** From the top of the tree to the sponsor. */
async function uplineOf(db: Kysely<Database>, sponsor: string | null) {
  if (sponsor === null) return []
  const { rows } = await sql<{ id: string; name: string }>`
    with recursive upline (id, name, parent_id, step) as (
      select id, name, parent_id, 0 from associates where id = ${sponsor}
      union all
      select associates.id, associates.name, associates.parent_id, step + 1
      from associates join upline on associates.id = upline.parent_id
    ) select id, name from upline order by step desc`.execute(db)
  return rows
}

export const personCalls = [person, changePerson]
