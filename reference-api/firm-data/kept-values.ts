import type { Transaction } from 'kysely'
import type { Database } from '../schema'
import { type AnyColumns, columnsOf, type CsvFile, keyOf, type RowOf } from './csv-file'
import { exportedRows } from './exported-rows'
import { firm } from './files'
import type { RowSource } from './row-source'
import { upsertRows } from './upsert-rows'

type Values = Record<string, unknown>

/** Finds values for the columns that a file lacks by the key of their row. */
export type KeptValues = (key: string) => Values | undefined

const ONLY_ROW = ''

/** Call before the rows of the file are written. Leaves out rows that have no value in these columns. */
export async function keptValues(
  db: Transaction<Database>,
  file: CsvFile,
  absent: ReadonlySet<string>,
): Promise<KeptValues> {
  const kept = new Map<string, Values>()
  const columns = columnsOf(file).filter(([name, { traits }]) => traits.keeps && absent.has(name))
  if (columns.length === 0) return () => undefined
  const imported = await importedContents(db, file.name)
  const shared = new Map<string, Values>()
  for await (const batch of exportedRows(db, file))
    for (const row of batch) {
      // The firm has one row, and may get another name.
      const key = file.name === firm.name ? ONLY_ROW : keyOf(file, row)
      const lastImported = (imported.get(key) ?? {}) as Values
      const values = Object.fromEntries(
        columns.map(([name, { traits }]) => [
          name,
          (traits.keeps === 'last imported' && name in lastImported ? lastImported : row)[name] ?? null,
        ]),
      )
      if (Object.values(values).every((value) => value === null)) continue
      // Equal values share one object, because a file may have a million rows.
      const content = JSON.stringify(values)
      const stored = shared.get(content) ?? values
      shared.set(content, stored)
      kept.set(key, stored)
    }
  return (key) => kept.get(file.name === firm.name ? ONLY_ROW : key)
}

/** What a person typed counts, even if the last import had it too. */
export const lastImported = async (
  { db, source }: { db: Transaction<Database>; source: Pick<RowSource, 'isTyped'> },
  file: CsvFile,
) => (source.isTyped ? new Map<string, unknown>() : importedContents(db, file.name))

/** Contents of the last import, by key. */
async function importedContents(db: Transaction<Database>, file: string): Promise<Map<string, unknown>> {
  const rows = await db
    .selectFrom('imported_rows')
    .select(['key', 'content'])
    .where('file', '=', file)
    .execute()
  // Text that earlier releases stored may not be in the Unicode form NFC (see `text` in cells.ts).
  return new Map(rows.map(({ key, content }) => [key, JSON.parse(content.normalize('NFC')) as unknown]))
}

export async function storeImported<Columns extends AnyColumns>(
  db: Transaction<Database>,
  file: CsvFile<Columns>,
  imported: { values: RowOf<CsvFile<Columns>> }[],
): Promise<void> {
  const rows = imported.map(({ values }) => ({
    file: file.name,
    key: keyOf(file, values),
    content: JSON.stringify(values),
  }))
  await upsertRows(db, 'imported_rows', rows, { key: ['file', 'key'], returning: 'key' })
}
