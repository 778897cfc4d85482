import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { type Kysely, sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { checkDatabase, violatedRules, violationsOf } from '../../../reference-api/data/check'
import { addBankRequest } from '../../../reference-api/db/queries/bank'
import { readChanges, readPosition } from '../../../reference-api/db/queries/changed-rows'
import { findBookingHits } from '../../../reference-api/db/queries/find'
import { answerAsOffice } from '../../../reference-api/db/queries/office-answers'
import type { Database } from '../../../reference-api/db/schema'
import { generateDemoData } from '../../../reference-api/demo-data/generate'
import { personaOf } from '../../../reference-api/demo-data/personas'
import { DEMO_SCALE } from '../../../reference-api/demo-data/scale'
import { columnsOf, type CsvFile } from '../../../reference-api/firm-data/csv-file'
import { exportFolder } from '../../../reference-api/firm-data/export-folder'
import { FILES } from '../../../reference-api/firm-data/files'
import { importFolder } from '../../../reference-api/firm-data/import-folder'
import { readme, writeTemplate } from '../../../reference-api/firm-data/template'
import { foldCode, splitWords } from '../../../reference-api/rules/find-text'
import { isDeep, sqliteInGate } from '../../factories/cases'
import { openDemoDatabase } from '../../factories/demo-database'
import { aJpeg } from '../../factories/images'
import { openTestDatabase } from '../../factories/test-database'

const FIRM = join(import.meta.dirname, '../../firm-data')
const TODAY = '2026-11-21'
const NOW = new Date('2026-11-22T06:00:00Z')

let folder: string
let db: Kysely<Database>

/** A database after the first import of tests/firm-data. */
const openFirmDatabase = () =>
  openTestDatabase({
    name: 'firm',
    fill: async (empty) => {
      await importFolder(empty, FIRM, { now: NOW })
    },
  })
const run = (from = folder, options = {}) => importFolder(db, from, { now: NOW, ...options })
const notificationCodes = async () =>
  (await db.selectFrom('notifications').select('code').orderBy('code').execute()).map(({ code }) => code)
const edit = async (file: string, change: (text: string) => string) =>
  writeFile(join(folder, file), change(await readFile(join(folder, file), 'utf8')))
const append = (file: string, line: string) => edit(file, (text) => `${text.trimEnd()}\n${line}\n`)
const refusal = (options = {}): Promise<string> =>
  run(folder, options).then(
    () => 'imported',
    (error: Error) => error.message,
  )
const dropColumns = async (file: string, columns: string[]) => {
  const [header = [], ...rows] = parse(await readFile(join(folder, file)), { bom: true })
  const places = header.flatMap((name, index) => (columns.includes(name) ? [] : [index]))
  const kept = [header, ...rows].map((cells) => places.map((place) => cells[place]))
  await writeFile(join(folder, file), stringify(kept))
}
const keptColumns = (file: CsvFile) =>
  columnsOf(file).flatMap(([name, { keeps }]) => (keeps && !file.key.includes(name) ? [name] : []))
const changedFiles = (report: Awaited<ReturnType<typeof run>>) =>
  Object.fromEntries(
    [...report].filter(([, { changed }]) => changed > 0).map(([name, { changed }]) => [name, changed]),
  )

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'firm-'))
  await cp(FIRM, folder, { recursive: true })
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('the first import', () => {
  beforeAll(async () => {
    db = await openFirmDatabase()
  })
  afterAll(() => db.destroy())

  it('X060 adds projects, plots, people, bookings and receipts that pass every check', async () => {
    const count = async (table: 'projects' | 'plots' | 'associates' | 'bookings' | 'receipts') =>
      Number(
        (
          await db
            .selectFrom(table)
            .select(({ fn }) => fn.countAll().as('n'))
            .executeTakeFirstOrThrow()
        ).n,
      )
    expect(
      await Promise.all((['projects', 'plots', 'associates', 'bookings', 'receipts'] as const).map(count)),
    ).toEqual([3, 400, 25, 120, 521])
    expect((await checkDatabase(db)).filter(({ violations }) => violations > 0)).toEqual([])
  })

  it('X060 M239 resets all caches; a later write records only its booking as changed', async () => {
    const separate = await openTestDatabase()
    const positionBefore = await readPosition(separate)
    await importFolder(separate, FIRM, { now: NOW })
    expect(await readChanges(separate, positionBefore)).toBeNull()
    const rows = await separate.selectFrom('changed_rows').select('kind').execute()
    expect(rows.map(({ kind }) => kind)).toEqual(['everything', 'everything'])
    const positionAfter = await readPosition(separate)
    const { id, booking_id } = await separate.selectFrom('receipts').selectAll().executeTakeFirstOrThrow()
    await separate.updateTable('receipts').set({ net_rupees: 1 }).where('id', '=', id).execute()
    const { changes } = (await readChanges(separate, positionAfter))!
    expect([...changes.booking]).toEqual([String(booking_id)])
    await separate.destroy()
  })

  it('X060 M239 a later import removes a plot from a database without bookings', async () => {
    const separate = await openTestDatabase()
    const source = await mkdtemp(join(tmpdir(), 'land-'))
    for (const file of ['firm.csv', 'firm-rules.csv', 'projects.csv', 'blocks.csv', 'plots.csv'])
      await cp(join(FIRM, file), join(source, file))
    await importFolder(separate, source, { now: NOW })
    const text = await readFile(join(source, 'plots.csv'), 'utf8')
    const [header, ...plots] = text.trimEnd().split('\n')
    await writeFile(join(source, 'plots.csv'), `${[header, ...plots.slice(0, -1)].join('\n')}\n`)
    await importFolder(separate, source, { now: NOW, replace: ['plots.csv'] })
    const { count } = await separate
      .selectFrom('plots')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(plots.length - 1)
    await rm(source, { recursive: true, force: true })
    await separate.destroy()
  })

  it('X060 links a notification to its booking', async () => {
    const notifications = await db
      .selectFrom('notifications')
      .leftJoin('bookings', 'bookings.id', 'booking_id')
      .select(['about', 'bookings.code'])
      .orderBy('notifications.code')
      .execute()
    expect(notifications).toEqual([
      { about: null, code: null },
      { about: 'booking', code: 'GB-001' },
    ])
  })

  it('X060 prices a booking, divides its receipts and makes its instalments by the rules', async () => {
    // The price is 150 sq. yards × ₹10,000 = ₹15,00,000, and 10 % of the price is paid on booking. A flat 4 % for one year is added to
    // the rest, ₹13,50,000, so the twelve instalments are ₹14,04,000 together.
    const booking = await db
      .selectFrom('bookings')
      .selectAll()
      .where('code', '=', 'GB-001')
      .executeTakeFirstOrThrow()
    expect(booking).toMatchObject({
      sale_rupees: 1_500_000,
      booking_amount_rupees: 150_000,
      emi_charges_rupees: 54_000,
    })
    expect(booking).toMatchObject({
      late_percent_hundredths: 1_800,
      cancel_after_unpaid: 4,
      cancel_after_days: 15,
    })
    const instalments = await db
      .selectFrom('instalments')
      .select(['label', 'due_on', 'amount_rupees', 'paid_rupees'])
      .where('booking_id', '=', booking.id)
      .orderBy('position')
      .execute()
    expect(instalments).toHaveLength(13)
    expect(instalments[5]).toEqual({
      label: 'EMI 5',
      due_on: '2026-06-10',
      amount_rupees: 117_000,
      paid_rupees: 117_000,
    })
    expect(instalments[6]).toMatchObject({ label: 'EMI 6', paid_rupees: 0 })
    const secondReceipt = await db
      .selectFrom('receipts')
      .selectAll()
      .where('number', '=', 'R-0002')
      .executeTakeFirstOrThrow()
    // EMI charges are 54,000 of 14,04,000, which is 4,500 of each instalment.
    expect(secondReceipt).toMatchObject({
      net_rupees: 117_000,
      sale_part_rupees: 112_500,
      emi_part_rupees: 4_500,
    })
  })

  it('X060 X062 divides commission by the ladder of the day; nothing is due on a cancelled booking', async () => {
    const lines = await db
      .selectFrom('commission_lines')
      .innerJoin('bookings', 'bookings.id', 'commission_lines.booking_id')
      .select([
        'code',
        'associate_id',
        'commission_hundredths as rate',
        'net_rupees as net',
        'paid_rupees as paid',
      ])
      .where('code', 'in', ['GB-001', 'GB-003'])
      .orderBy('code')
      .orderBy('associate_id', 'desc')
      .execute()
    // Levels 3, 6 and 9 have 8 %, 11 % and 14 %. The paid part is 8 % of 1,50,000 and of 1,12,500.
    expect(lines).toEqual([
      { code: 'GB-001', associate_id: 'GP1003', rate: 800, net: 120_000, paid: 21_000 },
      { code: 'GB-001', associate_id: 'GP1002', rate: 300, net: 45_000, paid: 0 },
      { code: 'GB-001', associate_id: 'GP1001', rate: 300, net: 45_000, paid: 0 },
      { code: 'GB-003', associate_id: 'GP1003', rate: 800, net: 0, paid: 0 },
      { code: 'GB-003', associate_id: 'GP1002', rate: 300, net: 0, paid: 0 },
      { code: 'GB-003', associate_id: 'GP1001', rate: 300, net: 0, paid: 0 },
    ])
    const typesInPapikonda = await db
      .selectFrom('commission_lines')
      .innerJoin('bookings', 'bookings.id', 'commission_lines.booking_id')
      .innerJoin('projects', 'projects.id', 'bookings.project_id')
      .select('commission_type')
      .distinct()
      .where('projects.code', '=', 'PVT')
      .where('booked_on', '>=', '2024-01-01')
      .execute()
    expect(typesInPapikonda).toEqual([{ commission_type: 'Per Sq.Yd' }])
  })

  it(
    'X060 reads files as spreadsheets write them: semicolons, a byte-order mark, ₹ and grouping, other date formats, empty rows',
    sqliteInGate,
    async () => {
      const text = await readFile(join(FIRM, 'receipts.csv'), 'utf8')
      expect(text.startsWith('\ufeffnumber;booking')).toBe(true)
      expect(text).toContain('15-01-2026;"₹1,50,000.00"')
      const receipt = await db
        .selectFrom('receipts')
        .selectAll()
        .where('number', '=', 'R-0001')
        .executeTakeFirstOrThrow()
      expect(receipt).toMatchObject({ received_on: '2026-01-15', net_rupees: 150_000 })
      const person = await db
        .selectFrom('associates')
        .selectAll()
        .where('id', '=', 'GP1003')
        .executeTakeFirstOrThrow()
      expect(person).toMatchObject({ mobile: '9876510003', joined_on: '2023-04-01', must_change_password: 1 })
    },
  )

  it('X060 importing the same folder again changes nothing', async () => {
    expect(changedFiles(await run())).toEqual({})
  })

  it('X060 a dry run changes nothing', async () => {
    await edit('projects.csv', (text) => text.replace('Papikonda View', 'Papikonda Heights'))
    expect(changedFiles(await run(folder, { isDryRun: true }))).toEqual({ 'projects.csv': 1 })
    const project = await db
      .selectFrom('projects')
      .select('name')
      .where('code', '=', 'PVT')
      .executeTakeFirst()
    expect(project).toEqual({ name: 'Papikonda View' })
  })

  it.each([true, false])(
    'X060 an import names the rows that break a rule (dry run: %s)',
    async (isDryRun) => {
      const separate = await openFirmDatabase()
      await edit('receipts.csv', (text) => text.replace('15-01-2026', '15-01-2020'))
      let violated: string[] = []
      const inspect = async (imported: typeof db) => {
        violated = (await violatedRules(imported)).map(violationsOf)
      }
      await importFolder(separate, folder, { now: NOW, isDryRun, inspect })
      await separate.destroy()
      expect(violated).toEqual([
        '1 violation of "no receipt is of an earlier day than its booking": receipt R-0001 of booking GB-001',
      ])
    },
  )

  const wrongRows: [string, string, (text: string) => string, string][] = [
    [
      'a notification about an unknown booking',
      'notifications.csv',
      (text) => `${text}N-3,GP1003,Hello,Text.,2026-11-01 09:00,booking,GB-999\n`,
      'notifications.csv, row 4, booking: "GB-999" is in neither bookings.csv nor the database.',
    ],
    [
      'a notification about an unknown query',
      'notifications.csv',
      (text) =>
        `${text.replace('booking\n', 'booking,query\n')}N-3,GP1003,Hello,Text.,2026-11-01 09:00,query,,QZZZZZZZZZZ\n`,
      'notifications.csv, row 4, query: "QZZZZZZZZZZ" is in neither queries.csv nor the database.',
    ],
    [
      'a notification about an unknown subject',
      'notifications.csv',
      (text) => `${text}N-3,GP1003,Hello,Text.,2026-11-01 09:00,weather,\n`,
      'notifications.csv, row 4, about: "weather" is not one of: booking, bookings, payments, cash bills, bank details, requests, projects, prices, team or query.',
    ],
    [
      'an unknown project',
      'blocks.csv',
      (text) => `${text}XXX,Z,Row,2,2\n`,
      'blocks.csv, row 13, project: "XXX" is in neither projects.csv nor the database.',
    ],
    [
      'a repeated receipt number',
      'receipts.csv',
      (text) => text.replace('R-0002', 'R-0001'),
      'receipts.csv, row 3, number: repeats row 2: number must be unique.',
    ],
    [
      'a day that does not exist',
      'bookings.csv',
      (text) => text.replace('2026-01-15', '2026-02-30'),
      'bookings.csv, row 2, booked_on: "2026-02-30" is not a date. Use yyyy-MM-dd, dd-MM-yyyy or dd/MM/yyyy.',
    ],
    [
      'a future day',
      'bookings.csv',
      (text) => text.replace('2026-01-15', '2027-01-15'),
      'bookings.csv, row 2, booked_on: 2027-01-15 is in the future.',
    ],
    [
      'a malformed amount',
      'receipts.csv',
      (text) => text.replace('₹1,50,000.00', '1,5,0000'),
      'receipts.csv, row 2, amount: "1,5,0000" is not an amount.',
    ],
    [
      'an amount with a decimal comma',
      'receipts.csv',
      (text) => text.replace('₹1,50,000.00', '1.50.000,00'),
      'receipts.csv, row 2, amount: "1.50.000,00" is not an amount.',
    ],
    [
      'a file in another encoding',
      'associates.csv',
      (text) => text.replace('Asha Devi', 'Ash\ufffd Devi'),
      'associates.csv, row 24, name: "Ash\ufffd Devi" is not UTF-8. Save the file as "CSV UTF-8".',
    ],
    [
      'a value under an empty header',
      'projects.csv',
      (text) => text.replace(',outright_discount,', ',,'),
      'projects.csv, row 2, column 4: has "200", but no name in the header.',
    ],
    [
      'a receipt number that differs from another one in capitals',
      'receipts.csv',
      (text) => text.replace('R-0002', 'r-0001'),
      'receipts.csv, row 3, number: "r-0001" differs from the one of row 2 only in capitals or spaces.',
    ],
    [
      'a plot number that differs from another one of the project in spaces',
      'plots.csv',
      (text) => text.replace('GVG,2,', 'GVG,1 2,'),
      'plots.csv, row 13, number: "12" differs from the one of row 3 only in capitals or spaces.',
    ],
    [
      'a receipt number that differs from one of the database in capitals',
      'receipts.csv',
      (text) => text.replace('R-0001', 'r-0001').replace('1,50,000.00', '1.00'),
      'receipts.csv, number: "R-0001" and "r-0001" differ only in capitals or spaces.',
    ],
    [
      'a plot number that differs from one of the database in spaces',
      'plots.csv',
      (text) => text.replace('GVG,12,', 'GVG,1 2,'),
      'plots.csv, number: "1 2" and "12" differ only in capitals or spaces.',
    ],
    [
      'a file that was cut in its last row',
      'receipts.csv',
      (text) => text.replace(/;\r\n(;;;;\r\n)*$/, ''),
      'receipts.csv, row 522: has fewer cells than the header, and no line end. The file may be cut: save it again.',
    ],
    [
      'a name that lost its letters',
      'bookings.csv',
      (text) => text.replace('వెంకట రమణ', '????? ???'),
      'bookings.csv, row 3, customer: "????? ???" has lost letters of "వెంకట రమణ". Save the file as "CSV UTF-8".',
    ],
    [
      'a brochure whose file is missing',
      'projects.csv',
      (text) => text.replace('longitude', 'longitude,brochure').replace('81.804', '81.804,gvg.pdf'),
      'projects.csv, row 2, brochure: the file "gvg.pdf" is not in the folder media.',
    ],
    [
      'a team with a cycle',
      'associates.csv',
      (text) => text.replace(/(GP1001,.*?,gp1001@godavari\.example),,/, '$1,GP1003,'),
      'associates.csv, row 26, sponsor: makes GP1001 a sponsor of itself.',
    ],
    [
      'a second plot in one cell',
      'plots.csv',
      (text) => text.replace('GVG,2,A,1,2', 'GVG,2,A,1,1'),
      'plots.csv, row 3, row: plot 1 of the same block is already in this cell.',
    ],
    [
      'a plot outside its block',
      'plots.csv',
      (text) => text.replace('GVG,2,A,1,2', 'GVG,2,A,9,2'),
      'plots.csv, row 3, row: 9 is outside block A, which has 4 rows.',
    ],
    [
      'a plot booked twice',
      'bookings.csv',
      (text) => text.replace('GB-002,GVG,6', 'GB-002,GVG,5'),
      'bookings.csv, row 3, plot: is booked by GB-001 already. Cancel that booking first.',
    ],
    [
      'a total of receipts above the price',
      'receipts.csv',
      (text) => text.replace('₹1,50,000.00', '₹15,00,00,000'),
      'receipts.csv, amount: the receipts of booking GB-001 exceed its total by 149031000 rupees.',
    ],
    [
      'a payment to an associate who earns nothing',
      'commission-bills.csv',
      (text) => text.replace('CB-1,GP1003', 'CB-1,GP1025'),
      'payments.csv, row 2, receipt: GP1025 earns nothing on the booking of receipt R-0001.',
    ],
    [
      'a mobile of another person',
      'associates.csv',
      (text) => text.replace('+91 98765 10003', '9876510001'),
      'associates.csv, row 26, mobile: "9876510001" already belongs to GP1003.',
    ],
    [
      'a renamed column',
      'projects.csv',
      (text) => text.replace(',rate,', ',price,'),
      'projects.csv, row 1, price: is not a column of this file.',
    ],
    [
      'a booking moved to another project',
      'bookings.csv',
      (text) => text.replace('GB-001,GVG,5', 'GB-001,KMT,50'),
      'bookings.csv, row 2, project: differs from the booking in the database. Cancel that booking and give this one a new number.',
    ],
    [
      'a rate above the limit',
      'bookings.csv',
      (text) => text.replace('EMI-12,"₹10,000"', 'EMI-12,"10,000,001"'),
      'bookings.csv, row 2, rate: is too large.',
    ],
    [
      'an eligible rate above the limit',
      'bookings.csv',
      (text) => text.replace(',rate', ',rate,eligible_rate').replace('"₹10,000"', '9000,"10,000,001"'),
      'bookings.csv, row 2, eligible_rate: is too large.',
    ],
    [
      'a price that the database cannot store',
      'bookings.csv',
      (text) => text.replace(',rate', ',rate,yards').replace('"₹10,000"', '9999999,1000'),
      'bookings.csv, row 2, rate: makes the price too large.',
    ],
    [
      'an amount that the database cannot store',
      'receipts.csv',
      (text) => text.replace('₹1,50,000.00', '2147483648'),
      'receipts.csv, row 2, amount: "2147483648" is too large.',
    ],
    [
      'the date of a cancellation at a booking that is not cancelled',
      'bookings.csv',
      (text) => text.replace('booked,2026-01-15,,', 'booked,2026-01-15,,2026-02-01'),
      'bookings.csv, row 2, cancelled_on: is given, but the booking is not cancelled.',
    ],
    [
      'the date of a registration at a booking without a status',
      'bookings.csv',
      (text) => text.replace('booked,2026-01-15,', ',2026-01-15,2026-02-01'),
      'bookings.csv, row 2, registered_on: is given, but the booking is not registered.',
    ],
    [
      'an unclosed quotation mark',
      'projects.csv',
      (text) => text.replace('Papikonda', '"Papikonda'),
      'has a quotation mark in a wrong place.',
    ],
  ]
  it.each(wrongRows)(
    'X060 %s is refused, the message names the place, and nothing is changed',
    sqliteInGate,
    async (_, file, change, line) => {
      const rowsBefore = await db.selectFrom('changed_rows').selectAll().execute()
      await edit(file, change)
      const message = await refusal()
      expect(message).toContain('nothing was changed')
      expect(message).toContain(line)
      expect(await db.selectFrom('changed_rows').selectAll().execute()).toEqual(rowsBefore)
    },
  )

  it('X060 refuses a folder that has the name of a file', sqliteInGate, async () => {
    await mkdir(join(folder, 'slides.csv'))
    expect(await refusal()).toContain('slides.csv: is not a file that can be read.')
  })

  it('X060 refuses UTF-16, an unknown file and an empty folder', sqliteInGate, async () => {
    await writeFile(join(folder, 'firm.csv'), Buffer.from('\ufeffname\nGodavari', 'utf16le'))
    expect(await refusal()).toContain('firm.csv: is UTF-16. Save it as "CSV UTF-8".')
    await rm(join(folder, 'firm.csv'))
    await writeFile(join(folder, 'bookins.csv'), 'a\n')
    expect(await refusal()).toContain('bookins.csv: is not one of firm.csv')
    for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true })
    expect(await refusal()).toContain('contains no CSV file')
  })

  it('X060 reports a wrong row once, without the rows that refer to it', sqliteInGate, async () => {
    await edit('projects.csv', (text) => text.replace('Godavari Gardens,"10,000"', 'Godavari Gardens,ten'))
    expect(await refusal()).toBe(
      '1 problem; nothing was changed.\nprojects.csv, row 2, rate: "ten" is not an amount.',
    )
  })

  it('X060 lists the first fifty problems and counts the others', sqliteInGate, async () => {
    await edit('receipts.csv', (text) => text.replaceAll('₹', 'Rs '))
    expect(await refusal()).toBe('imported')
    await edit('receipts.csv', (text) => text.replaceAll('Rs ', 'EUR '))
    const lines = (await refusal()).split('\n')
    expect(lines[0]).toBe('521 problems; nothing was changed.')
    expect(lines.at(-1)).toBe('and 471 more.')
    expect(lines).toHaveLength(52)
  })
})

describe('a later import', sqliteInGate, () => {
  beforeEach(async () => {
    db = await openFirmDatabase()
  })
  afterEach(() => db.destroy())

  it('X060 a corrected receipt changes the instalments that it paid', async () => {
    await edit('receipts.csv', (text) => text.replace('08-06-2026;"₹1,17,000.00"', '08-06-2026;"₹17,000.00"'))
    expect(changedFiles(await run())).toEqual({ 'receipts.csv': 1 })
    const { paid_rupees } = await db
      .selectFrom('instalments')
      .innerJoin('bookings', 'bookings.id', 'booking_id')
      .select('paid_rupees')
      .where('code', '=', 'GB-001')
      .where('label', '=', 'EMI 5')
      .executeTakeFirstOrThrow()
    expect(paid_rupees).toBe(17_000)
  })

  it('X062 a new rate and a new rule apply only to later bookings', async () => {
    const lines = () => db.selectFrom('commission_lines').selectAll().orderBy('id').execute()
    const linesBefore = await lines()
    await append('commission-rates.csv', ',2026-11-01,1,%,7')
    await append('commission-rates.csv', ',2026-11-01,3,%,9')
    await append('firm-rules.csv', '2026-11-01,30,2,5,80,')
    await append('bookings.csv', 'GB-900,KMT,100,GP1003,New Customer,,booked,2026-11-05,,,EMI-12,15000')
    await run()
    expect((await lines()).slice(0, linesBefore.length)).toEqual(linesBefore)
    const { rate } = await db
      .selectFrom('commission_lines')
      .innerJoin('bookings', 'bookings.id', 'booking_id')
      .select('commission_hundredths as rate')
      .where('code', '=', 'GB-900')
      .where('associate_id', '=', 'GP1003')
      .executeTakeFirstOrThrow()
    expect(rate).toBe(900)
    const rules = await db
      .selectFrom('bookings')
      .select(['code', 'late_percent_hundredths as late', 'cancel_after_unpaid as unpaid'])
      .where('code', 'in', ['GB-001', 'GB-900'])
      .orderBy('code')
      .execute()
    expect(rules).toEqual([
      { code: 'GB-001', late: 1_800, unpaid: 4 },
      { code: 'GB-900', late: 3_000, unpaid: 2 },
    ])
  })

  it('X060 after a correction of the price, commission still has the rate of the booking’s date', async () => {
    await append('commission-rates.csv', ',2026-11-01,3,%,9')
    await edit('bookings.csv', (text) => text.replace('EMI-12,"₹10,000"', 'EMI-12,"₹11,000"'))
    await run()
    const line = await db
      .selectFrom('commission_lines')
      .innerJoin('bookings', 'bookings.id', 'booking_id')
      .select(['commission_hundredths as rate', 'gross_rupees as gross', 'net_rupees as net'])
      .where('code', '=', 'GB-001')
      .where('associate_id', '=', 'GP1003')
      .executeTakeFirstOrThrow()
    // The commission is 8 % of 150 sq. yards at ₹11,000.
    expect(line).toEqual({ rate: 800, gross: 132_000, net: 132_000 })
  })

  it('X060 a corrected price does not change the commission if the firm gave the eligible amount', async () => {
    const lines = () =>
      db
        .selectFrom('commission_lines')
        .innerJoin('bookings', 'bookings.id', 'booking_id')
        .select(['eligible_rupees as eligible', 'gross_rupees as gross'])
        .where('code', '=', 'GB-001')
        .where('associate_id', '=', 'GP1003')
        .execute()
    const [lineBefore] = await lines()
    await db.updateTable('commission_lines').set({ eligible_rupees: 1_400_000 }).execute()
    await edit('bookings.csv', (text) => text.replace('EMI-12,"₹10,000"', 'EMI-12,"₹11,000"'))
    await run()
    expect(await lines()).toEqual([{ eligible: 1_400_000, gross: lineBefore?.gross }])
  })

  describe('after a correction of the associate', () => {
    const sharesOf = async (booking: string) =>
      Object.fromEntries(
        (
          await db
            .selectFrom('commission_lines')
            .innerJoin('bookings', 'bookings.id', 'booking_id')
            .select(['associate_id', 'commission_hundredths as rate'])
            .where('code', '=', booking)
            .execute()
        ).map(({ associate_id, rate }) => [associate_id, rate]),
      )
    const sellBy = (booking: string, associate: string) =>
      edit('bookings.csv', (text) =>
        text.replace(new RegExp(`^(${booking},[^,]+,[^,]+,)[^,]+`, 'm'), `$1${associate}`),
      )
    const withLines = (...rows: string[]) =>
      writeFile(join(folder, 'commission-lines.csv'), ['booking,associate,type,rate', ...rows].join('\n'))

    it('X060 X062 the commission of an unpaid booking is divided again', async () => {
      await sellBy('GB-005', 'GP1003')
      await run()
      expect(await sharesOf('GB-005')).toEqual({ GP1003: 800, GP1002: 300, GP1001: 300 })
      await sellBy('GB-005', 'GP1001')
      await run()
      expect(await sharesOf('GB-005')).toEqual({ GP1001: 1_400 })
    })

    it('X060 paid commission is not moved: the firm must give the shares', async () => {
      await sellBy('GB-001', 'GP1002')
      expect(await refusal()).toContain(
        'bookings.csv, associate: booking GB-001: its associate changed, but some commission is paid, or the shares differ from the commission rates. Give the shares in commission-lines.csv.',
      )
      await withLines('GB-001,GP1002,%,3')
      expect(await refusal()).toBe('imported')
    })

    it('X060 shares that the firm gave are not replaced', async () => {
      await withLines('GB-005,GP1001,%,12')
      await run()
      await rm(join(folder, 'commission-lines.csv'))
      await sellBy('GB-005', 'GP1003')
      expect(await refusal()).toContain('its associate changed')
      await withLines('GB-005,GP1003,%,8', 'GB-005,GP1001,%,6')
      expect(await refusal()).toBe('imported')
      expect(await sharesOf('GB-005')).toEqual({ GP1003: 800, GP1001: 600 })
    })
  })

  it('X060 an old file does not undo what a person changed in the portal', async () => {
    await db.updateTable('associates').set({ mobile: '9123456780' }).where('id', '=', 'GP1003').execute()
    await edit('associates.csv', (text) => text.replace('Asha Devi', 'Asha Devi Rao'))
    await run()
    const person = () =>
      db.selectFrom('associates').select(['name', 'mobile']).where('id', '=', 'GP1003').executeTakeFirst()
    expect(await person()).toEqual({ name: 'Asha Devi Rao', mobile: '9123456780' })
    await edit('associates.csv', (text) => text.replace('+91 98765 10003', '9123456789'))
    await run()
    expect(await person()).toEqual({ name: 'Asha Devi Rao', mobile: '9123456789' })
  })

  it('X060 an absent column keeps the values, and an empty cell of a column clears its value', async () => {
    const people = () => db.selectFrom('associates').selectAll().orderBy('id').execute()
    const before = await people()
    await dropColumns('associates.csv', ['email', 'sponsor', 'kind'])
    expect(changedFiles(await run())).toEqual({})
    expect(await people()).toEqual(before)
    await cp(join(FIRM, 'associates.csv'), join(folder, 'associates.csv'))
    await edit('associates.csv', (text) => text.replace('gp1025@godavari.example,GP1014,3,office', ',,3,'))
    expect(changedFiles(await run())).toEqual({ 'associates.csv': 1 })
    const cleared = (await people()).find(({ id }) => id === 'GP1025')
    expect(cleared).toMatchObject({ email: null, parent_id: null, user_type: 2 })
  })

  it('X060 an absent column does not count as a new value of what a person changed in the portal', async () => {
    await db
      .updateTable('associates')
      .set({ email: 'asha@mail.example' })
      .where('id', '=', 'GP1003')
      .execute()
    const original = await readFile(join(folder, 'associates.csv'))
    await dropColumns('associates.csv', ['email'])
    await run()
    await writeFile(join(folder, 'associates.csv'), original)
    expect(changedFiles(await run())).toEqual({})
    const person = await db
      .selectFrom('associates')
      .select('email')
      .where('id', '=', 'GP1003')
      .executeTakeFirst()
    expect(person).toEqual({ email: 'asha@mail.example' })
  })

  it('X060 a firm without contact columns gets a new name and keeps its contacts', async () => {
    await writeFile(join(folder, 'firm.csv'), 'name\nGodavari Homes\n')
    await run()
    expect(await db.selectFrom('firm').select(['name', 'mobile']).execute()).toEqual([
      { name: 'Godavari Homes', mobile: '9876500000' },
    ])
  })

  it.each([
    [
      'mobile',
      '9123456780',
      'GP1026,New Person,9123456780,gp1026@godavari.example,GP1001,1,partner,01-04-2026',
    ],
    [
      'email',
      'asha@mail.example',
      'GP1026,New Person,9123456781,asha@mail.example,GP1001,1,partner,01-04-2026',
    ],
  ])(
    'X060 the %s that a person chose in the portal is refused for another person',
    async (column, value, line) => {
      await db
        .updateTable('associates')
        .set({ [column]: value })
        .where('id', '=', 'GP1003')
        .execute()
      const problem = (row: number) =>
        `1 problem; nothing was changed.\nassociates.csv, row ${row}, ${column}: "${value}" already belongs to GP1003.`
      const original = await readFile(join(folder, 'associates.csv'), 'utf8')
      await append('associates.csv', line)
      expect(await refusal()).toBe(problem(27))
      await writeFile(join(folder, 'associates.csv'), original.replace('\n', `\n${line}\n`))
      expect(await refusal()).toBe(problem(2))
    },
  )

  it('X060 a mobile that its owner replaced in the portal can be given to another person', async () => {
    await db.updateTable('associates').set({ mobile: '9123456780' }).where('id', '=', 'GP1003').execute()
    await append(
      'associates.csv',
      'GP1026,New Person,9876510003,gp1026@godavari.example,GP1001,1,partner,01-04-2026',
    )
    expect(changedFiles(await run())).toEqual({ 'associates.csv': 1 })
    expect(changedFiles(await run())).toEqual({})
  })

  it('X041 X060 a customer’s name that Unicode can write in two ways is found by both', async () => {
    const spellings = ['\u095e\u093f\u0930\u094b\u091c', '\u092b\u093c\u093f\u0930\u094b\u091c']
    const hits = async (text: string) => {
      const words = splitWords(text).map((word) => ({ text: word, typos: [] }))
      const search = { viewerId: 'GP1003', words, code: foldCode(text), mobile: null, offset: 0, limit: 5 }
      return (await findBookingHits(db, search)).map(({ code }) => code)
    }
    for (const name of spellings) {
      await edit('bookings.csv', (text) => text.replace(/(GB-001,GVG,5,GP1003,)[^,]*/, `$1${name}`))
      await run()
      for (const typed of spellings) expect(await hits(typed)).toEqual(['GB-001'])
    }
  })

  it('X060 a cell that differs from its last import only in Unicode form counts as unchanged, so the portal’s value stays', async () => {
    await edit('associates.csv', (text) =>
      text.replace(/,joined_on/, ',joined_on,address').replace(/\n(GP1003,.*)/, '\n$1,Zoe\u0308 Road'),
    )
    await run()
    await db
      .updateTable('imported_rows')
      .set({ content: sql`replace(content, ${'Zo\u00eb'}, ${'Zoe\u0308'})` })
      .execute()
    await db.updateTable('associates').set({ address: 'My Road' }).where('id', '=', 'GP1003').execute()
    await run()
    const person = await db
      .selectFrom('associates')
      .select('address')
      .where('id', '=', 'GP1003')
      .executeTakeFirst()
    expect(person).toEqual({ address: 'My Road' })
  })

  it('X060 two associates can exchange mobiles, and two bookings can exchange plots', async () => {
    await edit('associates.csv', (text) =>
      text.replace('9876510024', 'FREE').replace('9876510025', '9876510024').replace('FREE', '9876510025'),
    )
    await edit('bookings.csv', (text) =>
      text.replace('GB-001,GVG,5', 'GB-001,GVG,6').replace('GB-002,GVG,6', 'GB-002,GVG,5'),
    )
    expect(changedFiles(await run())).toEqual({ 'associates.csv': 2, 'bookings.csv': 2 })
    expect((await checkDatabase(db)).filter(({ violations }) => violations > 0)).toEqual([])
    expect(changedFiles(await run())).toEqual({})
  })

  it('X060 a plot is free again after its booking is cancelled', async () => {
    await edit('bookings.csv', (text) =>
      text.replace('booked,2026-01-15,,,', 'cancelled,2026-01-15,,2026-10-01,'),
    )
    await run()
    const plot = await db
      .selectFrom('plots')
      .innerJoin('projects', 'projects.id', 'plots.project_id')
      .select('status_id')
      .where('code', '=', 'GVG')
      .where('number', '=', '5')
      .executeTakeFirst()
    expect(plot).toEqual({ status_id: 1 })
  })

  it('X060 after a cancellation, a booking earns only what was paid, until it is booked again', async () => {
    const nets = async () =>
      (
        await db
          .selectFrom('commission_lines')
          .innerJoin('bookings', 'bookings.id', 'booking_id')
          .select('net_rupees')
          .where('code', '=', 'GB-001')
          .orderBy('commission_lines.id')
          .execute()
      ).map(({ net_rupees }) => net_rupees)
    const netsBefore = await nets()
    expect(netsBefore).toHaveLength(3)
    const booked = 'booked,2026-01-15,,,'
    const cancelled = 'cancelled,2026-01-15,,2026-10-01,'
    await edit('bookings.csv', (text) => text.replace(booked, cancelled))
    await run()
    expect(await nets()).toEqual([21_000, 0, 0])
    await edit('bookings.csv', (text) => text.replace(cancelled, booked))
    await run()
    expect(await nets()).toEqual(netsBefore)
  })

  it('X060 correcting the associate of a bill moves its payments to that associate’s line', async () => {
    await edit('commission-bills.csv', (text) => text.replace('CB-1,GP1003', 'CB-1,GP1002'))
    await run()
    const payments = await db
      .selectFrom('payments')
      .innerJoin('commission_lines', 'commission_lines.id', 'line_id')
      .innerJoin('commission_bills', 'commission_bills.id', 'bill_id')
      .select('commission_lines.associate_id')
      .where('code', '=', 'CB-1')
      .execute()
    expect(payments).toEqual([{ associate_id: 'GP1002' }])
    expect((await checkDatabase(db)).filter(({ violations }) => violations > 0)).toEqual([])
  })

  it('X060 a corrected bill without its payments is refused, and the message names the missing payment', async () => {
    await edit('commission-bills.csv', (text) => text.replace('CB-1,GP1003', 'CB-1,GP1002'))
    await rm(join(folder, 'payments.csv'))
    expect(await refusal()).toBe(
      '1 problem; nothing was changed.\npayments.csv: CB-1 or R-0001 was corrected, so this file must contain the payment of CB-1 for R-0001.',
    )
  })

  it('X060 nothing is due on a cancelled booking after its payment moved to another person', async () => {
    await edit('bookings.csv', (text) =>
      text.replace('booked,2026-01-15,,,', 'cancelled,2026-01-15,,2026-10-01,'),
    )
    await run()
    await edit('commission-bills.csv', (text) => text.replace('CB-1,GP1003', 'CB-1,GP1002'))
    await run()
    const lines = await db
      .selectFrom('commission_lines')
      .innerJoin('bookings', 'bookings.id', 'booking_id')
      .select(['associate_id as associate', 'net_rupees as net', 'paid_rupees as paid'])
      .where('code', '=', 'GB-001')
      .orderBy('associate_id', 'desc')
      .execute()
    expect(lines).toEqual([
      { associate: 'GP1003', net: 9_000, paid: 9_000 },
      { associate: 'GP1002', net: 12_000, paid: 12_000 },
      { associate: 'GP1001', net: 0, paid: 0 },
    ])
  })

  it('X060 a cash bill moved to another associate waits for that associate to accept it', async () => {
    const state = () =>
      db
        .selectFrom('commission_bills')
        .select(['associate_id', 'cash_status_id', 'cash_accepted_at'])
        .where('code', '=', 'CB-2')
        .executeTakeFirst()
    const accepted = { cash_status_id: 2 as const, cash_accepted_at: '2026-11-20 10:00:00' }
    await db.updateTable('commission_bills').set(accepted).where('code', '=', 'CB-2').execute()
    await run()
    expect(await state()).toMatchObject(accepted)
    const { associate_id } = (await state())!
    const otherId = associate_id === 'GP1002' ? 'GP1001' : 'GP1002'
    await edit('commission-bills.csv', (text) => text.replace(`CB-2,${associate_id}`, `CB-2,${otherId}`))
    await run()
    expect(await state()).toEqual({ associate_id: otherId, cash_status_id: 1, cash_accepted_at: null })
  })

  it('X060 two bills cannot pay one associate for the same receipt', async () => {
    await append('payments.csv', 'CB-2,R-0001,6000')
    expect(await refusal()).toContain('payments.csv, row 4, receipt: is paid to GP1003 in bill CB-1 already.')
  })

  it('X060 a bill corrected from bank to cash waits for acceptance; a bill corrected from cash to bank does not', async () => {
    const statuses = () =>
      db.selectFrom('commission_bills').select(['code', 'cash_status_id']).orderBy('code').execute()
    await edit('commission-bills.csv', (text) =>
      text.replace('Cash,2026-07-06', 'Bank,').replace('2026-03-05,Bank', '2026-03-05,Cash'),
    )
    await run()
    expect(await statuses()).toEqual([
      { code: 'CB-1', cash_status_id: 1 },
      { code: 'CB-2', cash_status_id: null },
    ])
  })

  it('X060 two plots can exchange their places in the layout', async () => {
    await edit('plots.csv', (text) =>
      text.replace('GVG,1,A,1,1,', 'GVG,1,A,1,2,').replace('GVG,2,A,1,2,', 'GVG,2,A,1,1,'),
    )
    expect(changedFiles(await run())).toEqual({ 'plots.csv': 2 })
    const cells = await db
      .selectFrom('plots')
      .innerJoin('projects', 'projects.id', 'project_id')
      .select(['number', 'grid_row', 'grid_column'])
      .where('projects.code', '=', 'GVG')
      .where('number', 'in', ['1', '2'])
      .orderBy('number')
      .execute()
    expect(cells).toEqual([
      { number: '1', grid_row: 1, grid_column: 2 },
      { number: '2', grid_row: 1, grid_column: 1 },
    ])
  })

  it('X060 a booking whose commission lines are removed gets new lines from the ladder', async () => {
    const countLines = async () =>
      Number(
        (
          await db
            .selectFrom('commission_lines')
            .innerJoin('bookings', 'bookings.id', 'booking_id')
            .select(({ fn }) => fn.countAll().as('n'))
            .where('code', '=', 'GB-004')
            .executeTakeFirstOrThrow()
        ).n,
      )
    const countBefore = await countLines()
    expect(countBefore).toBeGreaterThan(0)
    const out = join(folder, 'out')
    await exportFolder(db, out)
    const lines = (await readFile(join(out, 'commission-lines.csv'), 'utf8')).split(/\r?\n/)
    await writeFile(
      join(folder, 'commission-lines.csv'),
      lines.filter((line) => !line.startsWith('GB-004,')).join('\n'),
    )
    await run(folder, { replace: ['commission-lines.csv'] })
    expect(await countLines()).toBe(countBefore)
  })

  it('X060 a notification that a person cleared stays cleared until the firm changes its row', async () => {
    await db.deleteFrom('notifications').where('code', '=', 'N-1').execute()
    expect(changedFiles(await run())).toEqual({})
    expect(await notificationCodes()).toEqual(['N-2'])
    await edit('notifications.csv', (text) => text.replace('Your figures', 'All your figures'))
    expect(changedFiles(await run())).toEqual({ 'notifications.csv': 1 })
    expect(await notificationCodes()).toEqual(['N-1', 'N-2'])
  })

  it('X060 a notification that the firm removes and writes again is shown again', async () => {
    const original = await readFile(join(folder, 'notifications.csv'), 'utf8')
    await edit('notifications.csv', (text) => text.replace(/N-2.*\n/, ''))
    await run(folder, { replace: ['notifications.csv'] })
    expect(await notificationCodes()).toEqual(['N-1'])
    await writeFile(join(folder, 'notifications.csv'), original)
    await run()
    expect(await notificationCodes()).toEqual(['N-1', 'N-2'])
  })

  it('X060 a deactivated person stays deactivated, and a new person can be deactivated from the start', async () => {
    const at = '2026-11-20 10:00:00'
    await db.updateTable('associates').set({ deactivated_at: at }).where('id', '=', 'GP1003').execute()
    await edit('associates.csv', (text) =>
      text
        .trimEnd()
        .split('\n')
        .map((line, index) => `${line.trimEnd()},${index === 0 ? 'deactivated_at' : ''}`)
        .join('\n'),
    )
    await append(
      'associates.csv',
      `GP1026,New Person,9123456780,new@godavari.example,GP1001,1,partner,01-04-2026,${at}`,
    )
    await run()
    const rows = await db
      .selectFrom('associates')
      .select('id')
      .where('deactivated_at', '=', at)
      .orderBy('id')
      .execute()
    expect(rows.map(({ id }) => id)).toEqual(['GP1003', 'GP1026'])
  })

  it('X060 a gallery date is removed with its last picture', async () => {
    await mkdir(join(folder, 'media'))
    await writeFile(join(folder, 'media/road.png'), PIXEL)
    const head = 'project,taken_on,position,heading,notes,file\n'
    const pictures = ['GVG,2026-11-02,1,Main road,,road.png\n', 'GVG,2026-11-03,1,Gate,,road.png\n']
    await writeFile(join(folder, 'gallery.csv'), head + pictures.join(''))
    await run()
    const days = async () =>
      (await db.selectFrom('gallery_dates').select('taken_on').execute()).map(({ taken_on }) => taken_on)
    expect(await days()).toHaveLength(2)
    await writeFile(join(folder, 'gallery.csv'), head + pictures[0]!)
    await run(folder, { replace: ['gallery.csv'] })
    expect(await days()).toEqual(['2026-11-02'])
  })

  it('X060 rows are removed only on request, only if nothing refers to them, and only from some files', async () => {
    await edit('receipts.csv', (text) => text.replace(/R-0007;.*\r\n/, ''))
    await edit('bookings.csv', (text) => text.replace(/GB-120.*\n/, ''))
    await run()
    const receipt = () =>
      db.selectFrom('receipts').select('id').where('number', '=', 'R-0007').executeTakeFirst()
    expect(await receipt()).toBeDefined()
    const trial = await run(folder, { replace: ['receipts.csv'], isDryRun: true })
    expect(trial.get('receipts.csv')?.removed).toBe(1)
    expect(await receipt()).toBeDefined()
    expect((await run(folder, { replace: ['receipts.csv'] })).get('receipts.csv')?.removed).toBe(1)
    expect(await receipt()).toBeUndefined()
    expect(await refusal({ replace: ['gallery.csv', 'instalments.csv'] })).toContain(
      'instalments.csv: is not in the folder, but --replace names it.',
    )
    expect(await refusal({ replace: ['bookings.csv'] })).toContain(
      'bookings.csv: GB-120 cannot be removed: other rows refer to it.',
    )
    expect(await refusal({ replace: ['associates.csv'] })).toContain('--replace takes slides.csv')
    await writeFile(join(folder, 'bookings.csv'), Buffer.from('\ufeffnumber\nGB-001', 'utf16le'))
    expect(await refusal({ replace: ['bookings.csv'] })).toContain('bookings.csv: is UTF-16.')
  })

  it('X040 X061 the office decides bank requests by a file; importing a verification again keeps the associate’s answer', async () => {
    const request = {
      associate_id: 'GP1003',
      bank_name: 'New Bank',
      account_number: '990055667788',
      ifsc: 'NEWB0099042',
      image_media_id: 1,
      status: 'pending' as const,
      requested_at: '2026-11-20 11:05:00',
      decided_at: null,
      reason: null,
    }
    await db
      .insertInto('media')
      .values({
        owner_id: 'GP1003',
        content_type: 'image/png',
        content: PIXEL,
        scene: null,
        created_at: '',
        file_name: null,
      })
      .execute()
    await db.insertInto('bank_change_requests').values(request).execute()
    await writeFile(
      join(folder, 'verifications.csv'),
      'associate,question,state,text,reason\nGP1003,bank,waiting,Is the account ending 3344 yours?,\n',
    )
    await run()
    const out = join(folder, 'out')
    await exportFolder(db, out)
    expect(await readFile(join(out, 'bank-requests.csv'), 'utf8')).toContain(
      'GP1003,2026-11-20 11:05:00,New Bank,990055667788,NEWB0099042,file-1.png,pending,',
    )
    await db
      .updateTable('bank_accounts')
      .set({ bank_state: 2 })
      .where('associate_id', '=', 'GP1003')
      .execute()
    expect(changedFiles(await run())).toEqual({})
    await edit('out/bank-requests.csv', (text) => text.replace('pending', 'rejected'))
    await cp(join(out, 'bank-requests.csv'), join(folder, 'bank-requests.csv'))
    expect(await refusal()).toContain(
      'bank-requests.csv, row 2, reason: is empty, but the associate must read why.',
    )
    await edit('bank-requests.csv', (text) => text.replace('rejected,', 'approved,'))
    await run()
    const account = await db
      .selectFrom('bank_accounts')
      .select(['account_number', 'bank_state'])
      .where('associate_id', '=', 'GP1003')
      .executeTakeFirst()
    expect(account).toEqual({ account_number: '990055667788', bank_state: 0 })
    expect(await db.selectFrom('changes').selectAll().where('kind', '=', 'decision').execute()).toMatchObject(
      [{ associate_id: 'GP1003', key: '2026-11-20 11:05:00' }],
    )
    await edit('bank-requests.csv', (text) => text.replace('approved,', 'rejected,Wrong name'))
    expect(await refusal()).toContain('decision: is rejected, but the request was approved already.')
  })

  describe('after a spreadsheet dropped the seconds of a bank request', () => {
    const HEADER = 'associate,requested_at,bank,account_number,ifsc,passbook,decision,reason'
    const decide = (requestedAt: string, decision: string) =>
      writeFile(
        join(folder, 'bank-requests.csv'),
        `${HEADER}\nGP1003,${requestedAt},New Bank,990055667788,NEWB0099042,passbook.png,${decision},\n`,
      )
    const requests = () =>
      db
        .selectFrom('bank_change_requests')
        .select(['requested_at', 'status'])
        .orderBy('requested_at')
        .execute()

    beforeEach(async () => {
      const request = {
        associate_id: 'GP1003',
        bank_name: 'New Bank',
        account_number: '990055667788',
        ifsc: 'NEWB0099042',
        requested_at: '2026-11-20 11:05:37',
        reason: null,
      }
      await addBankRequest(db, request, { contentType: 'image/png', bytes: PIXEL })
    })

    it('X061 a decision applies to the request of the same minute, once', async () => {
      await decide('20-11-2026 11:05', 'pending')
      expect(changedFiles(await run())).toEqual({})
      await decide('20-11-2026 11:05', 'approved')
      expect(changedFiles(await run())).toEqual({ 'bank-requests.csv': 1 })
      expect(changedFiles(await run())).toEqual({})
      expect(await requests()).toEqual([{ requested_at: '2026-11-20 11:05:37', status: 'approved' }])
      expect(await db.selectFrom('changes').select('key').where('kind', '=', 'decision').execute()).toEqual([
        { key: '2026-11-20 11:05:37' },
      ])
    })

    it('X061 a decision that matches no request is refused while one is pending', async () => {
      await decide('20-11-2026', 'approved')
      expect(await refusal()).toBe(
        '1 problem; nothing was changed.\nbank-requests.csv, row 2, requested_at: matches no request, but the request of 2026-11-20 11:05:37 is pending.',
      )
    })
  })

  it('X060 a notification that a person cleared stays cleared after a spreadsheet dropped its seconds', async () => {
    await edit('notifications.csv', (text) => text.replace('2026-11-01 09:00', '2026-11-01 09:00:21'))
    await run()
    await db.deleteFrom('notifications').where('code', '=', 'N-1').execute()
    await edit('notifications.csv', (text) => text.replace('2026-11-01 09:00:21', '01-11-2026 09:00'))
    expect(changedFiles(await run())).toEqual({})
    expect(await notificationCodes()).toEqual(['N-2'])
  })

  it('X061 a second pending bank request of an associate is reported', async () => {
    await mkdir(join(folder, 'media'))
    await writeFile(join(folder, 'media/passbook.png'), PIXEL)
    const rows = [20, 21].map(
      (day) =>
        `GP1003,2026-11-${day} 11:05,New Bank,99005566778${day % 10},NEWB0099042,passbook.png,pending,`,
    )
    const header = 'associate,requested_at,bank,account_number,ifsc,passbook,decision,reason'
    await writeFile(join(folder, 'bank-requests.csv'), [header, ...rows].join('\n'))
    expect(await refusal()).toContain(
      'bank-requests.csv, row 3, decision: is pending, but the associate has another pending request.',
    )
  })

  it('X060 a picture of the gallery cannot be a PDF, but a brochure can', async () => {
    await mkdir(join(folder, 'media'))
    await writeFile(join(folder, 'media/page.pdf'), '%PDF-1.4\n')
    await edit('projects.csv', (text) =>
      text.replace('longitude', 'longitude,brochure').replace('81.804', '81.804,page.pdf'),
    )
    await run()
    const header = 'project,taken_on,position,heading,notes,file'
    await writeFile(join(folder, 'gallery.csv'), `${header}\nGVG,2026-11-01,1,Road,,page.pdf\n`)
    expect(await refusal()).toContain(
      'gallery.csv, row 2, file: "page.pdf" is not a JPEG or PNG of up to 20 MB.',
    )
  })

  it('X042 X061 the office answers a query by a file, once; an old file undoes nothing', async () => {
    await raiseQuery('QAAAAAAAAAA', 'GP1003')
    const out = join(folder, 'out')
    await exportFolder(db, out)
    await cp(join(out, 'queries.csv'), join(folder, 'queries.csv'))
    expect(await readFile(join(out, 'query-messages.csv'), 'utf8')).toContain('QAAAAAAAAAA,1,associate,')
    expect(changedFiles(await run())).toEqual({})

    await edit('queries.csv', (text) => text.replace(',sent,', ',answered,'))
    expect(changedFiles(await run())).toEqual({})
    await edit('queries.csv', (text) => text.replace(',answered,', ',answered,The receipt is entered now.'))
    expect(changedFiles(await run())).toEqual({ 'queries.csv': 1 })
    expect(await thread()).toEqual(['associate Where is my receipt?', 'office The receipt is entered now.'])
    expect(await stateOf('QAAAAAAAAAA')).toBe('answered')
    expect(changedFiles(await run())).toEqual({})
    const notified = await db
      .selectFrom('notifications')
      .select(['associate_id', 'header'])
      .where('query_id', '=', 'QAAAAAAAAAA')
      .execute()
    expect(notified).toEqual([{ associate_id: 'GP1003', header: 'Your query is answered' }])

    // The associate replies or closes the query, but the file still has the answer.
    await db
      .insertInto('line_query_messages')
      .values({
        query_id: 'QAAAAAAAAAA',
        position: 3,
        author: 'associate',
        text: 'It is still missing.',
        written_at: '2026-11-22 12:00:00',
      })
      .execute()
    for (const state of ['sent', 'closed'] as const) {
      await db.updateTable('line_queries').set({ state }).execute()
      expect(changedFiles(await run())).toEqual({})
      expect(await stateOf('QAAAAAAAAAA')).toBe(state)
    }
    expect(await thread()).toHaveLength(3)

    // A query can be reopened only once, so a file from before the reopening must not close it again.
    await edit('queries.csv', (text) => text.replace(',answered,', ',closed,'))
    await db.updateTable('line_queries').set({ state: 'sent', is_reopened: 1 }).execute()
    expect(changedFiles(await run())).toEqual({})
    await edit('queries.csv', (text) => text.replace(',closed,The receipt is entered now.', ',closed,'))
    expect(changedFiles(await run())).toEqual({})
    expect(await stateOf('QAAAAAAAAAA')).toBe('sent')

    // The associate closed the query after the export.
    await db.updateTable('line_queries').set({ state: 'closed' }).execute()
    await cp(join(out, 'queries.csv'), join(folder, 'queries.csv'))
    expect(changedFiles(await run())).toEqual({})
    await edit('queries.csv', (text) => text.replace(',sent,', ',being checked,'))
    expect(changedFiles(await run())).toEqual({})
    await edit('queries.csv', (text) => text.replace(',being checked,', ',being checked,Wait.'))
    expect(await refusal()).toContain('queries.csv, row 2, state: cannot be set. QAAAAAAAAAA is closed.')
    expect(await thread()).toHaveLength(3)
  })

  it('X042 X061 wrong rows of queries are reported, and nothing is changed', async () => {
    await raiseQuery('QAAAAAAAAAA', 'GP1003')
    await exportFolder(db, folder)
    await edit('queries.csv', (text) => text.replace(',sent,', ',sent,Soon'))
    expect(await refusal()).toContain(
      'queries.csv, row 2, state: must be "being checked", answered or closed',
    )
    await edit('queries.csv', (text) =>
      text.replace('QAAAAAAAAAA', 'QBBBBBBBBBB').replace(',sent,Soon', ',sent,'),
    )
    expect(await refusal()).toContain(
      'queries.csv, row 2, state: is open, but GP1003 has another open query about the same line.',
    )
    await rm(join(folder, 'queries.csv'))
    await append('query-messages.csv', 'QCCCCCCCCCC,1,office,Hello,2026-11-20 11:05')
    expect(await refusal()).toContain(
      'query-messages.csv, row 3, query: "QCCCCCCCCCC" is in neither queries.csv nor the database.',
    )
    expect(await stateOf('QAAAAAAAAAA')).toBe('sent')
    expect(await thread()).toHaveLength(1)
  })
})

async function raiseQuery(id: string, person: string) {
  const at = '2026-11-20 11:05:00'
  await db
    .insertInto('line_queries')
    .values({
      id,
      associate_id: person,
      kind: 'receipt',
      line_key: 'receipt R-0001',
      booking_code: 'GB-118',
      earner_id: null,
      bill_code: null,
      receipt_number: 'R-0001',
      category: 'amount',
      should_be_paise: 1_250_050,
      figures: '[{"label":"Received","amount":117000}]',
      state: 'sent',
      raised_at: at,
      changed_at: at,
    })
    .execute()
  const text = 'Where is my receipt?'
  await db
    .insertInto('line_query_messages')
    .values({ query_id: id, position: 1, author: 'associate', text, written_at: at })
    .execute()
}

const thread = async () =>
  (await db.selectFrom('line_query_messages').select(['author', 'text']).orderBy('position').execute()).map(
    ({ author, text }) => `${author} ${text}`,
  )

const stateOf = async (id: string) =>
  (await db.selectFrom('line_queries').select('state').where('id', '=', id).executeTakeFirst())?.state

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

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
    const media = await of
      .selectFrom('media')
      .select('id')
      .where('content_type', '=', content_type)
      .orderBy('id')
      .execute()
    for (const { id } of media.slice(1)) {
      const content = Buffer.concat([start, Buffer.from(String(id))])
      await of.updateTable('media').set({ content }).where('id', '=', id).execute()
    }
  }
}

describe('export', () => {
  it('X061 X062 exporting, importing into an empty database and exporting again gives equal bytes, also after an import of files with fewer columns', async () => {
    const demo = await openExportedDatabase()
    db = demo
    await raiseQuery('QAAAAAAAAAA', personaOf('P2').id)
    await demo.updateTable('line_query_messages').set({ text: '=Where?\n“Here”, 🙂' }).execute()
    db = await openTestDatabase()
    await demo
      .updateTable('associates')
      .set({ deactivated_at: '2026-11-20 10:00:00' })
      .where('id', '=', personaOf('P2').id)
      .execute()
    await exportFolder(demo, join(folder, 'first'))
    await run(join(folder, 'first'))
    await exportFolder(db, join(folder, 'second'))
    const names = await readdir(join(folder, 'first'), { recursive: true })
    expect(await readdir(join(folder, 'second'), { recursive: true })).toEqual(names)
    expect(names.filter((name) => name.endsWith('.csv'))).toHaveLength(23)
    for (const name of names.filter((file) => file.endsWith('.csv')))
      expect((await readFile(join(folder, 'first', name), 'utf8')).startsWith('\ufeff'), name).toBe(true)
    for (const name of names.filter((file) => file.includes('.')))
      expect(
        (await readFile(join(folder, 'second', name))).equals(await readFile(join(folder, 'first', name))),
        name,
      ).toBe(true)
    // Values that an import derives must be equal too.
    const instalments = (from: Kysely<Database>) =>
      from
        .selectFrom('instalments')
        .innerJoin('bookings', 'bookings.id', 'booking_id')
        .select([
          'code',
          'position',
          'kind',
          'label',
          'due_on',
          'amount_rupees',
          'paid_rupees',
          'instalments.late_charges_rupees',
        ])
        .orderBy('code')
        .orderBy('position')
        .execute()
    expect(await instalments(db)).toEqual(await instalments(demo))
    const parts = (from: Kysely<Database>) =>
      from
        .selectFrom('receipts')
        .select(['number', 'sale_part_rupees', 'emi_part_rupees'])
        .orderBy('number')
        .execute()
    expect(await parts(db)).toEqual(await parts(demo))
    const lines = (from: Kysely<Database>) =>
      from
        .selectFrom('commission_lines')
        .innerJoin('bookings', 'bookings.id', 'booking_id')
        .select(['code', 'associate_id', 'net_rupees', 'paid_rupees'])
        .orderBy('code')
        .orderBy('associate_id')
        .execute()
    expect(await lines(db)).toEqual(await lines(demo))
    expect((await checkDatabase(db)).filter(({ violations }) => violations > 0)).toEqual([])
    await demo.destroy()
    // A file without an optional column changes nothing.
    for (const file of FILES) await dropColumns(join('first', file.name), keptColumns(file))
    await rm(join(folder, 'first/media'), { recursive: true })
    expect(changedFiles(await run(join(folder, 'first')))).toEqual({})
    await exportFolder(db, join(folder, 'third'))
    for (const { name } of FILES)
      expect(
        (await readFile(join(folder, 'third', name))).equals(await readFile(join(folder, 'second', name))),
        name,
      ).toBe(true)
    await db.destroy()
  }, 60_000)

  it('X061 importing an export into the same database adds no notification or file; an exported upload has a unique name', async () => {
    db = await openFirmDatabase()
    await raiseQuery('QAAAAAAAAAA', 'GP1003')
    const answer = { id: 'QAAAAAAAAAA', state: 'answered' as const, text: 'The receipt is on its way.' }
    await db
      .transaction()
      .execute((write) => answerAsOffice(write, answer, { now: NOW, recordsEvents: false }))
    const request = {
      associate_id: 'GP1003',
      bank_name: 'New Bank',
      account_number: '990055667788',
      ifsc: 'NEWB0099042',
      requested_at: '2026-11-20 11:05:00',
      reason: null,
    }
    expect(await addBankRequest(db, request, { contentType: 'image/png', bytes: PIXEL })).toBe(true)
    const counts = async () => {
      const notifications = await db.selectFrom('notifications').select('id').execute()
      const media = await db.selectFrom('media').select('id').execute()
      return [notifications.length, media.length]
    }
    expect(await counts()).toEqual([3, 1])
    await exportFolder(db, join(folder, 'out'))
    expect(await readdir(join(folder, 'out/media'))).toEqual([
      expect.stringMatching(/^passbook-[\da-f-]{36}\.png$/),
    ])
    await run(join(folder, 'out'))
    expect(await counts()).toEqual([3, 1])
    await db.destroy()
  })

  it('X061 removed rows do not return from a folder that is exported again; a file without rows changes nothing', async () => {
    db = await openFirmDatabase()
    const out = join(folder, 'out')
    await exportFolder(db, out)
    await db.deleteFrom('notifications').execute()
    await exportFolder(db, out)
    expect(changedFiles(await run(out))).toEqual({})
    expect(await notificationCodes()).toEqual([])
    await db.destroy()
    const empty = join(folder, 'empty')
    db = await openTestDatabase()
    await exportFolder(db, empty)
    await run(empty)
    await exportFolder(db, join(folder, 'again'))
    for (const { name } of FILES)
      expect(await readFile(join(folder, 'again', name), 'utf8')).toBe(
        await readFile(join(empty, name), 'utf8'),
      )
    await db.destroy()
    db = await openFirmDatabase()
    expect(changedFiles(await run(empty))).toEqual({})
    await db.destroy()
  })

  it('X061 a failed export changes no file; an import refuses a folder whose export was interrupted', async () => {
    db = await openFirmDatabase()
    const out = join(folder, 'out')
    await exportFolder(db, out)
    const firmBefore = await readFile(join(out, 'firm.csv'), 'utf8')
    await db.updateTable('firm').set({ name: 'Godavari Homes' }).execute()
    await sql`alter table slides rename to no_slides`.execute(db)
    await expect(exportFolder(db, out)).rejects.toThrow('slides')
    expect(await readFile(join(out, 'firm.csv'), 'utf8')).toBe(firmBefore)
    await mkdir(join(out, '.partial-export'))
    await expect(run(out)).rejects.toThrow('is of an export that has not finished. Export again.')
    await sql`alter table no_slides rename to slides`.execute(db)
    await exportFolder(db, out)
    expect(await readFile(join(out, 'firm.csv'), 'utf8')).toContain('Godavari Homes')
    expect(changedFiles(await run(out))).toEqual({})
    await db.destroy()
  })

  it('X060 reads a complete last row without a line end', sqliteInGate, async () => {
    db = await openFirmDatabase()
    await edit('receipts.csv', (text) => text.replace(/\r\n(;;;;\r\n)*$/, ''))
    expect(changedFiles(await run())).toEqual({})
    await db.destroy()
  })

  it(
    'X061 a spreadsheet runs no text as a formula, and an import restores the text',
    sqliteInGate,
    async () => {
      db = await openTestDatabase()
      await edit('bookings.csv', (text) => text.replace('Meenakshi Pillai', '"=HYPERLINK(""http://x"")"'))
      await run()
      await exportFolder(db, join(folder, 'out'))
      expect(await readFile(join(folder, 'out/bookings.csv'), 'utf8')).toContain(
        `"'=HYPERLINK(""http://x"")"`,
      )
      await run(join(folder, 'out'))
      const booking = await db
        .selectFrom('bookings')
        .select('customer_name')
        .where('code', '=', 'GB-001')
        .executeTakeFirst()
      expect(booking).toEqual({ customer_name: '=HYPERLINK("http://x")' })
      await db.destroy()
    },
  )
})

describe('template', () => {
  it(
    'X060 has one file per table, with columns but no rows; explains every column, and overwrites nothing',
    sqliteInGate,
    async () => {
      const target = join(folder, 'template')
      const names = await writeTemplate(target)
      expect(names).toHaveLength(23)
      for (const name of names) {
        const text = await readFile(join(target, name), 'utf8')
        expect(text.startsWith('\ufeff'), name).toBe(true)
        const header = text.trim()
        for (const column of header.split(',')) expect(readme()).toContain(`| \`${column}\` |`)
      }
      db = await openTestDatabase()
      expect(changedFiles(await run(target))).toEqual({})
      await expect(writeTemplate(target)).rejects.toThrow('firm.csv exists already. Choose an empty folder.')
      await db.destroy()
    },
  )
})

describe('events', () => {
  it('X063 a later import records events for new receipts, payments and cancellations; the first records none', async () => {
    db = await openTestDatabase()
    const events = () => db.selectFrom('events').select(['person', 'type', 'payload']).orderBy('id').execute()
    await run(folder, { recordsEvents: true })
    expect(await events()).toEqual([])
    await append('receipts.csv', 'R-9000;GB-001;01-11-2026;50000;')
    await append('payments.csv', 'CB-2,R-0003,9000')
    await edit('bookings.csv', (text) =>
      text.replace('registered,2025-06-10,2025-09-01,', 'cancelled,2025-06-10,,2026-10-01'),
    )
    await run(folder, { recordsEvents: true })
    const recorded = [
      { person: 'GP1003', type: 'cancellation', payload: '{"booking_number":"GB-002"}' },
      { person: 'GP1003', type: 'receipt', payload: '{"receipt_number":"R-9000","booking_number":"GB-001"}' },
      { person: 'GP1003', type: 'payment', payload: '{"bill_number":"CB-2","receipt_number":"R-0003"}' },
    ]
    expect(await events()).toEqual(recorded)
    await run(folder, { recordsEvents: true })
    expect(await events()).toEqual(recorded)
    await db.destroy()
  })
})

describe('changes', () => {
  const changes = () =>
    db.selectFrom('changes').selectAll().orderBy('associate_id').orderBy('kind').orderBy('key').execute()
  const HOUR_MS = 3_600_000
  const later = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS)

  it('X040 a later import records new receipts, bills and cancellations; the first records nothing', async () => {
    db = await openTestDatabase()
    await run()
    expect(await changes()).toEqual([])
    // The date of the receipt is in the past, but the receipt is imported today.
    await append('receipts.csv', 'R-9000;GB-001;01-10-2026;50000;')
    await append('payments.csv', 'CB-2,R-0003,9000')
    await edit('bookings.csv', (text) =>
      text.replace('registered,2025-06-10,2025-09-01,', 'cancelled,2025-06-10,,2026-10-01'),
    )
    await run(folder, { now: later(1), isDryRun: true })
    expect(await changes()).toEqual([])
    await run(folder, { now: later(1) })
    const recorded = await changes()
    expect(recorded.map(({ associate_id, kind, key }) => [associate_id, kind, key])).toEqual([
      ['GP1003', 'bill', 'CB-2'],
      ['GP1003', 'cancellation', 'GB-002'],
      ['GP1003', 'receipt', 'R-9000'],
    ])
    expect(new Set(recorded.map(({ recorded_at }) => recorded_at.slice(0, 13)))).toEqual(
      new Set(['2026-11-22 12']),
    )
    await run(folder, { now: later(2) })
    expect(await changes()).toEqual(recorded)
    await edit('receipts.csv', (text) => text.replace('50000', '60000'))
    await run(folder, { now: later(3) })
    expect(await changes()).toEqual(recorded)
    await db.destroy()
  })

  it(
    'X040 the first receipts and payments are recorded if they are imported after the bookings',
    sqliteInGate,
    async () => {
      db = await openTestDatabase()
      const bookingsOnly = await mkdtemp(join(tmpdir(), 'bookings-'))
      await cp(FIRM, bookingsOnly, { recursive: true })
      for (const file of ['receipts.csv', 'commission-bills.csv', 'payments.csv'])
        await rm(join(bookingsOnly, file))
      await run(bookingsOnly)
      expect(await changes()).toEqual([])
      await run(folder, { now: later(1) })
      const kinds = new Set((await changes()).map(({ kind }) => kind))
      expect(kinds).toEqual(new Set(['bill', 'receipt']))
      await rm(bookingsOnly, { recursive: true, force: true })
      await db.destroy()
    },
  )
})
