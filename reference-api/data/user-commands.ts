import type { Kysely } from 'kysely'
import type { Database } from '../db/schema'
import { activateUser, deactivateUser, moveUser, setLevel } from './user-changes'
import { listUsers } from './user-list'
import { addUser, setPassword } from './users'

export const USER_USAGE = `  user list          lists the users; USER below is an id or a mobile
  user add --id HG1200 --name NAME --mobile DIGITS --level 1…9 --password NEW [--parent ID] [--email ADDRESS]
  user password USER NEW
  user deactivate USER | user activate USER
  user move USER --parent USER
  user level USER 1…9`

/** Runs `user …` and returns the effect as text. Null for an unknown command or a missing argument; rejects for a missing option. */
export function runUserCommand(
  db: Kysely<Database>,
  [command, user, value]: string[],
  options: Record<string, unknown> & { parent?: string },
): Promise<string> | null {
  if (command === 'list') return listUsers(db)
  if (command === 'add') return addUser(db, options)
  if (!user) return null
  if (command === 'password' && value) return setPassword(db, user, value)
  if (command === 'deactivate') return deactivateUser(db, user)
  if (command === 'activate') return activateUser(db, user)
  if (command === 'move') return moveUser(db, user, options.parent)
  if (command === 'level' && value) return setLevel(db, user, value)
  return null
}
