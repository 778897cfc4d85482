import type { CsvFile } from './csv-file'
import { keyOf } from './csv-file'
import { FILES } from './files'
import { Problems } from './problems'
import { readRows } from './read-rows'

/**
 * Finds the rows of a file by their keys, as `keyOf` writes them. Reads the file again, because the import does not keep the keys of a
 * million rows.
 */
export async function findRows(
  folder: string,
  fileName: string,
  keys: ReadonlySet<string>,
): Promise<Map<string, number>> {
  const rows = new Map<string, number>()
  const file = FILES.find(({ name }) => name === fileName) as CsvFile | undefined
  if (!file || keys.size === 0) return rows
  for await (const { row, values } of readRows(folder, file, new Problems())) {
    const key = keyOf(file, values)
    if (keys.has(key)) rows.set(key, row)
    if (rows.size === keys.size) break
  }
  return rows
}
