import type { Transaction } from 'kysely'
import type { Database } from '../schema'
import { upsertRows } from './upsert-rows'

/** Contents of the last import, by key. */
export async function importedContents(
  db: Transaction<Database>,
  file: string,
): Promise<Map<string, unknown>> {
  const rows = await db
    .selectFrom('imported_rows')
    .select(['key', 'content'])
    .where('file', '=', file)
    .execute()
  // Text that earlier releases stored may not be in the Unicode form NFC (see `text` in cells.ts).
  return new Map(rows.map(({ key, content }) => [key, JSON.parse(content.normalize('NFC')) as unknown]))
}

export async function storeImported(
  db: Transaction<Database>,
  file: string,
  contents: [string, unknown][],
): Promise<void> {
  const rows = contents.map(([key, content]) => ({ file, key, content: JSON.stringify(content) }))
  await upsertRows(db, 'imported_rows', rows, { key: ['file', 'key'], returning: 'key' })
}
