import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { violatedRules, violationsOf } from '../../../../reference-api/data/check'
import type { Database } from '../../../../reference-api/schema'
import { importFolder } from '../../../../reference-api/firm-data/import-folder'
import { rowsOf } from '../../../factories/rows'
import { openTestDatabase } from '../../../factories/test-database'
import { changedFiles, FIRM, firmForEachTest, NOW, openFirmDatabase } from './firm-folder'

const { firm, row, read, write, run, edit, violations } = firmForEachTest()

beforeAll(async () => {
  firm.db = await openFirmDatabase()
})
afterAll(() => firm.db.destroy())

it('X060 adds projects, plots, people, bookings and receipts that pass every check', async () => {
  const tables = ['projects', 'plots', 'associates', 'bookings', 'receipts'] as const
  const counts = await Promise.all(tables.map(async (table) => (await rowsOf(firm.db, table)).length))
  expect(counts).toEqual([3, 62, 25, 23, 96])
  expect(await violations()).toEqual([])
})

it('X060 M239 a later import removes a plot from a database without bookings', async () => {
  const separate = await openTestDatabase()
  const source = join(firm.folder, 'land')
  for (const file of ['firm.csv', 'firm-rules.csv', 'projects.csv', 'blocks.csv', 'plots.csv'])
    await cp(join(FIRM, file), join(source, file))
  await importFolder(separate, source, { now: NOW })
  const text = await read('land/plots.csv')
  const [header, ...plots] = text.trimEnd().split('\n')
  await write('land/plots.csv', `${[header, ...plots.slice(0, -1)].join('\n')}\n`)
  await importFolder(separate, source, { now: NOW, replace: ['plots.csv'] })
  expect(await rowsOf(separate, 'plots')).toHaveLength(plots.length - 1)
  await separate.destroy()
})

it('X060 prices a booking, divides its receipts and makes its instalments by the rules', async () => {
  // The price is 150 sq. yards × ₹10,000 = ₹15,00,000, and 10 % of the price is paid on booking. A flat 4 % for one year is added to
  // the rest, ₹13,50,000, so the twelve instalments are ₹14,04,000 together.
  const booking = await row('bookings', { code: 'GB-001' })
  const price = { sale_rupees: 1_500_000, booking_amount_rupees: 150_000, emi_charges_rupees: 54_000 }
  const rules = { late_percent_hundredths: 1_800, cancel_after_unpaid: 4, cancel_after_days: 15 }
  expect(booking).toMatchObject({ ...price, ...rules })
  const instalments = await rowsOf(firm.db, 'instalments', { booking_id: booking.id }, 'position')
  expect(instalments).toHaveLength(13)
  const paid = { amount_rupees: 117_000, paid_rupees: 117_000 }
  expect(instalments[5]).toMatchObject({ label: 'EMI 5', due_on: '2026-06-10', ...paid })
  expect(instalments[6]).toMatchObject({ label: 'EMI 6', paid_rupees: 0 })
  // EMI charges are 54,000 of 14,04,000, which is 4,500 of each instalment.
  const parts = { net_rupees: 117_000, sale_part_rupees: 112_500, emi_part_rupees: 4_500 }
  expect(await row('receipts', { number: 'R-0002' })).toMatchObject(parts)
})

it('X060 X062 divides commission by the ladder of the day; nothing is due on a cancelled booking', async () => {
  const lines = await firm.db
    .selectFrom('commission_lines')
    .innerJoin('bookings', 'bookings.id', 'commission_lines.booking_id')
    .select(['code', 'associate_id', 'commission_hundredths as rate'])
    .select(['net_rupees as net', 'paid_rupees as paid'])
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
  const typesInPapikonda = await firm.db
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

it('X060 importing the same folder again changes nothing', async () => {
  expect(changedFiles(await run())).toEqual({})
})

it.each([true, false])('X060 an import names the rows that break a rule (dry run: %s)', async (isDryRun) => {
  const separate = await openFirmDatabase()
  await edit('receipts.csv', '15-01-2026', '15-01-2020')
  let violated: string[] = []
  const inspect = async (imported: Kysely<Database>) => {
    violated = (await violatedRules(imported)).map(violationsOf)
  }
  await importFolder(separate, firm.folder, { now: NOW, isDryRun, inspect })
  await separate.destroy()
  expect(violated).toEqual([
    '1 violation of "no receipt is of an earlier day than its booking": receipt R-0001 of booking GB-001',
  ])
})
