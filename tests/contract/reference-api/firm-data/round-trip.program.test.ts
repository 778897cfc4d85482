import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Database } from '../../../../reference-api/schema'
import { generateDemoData } from '../../../../reference-api/demo-data/generate'
import { personaOf } from '../../../../reference-api/demo-data/personas'
import { DEMO_SCALE } from '../../../../reference-api/demo-data/scale'
import { columnsOf, type CsvFile } from '../../../../reference-api/firm-data/csv-file'
import { FILES, receipts } from '../../../../reference-api/firm-data/files'
import { importRows } from '../../../../reference-api/firm-data/import-folder'
import type { ImportRefused } from '../../../../reference-api/firm-data/problems'
import { isDeep } from '../../../factories/cases'
import { openDemoDatabase } from '../../../factories/demo-database'
import { aJpeg } from '../../../factories/images'
import { rowsOf, setRows } from '../../../factories/rows'
import { openTestDatabase } from '../../../factories/test-database'
import { changedFiles, firmForEachTest, NOW, openFirmDatabase } from './firm-folder'

const { firm, open, row, run, dropColumns, exportTo, violations, raiseQuery } = firmForEachTest()

const TODAY = '2026-11-21'

const keptColumns = (file: CsvFile) =>
  columnsOf(file).flatMap(([name, { traits }]) => (traits.keeps && !file.key.includes(name) ? [name] : []))

/** The demo data. Without `isDeep`, it has a fifth of the bookings, and only the first picture and the first document are drawn. */
const openExportedDatabase = () =>
  isDeep
    ? openDemoDatabase(TODAY)
    : openTestDatabase({
        name: 'exported',
        fill: async (empty) => {
          const sales = { booked: 60, registered: 20, cancelled: 5 }
          await generateDemoData(empty, { today: TODAY, scale: { ...DEMO_SCALE, sales } })
          await replaceDrawnMedia(empty)
        },
      })

/** Replaces the bytes of all media except the first picture and the first document, as if people had uploaded the others. */
async function replaceDrawnMedia(of: Kysely<Database>) {
  const starts = { 'image/jpeg': await aJpeg(), 'application/pdf': Buffer.from('%PDF-1.4\n') }
  for (const [content_type, start] of Object.entries(starts)) {
    const media = await rowsOf(of, 'media', { content_type }, 'id')
    for (const { id } of media.slice(1)) {
      const content = Buffer.concat([start, Buffer.from(String(id))])
      await setRows(of, 'media', { id }, { content })
    }
  }
}

it('X061 X062 X094 exporting, importing into an empty database and exporting again gives equal bytes, also after an import of files with fewer columns', async () => {
  const demo = await open(openExportedDatabase())
  const deactivated = personaOf('P2').id
  await raiseQuery('QAAAAAAAAAA', deactivated)
  await setRows(demo, 'line_query_messages', {}, { text: '=Where?\n“Here”, 🙂' })
  await setRows(demo, 'associates', { id: deactivated }, { deactivated_at: '2026-11-20 10:00:00' })
  const first = await exportTo('first')
  await open()
  await run(first)
  const second = await exportTo('second')
  const bytesIn = (folder: string, name: string) => readFile(join(folder, name))
  const names = await readdir(first, { recursive: true })
  expect(await readdir(second, { recursive: true })).toEqual(names)
  const csvFiles = names.filter((name) => name.endsWith('.csv'))
  expect(csvFiles).toHaveLength(25)
  for (const name of csvFiles)
    expect((await bytesIn(first, name)).toString('utf8').startsWith('\ufeff'), name).toBe(true)
  for (const name of names.filter((file) => file.includes('.')))
    expect((await bytesIn(second, name)).equals(await bytesIn(first, name)), name).toBe(true)
  // Values that an import derives must be equal too.
  const instalments = (from: Kysely<Database>) =>
    from
      .selectFrom('instalments')
      .innerJoin('bookings', 'bookings.id', 'booking_id')
      .select(['code', 'position', 'kind', 'label', 'due_on', 'amount_rupees', 'paid_rupees'])
      .select('instalments.late_charges_rupees')
      .orderBy('code')
      .orderBy('position')
      .execute()
  expect(await instalments(firm.db)).toEqual(await instalments(demo))
  const parts = (from: Kysely<Database>) =>
    from
      .selectFrom('receipts')
      .select(['number', 'sale_part_rupees', 'emi_part_rupees'])
      .orderBy('number')
      .execute()
  expect(await parts(firm.db)).toEqual(await parts(demo))
  const lines = (from: Kysely<Database>) =>
    from
      .selectFrom('commission_lines')
      .innerJoin('bookings', 'bookings.id', 'booking_id')
      .select(['code', 'associate_id', 'net_rupees', 'paid_rupees'])
      .orderBy('code')
      .orderBy('associate_id')
      .execute()
  expect(await lines(firm.db)).toEqual(await lines(demo))
  expect(await violations()).toEqual([])
  // A file without an optional column changes nothing.
  for (const file of FILES) await dropColumns(join('first', file.name), keptColumns(file))
  await rm(join(first, 'media'), { recursive: true })
  expect(changedFiles(await run(first))).toEqual({})
  const third = await exportTo('third')
  for (const { name } of FILES)
    expect((await bytesIn(third, name)).equals(await bytesIn(second, name)), name).toBe(true)
}, 60_000)

it('X061 importing an export into its own database changes nothing', async () => {
  await open(openExportedDatabase())
  await raiseQuery('QAAAAAAAAAA', personaOf('P2').id)
  const out = await exportTo()
  const before = await rowsByTable(firm.db)
  expect(changedFiles(await run(out))).toEqual({})
  expect(await rowsByTable(firm.db)).toEqual(before)
  expect(Object.keys(before).length).toBeGreaterThan(30)
}, 60_000)

/** Without what the import remembers of its own rows. */
async function rowsByTable(db: Kysely<Database>): Promise<Record<string, string[]>> {
  const tables = (await db.introspection.getTables()).map(({ name }) => name)
  const found: Record<string, string[]> = {}
  for (const table of tables.filter((name) => name !== 'imported_rows')) {
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(db)
    found[table] = rows.map((row) => JSON.stringify(row)).sort()
  }
  return found
}

it('X060 checks and writes one record that is in no folder, and names the field of a problem', async () => {
  await open(openFirmDatabase())
  const save = (file: CsvFile, record: Record<string, string>) => {
    async function* recordsOf() {
      yield [Object.keys(record), Object.values(record)]
    }
    const source = { files: new Set([file.name]), recordsOf, readMedia: async () => null }
    return firm.db.transaction().execute((write) => importRows(write, source, { now: NOW }))
  }
  const receipt = { number: 'R-9001', booking: 'gb-001', received_on: '20-11-2026', amount: '₹1,000' }
  expect(changedFiles(await save(receipts, receipt))).toEqual({ 'receipts.csv': 1 })
  expect(changedFiles(await save(receipts, receipt))).toEqual({})
  const problemsOf = (record: Record<string, string>) =>
    save(receipts, record).catch((error: ImportRefused) => error.problems.listed)
  const refused = await problemsOf({ ...receipt, booking: 'GB-999', amount: 'a lot' })
  expect(refused).toMatchObject([{ column: 'amount', reason: '"a lot" is not an amount.' }])
  const reason = expect.stringContaining('"GB-999" is in neither') as string
  const problems = [{ file: 'receipts.csv', row: 2, column: 'booking', reason }]
  expect(await problemsOf({ ...receipt, booking: 'GB-999' })).toMatchObject(problems)
  const { id: booking_id } = await row('bookings', { code: 'GB-001' })
  const paid = (await rowsOf(firm.db, 'instalments', { booking_id })).map(({ paid_rupees }) => paid_rupees)
  const received = (await rowsOf(firm.db, 'receipts', { booking_id })).map(({ net_rupees }) => net_rupees)
  expect(sum(paid)).toBe(sum(received))
})

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
