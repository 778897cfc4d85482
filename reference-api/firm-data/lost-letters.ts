import type { Transaction } from 'kysely'
import type { Database } from '../schema'
import { type CsvFile, keyOf } from './csv-file'
import { exportsOf } from './exported-rows'
import { hasNonAscii, lacksLettersOf } from './destroyed-text'
import type { Problems } from './problems'
import type { ImportedRow } from './read-rows'

type Texts = [column: string, text: string][]

/** Refuses rows in which question marks replace letters of the database. Reads the database at the first question mark. */
export function createLetterCheck(db: Transaction<Database>, file: CsvFile, problems: Problems) {
  let stored: Map<string, Texts> | null = null
  return async ({ row, values }: ImportedRow<Record<string, unknown>>): Promise<void> => {
    if (!Object.values(values).some((value) => typeof value === 'string' && value.includes('?'))) return
    stored ??= await textsWithLetters(db, file)
    for (const [column, text] of stored.get(keyOf(file, values)) ?? [])
      if (typeof values[column] === 'string' && lacksLettersOf(values[column], text)) {
        const reason = `"${values[column]}" has lost letters of "${text}". Save the file as "CSV UTF-8".`
        problems.add({ file: file.name, row, column, reason })
      }
  }
}

async function textsWithLetters(db: Transaction<Database>, file: CsvFile): Promise<Map<string, Texts>> {
  const stored = new Map<string, Texts>()
  for await (const batch of exportsOf(db).find((exported) => exported.file === file)!.batches)
    for (const row of batch) {
      const texts = Object.entries(row).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string' && hasNonAscii(entry[1]),
      )
      if (texts.length > 0) stored.set(keyOf(file, row), texts)
    }
  return stored
}
