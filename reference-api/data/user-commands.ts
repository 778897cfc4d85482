import type { Kysely } from 'kysely'
import { hasPassword } from '../rules/password'
import type { Database } from '../schema'
import { activateUser, deactivateUser, moveUser, setLevel } from './user-changes'
import { addUser, setPassword } from './users'

interface UserCommand {
  db: Kysely<Database>
  /** An id or a mobile. */
  user: string
  /** The word after the user. */
  value: string
  options: Record<string, unknown> & { parent?: string }
}

const userCommands = {
  list: ({ db }) => listUsers(db),
  add: ({ db, options }) => addUser(db, options),
  password: ({ db, user, value }) => setPassword(db, user, value),
  deactivate: ({ db, user }) => deactivateUser(db, user),
  activate: ({ db, user }) => activateUser(db, user),
  move: ({ db, user, options }) => moveUser(db, user, options.parent),
  level: ({ db, user, value }) => setLevel(db, user, value),
} satisfies Record<string, (command: UserCommand) => Promise<string>>

export type UserCommandName = keyof typeof userCommands

/** Returns the effect as text; rejects for a missing option. */
export function runUserCommand(
  db: Kysely<Database>,
  [name, user = '', value = '']: [UserCommandName, ...string[]],
  options: UserCommand['options'] = {},
): Promise<string> {
  return userCommands[name]({ db, user, value, options })
}

/** Returns a header and one line per user, with tabs between the columns. */
async function listUsers(db: Kysely<Database>): Promise<string> {
  const users = await db
    .selectFrom('associates')
    .select(['id', 'name', 'mobile', 'level', 'parent_id', 'user_type', 'deactivated_at'])
    .select(['must_change_password', 'has_assigned_password', 'password_hash'])
    .orderBy('id')
    .execute()
  const lines = users.map((user) => {
    const { id, name, mobile, level, parent_id, user_type } = user
    const role = user_type === 2 ? `level ${level}` : 'office'
    return [id, name, mobile, role, parent_id ?? '-', stateOf(user)].join('\t')
  })
  return ['id\tname\tmobile\tlevel\tparent\tstate', ...lines].join('\n')
}

interface State {
  deactivated_at: string | null
  has_assigned_password: number
  must_change_password: number
  password_hash: string
}

function stateOf({
  deactivated_at,
  has_assigned_password,
  must_change_password,
  password_hash,
}: State): string {
  if (deactivated_at) return `deactivated ${deactivated_at}`
  if (!hasPassword(password_hash)) return 'no password yet'
  return has_assigned_password || must_change_password ? 'must change the password' : 'active'
}
