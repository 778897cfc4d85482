import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = '.cache/test-databases'
/** The folders from which the databases are made. */
const SOURCES = ['reference-api', 'app/domain', 'app/messages', 'tests/factories', 'tests/firm-data']

/** The database file that an earlier run made from the same sources, because making demo data takes half a second. */
export async function reusedFile(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const file = join(FOLDER, `${name}.${hashOfSources()}.sqlite`)
  const made = readIfPresent(file)
  if (made) return made
  const bytes = await make()
  mkdirSync(FOLDER, { recursive: true })
  for (const older of readdirSync(FOLDER))
    if (older.startsWith(`${name}.`)) rmSync(join(FOLDER, older), { force: true })
  // Another process may be reading or writing the same file.
  const unfinished = join(FOLDER, randomUUID())
  writeFileSync(unfinished, bytes)
  renameSync(unfinished, file)
  return bytes
}

function hashOfSources(): string {
  const hash = createHash('sha256').update(process.version).update(readFileSync('package-lock.json'))
  for (const folder of SOURCES)
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || entry.name.includes('.test.')) continue
      const path = join(entry.parentPath, entry.name)
      hash.update(path).update(readFileSync(path))
    }
  return hash.digest('hex')
}

function readIfPresent(file: string): Buffer | null {
  try {
    return readFileSync(file)
  } catch {
    return null
  }
}
