import type { Kysely } from 'kysely'
import type { Database } from '../schema'
import { activateUser, deactivateUser, moveUser, setLevel } from './user-changes'
import { listUsers } from './user-list'
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
