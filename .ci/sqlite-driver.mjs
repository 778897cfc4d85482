// Repeats the choice of reference-api/db/sqlite-driver.ts, because ready.mjs imports it before anything is installed.
const isNode22OrLater = Number(process.versions.node.split('.')[0]) >= 22

export const SQLITE_DRIVER = isNode22OrLater ? 'better-sqlite3-napi' : 'better-sqlite3'
