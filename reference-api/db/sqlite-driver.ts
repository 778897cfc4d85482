import { createRequire } from 'node:module'
import type BetterSqlite3 from 'better-sqlite3'

// Release 12 aborts the process on Node 24, whose object wrapper it clashes with; release 13 needs the Node-API of Node 22. The
// interface is the same (docs/decisions/0011).
const isNodeApiEnough = Number(process.versions.node.split('.')[0]) >= 22
const requireFrom = createRequire(import.meta.url)

export const Sqlite = requireFrom(
  isNodeApiEnough ? 'better-sqlite3-napi' : 'better-sqlite3',
) as typeof BetterSqlite3
