/** True in `npm run test:deep`, which tries complete ranges and kills processes. */
export const isDeep = process.env.DEEP === 'true'

/** Cases per property: few with a fixed seed, or many with a random seed. */
export const cases = (few = 300, many = 10_000) =>
  isDeep ? { numRuns: many } : { numRuns: few, seed: 20_261_122 }

/** True for `npm run unit:postgres` in the gate, which repeats only what the dialect may change. */
export const isPostgresInGate = Boolean(process.env.TEST_DATABASE_URL) && !isDeep

/** Option of a test or group that says nothing about the dialect: in the gate it runs on SQLite only. */
export const sqliteInGate = { skip: isPostgresInGate }

/** In the gate, every third row of many, and every tenth on PostgreSQL; otherwise all rows. */
export function rowsToTry<Row>(rows: Row[]): Row[] {
  if (isDeep) return rows
  return rows.filter((_, index) => index % (isPostgresInGate ? 10 : 3) === 0)
}
