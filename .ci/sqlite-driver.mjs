// The same order as reference-api/db/sqlite-driver.ts.
const drivers = ['better-sqlite3', 'better-sqlite3-napi']
const isNodeApiEnough = Number(process.versions.node.split('.')[0]) >= 22

export const [, SQLITE_DRIVER] = isNodeApiEnough ? drivers : drivers.toReversed()
