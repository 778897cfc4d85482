// Repeats the choice of reference-api/db/sqlite-driver.ts for ready.mjs, which runs before anything is installed.
const isNode22OrLater = Number(process.versions.node.split('.')[0]) >= 22

export const SQLITE_DRIVER = isNode22OrLater ? 'better-sqlite3-napi' : 'better-sqlite3'
