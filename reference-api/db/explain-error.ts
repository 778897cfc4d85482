import { StartError } from '../start-error'
import { type DatabaseAddress, placeOf } from './database'

const SQLITE_FAULTS: [code: RegExp, fault: string][] = [
  [/^SQLITE_NOTADB/, 'is no SQLite database: restore a backup, or set another DATA_DIR'],
  [/^SQLITE_CORRUPT/, 'is damaged: restore a backup'],
  [/^SQLITE_(BUSY|LOCKED)/, 'is in use by another command, such as an import: try again later'],
  [/^SQLITE_(CANTOPEN|READONLY|FULL|IOERR|PERM|AUTH)/, 'cannot be read or written'],
]

/** Not all codes of Node, because a folder to import may be missing (ENOENT). */
const NETWORK_CODE = /^E(CONN[A-Z]+|TIMEDOUT|NOTFOUND|AI_AGAIN|HOSTUNREACH|NETUNREACH|PIPE)$/
/** Classes of PostgreSQL: connection, login, missing database, overload, shutdown. */
const SERVER_CODE = /^(08|28|3D|53|57)[0-9A-Z]{3}$/
/** The message of pg-pool has no code. */
const CONNECT_TIMEOUT = 'timeout exceeded when trying to connect'

/**
 * Returns a `StartError` that names the database if the operator can correct its place or state, otherwise the error itself. Call for
 * errors of the database at `address`, not for those of a copy.
 */
export function explainDatabaseError(error: unknown, address: DatabaseAddress): unknown {
  const { code = '', message } = error as Error & { code?: string }
  if ('file' in address) {
    const [, fault] = SQLITE_FAULTS.find(([pattern]) => pattern.test(code)) ?? []
    return fault ? new StartError(`${address.file} ${fault} (${code}).`, { cause: error }) : error
  }
  const isNetwork = NETWORK_CODE.test(code)
  if (!isNetwork && !SERVER_CODE.test(code) && message !== CONNECT_TIMEOUT) return error
  // The message of a failed connection repeats the address, and is empty if the name has several.
  const reason = isNetwork ? code : message
  return new StartError(`${placeOf(address)} cannot be used (${reason}).`, { cause: error })
}
