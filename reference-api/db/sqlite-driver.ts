import { createRequire } from 'node:module'
import type BetterSqlite3 from 'better-sqlite3'

// better-sqlite3 12 crashes on Node 24; 13 (better-sqlite3-napi) needs Node 22 (decision 0005).
const isNode22OrLater = Number(process.versions.node.split('.')[0]) >= 22
const requireFrom = createRequire(import.meta.url)

export const Sqlite = requireFrom(
  isNode22OrLater ? 'better-sqlite3-napi' : 'better-sqlite3',
) as typeof BetterSqlite3
