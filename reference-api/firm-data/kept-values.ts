import type { Transaction } from 'kysely'
import type { Database } from '../schema'
import { columnsOf, type CsvFile, keyOf } from './csv-file'
import { exportsOf } from './exported-rows'
import { firm } from './files'
import { importedContents } from './imported-rows'

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
  const columns = columnsOf(file).filter(([name, { keeps }]) => keeps && absent.has(name))
  if (columns.length === 0) return () => undefined
  const imported = await importedContents(db, file.name)
  const shared = new Map<string, Values>()
  for await (const batch of exportsOf(db).find((exported) => exported.file === file)!.batches)
    for (const row of batch) {
      // The firm has one row, and may get another name.
      const key = file.name === firm.name ? ONLY_ROW : keyOf(file, row)
      const lastImported = (imported.get(key) ?? {}) as Values
      const values = Object.fromEntries(
        columns.map(([name, { keeps }]) => [
          name,
          (keeps === 'last imported' && name in lastImported ? lastImported : row)[name] ?? null,
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
