import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import type { Kysely } from 'kysely'
import { afterEach, beforeEach, expect } from 'vitest'
import { checkDatabase, violationsOf } from '../../../../reference-api/data/check'
import { warningsOf } from '../../../../reference-api/data/import-warnings'
import { exportFolder } from '../../../../reference-api/firm-data/export-folder'
import { type Database, type NewRow, type Row, tables } from '../../../../reference-api/schema'
import { type ImportOptions, importFolder } from '../../../../reference-api/firm-data/import-folder'
import { rowOf, rowsOf, setRows } from '../../../factories/rows'
import { openTestDatabase } from '../../../factories/test-database'

/* What the tests of imports and exports share: a firm's folder, its database, and the commands on them. */

export const FIRM = join(import.meta.dirname, '../../../firm-data')
export const NOW = new Date('2026-11-22T06:00:00Z')

export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A database after the first import of tests/firm-data. */
export const openFirmDatabase = () =>
  openTestDatabase({
    name: 'firm',
    fill: async (empty) => {
      await importFolder(empty, FIRM, { now: NOW })
    },
    isReusable: true,
  })

export const changedFiles = (report: Awaited<ReturnType<typeof importFolder>>) =>
  Object.fromEntries(
    [...report].filter(([, { changed }]) => changed > 0).map(([name, { changed }]) => [name, changed]),
  )

export type Change = (text: string) => string

/**
 * A copy of tests/firm-data for each test of a file. The file opens and closes the database, or each test calls `open`, or the file
 * `openForEachTest`.
 */
export function firmForEachTest() {
  const firm = {} as { folder: string; db: Kysely<Database> }
  beforeEach(async () => {
    firm.folder = await mkdtemp(join(tmpdir(), 'firm-'))
    await cp(FIRM, firm.folder, { recursive: true })
  })
  const opened: Kysely<Database>[] = []
  afterEach(async () => {
    await rm(firm.folder, { recursive: true, force: true })
    for (const db of opened.splice(0)) await db.destroy()
  })

  /** Opens a database for this test: one without rows, or another one. */
  const open = async (database = openTestDatabase()) => {
    firm.db = await database
    opened.push(firm.db)
    return firm.db
  }
  /** For tests that need the first import and change the database. */
  const openForEachTest = () => {
    beforeEach(async () => {
      await open(openFirmDatabase())
    })
  }
  const row = <Name extends keyof Database>(table: Name, values: Partial<Row<Name>> = {}) =>
    rowOf(firm.db, table, values)
  const set = <Name extends keyof Database>(
    table: Name,
    values: Partial<Row<Name>>,
    to: Partial<NewRow<Name>>,
  ) => setRows(firm.db, table, values, to)
  const read = (file: string) => readFile(join(firm.folder, file), 'utf8')
  const write = async (file: string, content: string | Uint8Array) => {
    await mkdir(dirname(join(firm.folder, file)), { recursive: true })
    await writeFile(join(firm.folder, file), content)
  }
  /** Exports the database to a folder in the folder, and returns the path. */
  const exportTo = async (folder = 'out') => {
    const path = join(firm.folder, folder)
    await exportFolder(firm.db, path)
    return path
  }
  const run = (from = firm.folder, options = {}) => importFolder(firm.db, from, { now: NOW, ...options })
  const notificationCodes = async () =>
    (await rowsOf(firm.db, 'notifications', {}, 'code')).map(({ code }) => code)
  /** Changes the text of a file by a function, or the first occurrence of `from`. */
  const edit = async (file: string, from: Change | string | RegExp, to = '') => {
    const text = await read(file).catch(() => '')
    await write(file, typeof from === 'function' ? from(text) : text.replace(from, to))
  }
  const append = (file: string, line: string) => edit(file, (text) => `${text.trimEnd()}\n${line}\n`)
  const refusal = (options = {}): Promise<string> =>
    run(firm.folder, options).then(
      () => 'imported',
      (error: Error) => error.message,
    )
  const dropColumns = async (file: string, columns: string[]) => {
    const [header = [], ...rows] = parse(await readFile(join(firm.folder, file)), { bom: true })
    const places = header.flatMap((name, index) => (columns.includes(name) ? [] : [index]))
    const kept = [header, ...rows].map((cells) => places.map((place) => cells[place]))
    await write(file, stringify(kept))
  }
  /** Imports the folder, and returns the warnings. */
  async function warnings(): Promise<string[]> {
    let found: string[] = []
    const inspect: ImportOptions['inspect'] = async (db, source) => {
      found = (await warningsOf(db, source, [])).map(violationsOf)
    }
    await run(firm.folder, { inspect })
    return found
  }
  const violations = async () => (await checkDatabase(firm.db)).filter(({ violations: count }) => count > 0)

  /** Fails unless an import of the changed file, by default the file that the message names, is refused so and changes nothing. */
  async function expectRefusal(message: string, change: Change, file = message.split(/[,:]/)[0]!) {
    const rowsBefore = await allRows(firm.db)
    await edit(file, change)
    const refused = await refusal()
    expect(refused).toContain('nothing was changed')
    expect(refused).toContain(message)
    expect(await allRows(firm.db)).toEqual(rowsBefore)
  }

  async function raiseQuery(id: string, person: string) {
    const at = '2026-11-20 11:05:00'
    const line = { kind: 'receipt', line_key: 'receipt R-0001', booking_code: 'GB-118' } as const
    const figures = '[{"label":"Received","amount":117000}]'
    const query = { category: 'amount', should_be_paise: 1_250_050, figures, state: 'sent' } as const
    const times = { raised_at: at, changed_at: at }
    const ofReceipt = { id, associate_id: person, receipt_number: 'R-0001', ...line, ...query, ...times }
    await firm.db.insertInto('line_queries').values(ofReceipt).execute()
    const text = 'Where is my receipt?'
    const message = { query_id: id, position: 1, author: 'associate' as const, text, written_at: at }
    await firm.db.insertInto('line_query_messages').values(message).execute()
  }

  const thread = async () =>
    (await rowsOf(firm.db, 'line_query_messages', {}, 'position')).map(
      ({ author, text }) => `${author} ${text}`,
    )

  const stateOf = async (id: string) => (await row('line_queries', { id })).state

  return {
    ...{ firm, open, openForEachTest, row, set, read, write, edit, append, dropColumns, exportTo },
    ...{ run, refusal, expectRefusal, warnings, violations, notificationCodes, raiseQuery, thread, stateOf },
  }
}

const allRows = (db: Kysely<Database>) =>
  Promise.all(Object.keys(tables).map((name) => rowsOf(db, name as keyof typeof tables)))
