import { expect, it } from 'vitest'
import { explainDatabaseError } from './explain-error'

const FILE = { file: '/data/plot-partner.sqlite' }
const URL = { url: 'postgres://plots:canary@db.example/plots?password=canary' }
const errorOf = (code: string | undefined, message: string) => Object.assign(new Error(message), { code })

it.each([
  [FILE, 'SQLITE_CORRUPT_INDEX', 'malformed', 'is damaged: restore a backup (SQLITE_CORRUPT_INDEX).'],
  [FILE, 'SQLITE_BUSY', 'database is locked', 'try again later (SQLITE_BUSY).'],
  [FILE, 'SQLITE_FULL', 'full', 'cannot be read or written (SQLITE_FULL).'],
  [URL, 'ENOTFOUND', 'getaddrinfo canary', 'DATABASE_URL db.example/plots cannot be used (ENOTFOUND).'],
  [URL, '3D000', 'database "plots" does not exist', 'cannot be used (database "plots" does not exist).'],
  [URL, undefined, 'timeout exceeded when trying to connect', '(timeout exceeded when trying to connect).'],
])('M023 M024 for %j and %s names the database, never its password', (address, code, message, line) => {
  const { message: explained } = explainDatabaseError(errorOf(code, message), address) as Error
  expect(explained).toContain(line)
  expect(explained).not.toContain('canary')
})

it.each([
  [FILE, 'SQLITE_CONSTRAINT'],
  [FILE, 'ENOENT'],
  [URL, 'ENOENT'],
  [URL, '23505'],
  [URL, undefined],
])('returns another error of %j, %s, unchanged', (address, code) => {
  const error = errorOf(code, 'another')
  expect(explainDatabaseError(error, address)).toBe(error)
})
