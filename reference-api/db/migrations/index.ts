import type { Migration } from 'kysely'
import * as initial from './0001-initial'

/** In order, by name. Imported one by one, so that the bundled server needs no folder to read. */
export const migrations: Record<string, Migration> = {
  '0001-initial': initial,
}
