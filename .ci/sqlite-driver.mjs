// Chooses the same driver as reference-api/db/sqlite-driver.ts. ready.mjs needs the name before anything is installed.
const isNode22OrLater = Number(process.versions.node.split('.')[0]) >= 22

export const SQLITE_DRIVER = isNode22OrLater ? 'better-sqlite3-napi' : 'better-sqlite3'
