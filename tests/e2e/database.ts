import { Sqlite } from '../../reference-api/db/sqlite-driver'
import { servers } from '../setup/servers'

/** Reads one row of the portal's database, to compare with a screen. */
export function readRow<Row>(sql: string, ...values: (string | number)[]): Row {
  const database = new Sqlite(`${servers.portal.env.DATA_DIR}/plot-partner.sqlite`, { readonly: true })
  try {
    return database.prepare(sql).get(...values) as Row
  } finally {
    database.close()
  }
}
