import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sqliteInGate } from '../../../factories/cases'
import { firmForEachTest, openFirmDatabase, type Change } from './firm-folder'

const { firm, edit, refusal, expectRefusal } = firmForEachTest()

beforeAll(async () => {
  firm.db = await openFirmDatabase()
})
afterAll(() => firm.db.destroy())

/** The refusal, which begins with a file, by the edit of that file that causes it. */
const refusals: Record<string, Change> = {
  'projects.csv, row 4: has a quotation mark in a wrong place.': (text) =>
    text.replace('Papikonda', '"Papikonda'),
  'bookings.csv, row 2, booked_on: "2026-02-30" is not a date. Use yyyy-MM-dd, dd-MM-yyyy, dd/MM/yyyy or 18-May-2026.':
    (text) => text.replace('2026-01-15', '2026-02-30'),
  'bookings.csv, row 2, booked_on: 2027-01-15 is in the future.': (text) =>
    text.replace('2026-01-15', '2027-01-15'),
  [`receipts.csv, row 2, amount: "1${' '.repeat(39)}…" is longer than 20000 characters.`]: (text) =>
    text.replace('₹1,50,000.00', `1${' '.repeat(100_000)}x`),
  'associates.csv, row 24, name: "Ash\ufffd Devi" is not UTF-8. Open the original again. Save the file as "CSV UTF-8".':
    (text) => text.replace('Asha Devi', 'Ash\ufffd Devi'),
  'projects.csv, row 2, column 4: has "200", but no name in the header.': (text) =>
    text.replace(',outright_discount,', ',,'),
  'receipts.csv, row 97: has fewer cells than the header, and no line end. The file may be cut: save it again.':
    (text) => text.replace(/;\r\n(;;;;\r\n)*$/, ''),
  'projects.csv, row 1, price: is not a column of this file.': (text) => text.replace(',rate,', ',price,'),
  'bookings.csv, row 2, rate: is too large.': (text) =>
    text.replace('EMI-12,"₹10,000"', 'EMI-12,"10,000,001"'),
  'bookings.csv, row 2, rate: makes the price too large.': (text) =>
    text.replace(',rate', ',rate,yards').replace('"₹10,000"', '9999999,1000'),
}
it.each(Object.entries(refusals))('X060 is refused and changes nothing: %s', sqliteInGate, expectRefusal)

it('X060 refuses a folder that has the name of a file', sqliteInGate, async () => {
  await mkdir(join(firm.folder, 'slides.csv'))
  expect(await refusal()).toContain('slides.csv: is not a file that can be read.')
})

it('X060 refuses UTF-16, an unknown file and an empty folder', sqliteInGate, async () => {
  await writeFile(join(firm.folder, 'firm.csv'), Buffer.from('\ufeffname\nGodavari', 'utf16le'))
  expect(await refusal()).toContain('firm.csv: is UTF-16. Save it as "CSV UTF-8".')
  await rm(join(firm.folder, 'firm.csv'))
  await writeFile(join(firm.folder, 'bookins.csv'), 'a\n')
  expect(await refusal()).toContain('bookins.csv: is not one of firm.csv')
  for (const name of await readdir(firm.folder)) await rm(join(firm.folder, name), { recursive: true })
  expect(await refusal()).toContain('contains no CSV file')
})

it('X060 reports a wrong row once, without the rows that refer to it', sqliteInGate, async () => {
  await edit('projects.csv', 'Godavari Gardens,"10,000"', 'Godavari Gardens,ten')
  expect(await refusal()).toBe(
    '1 problem; nothing was changed.\nprojects.csv, row 2, rate: "ten" is not an amount.',
  )
})

it('X103 groups the problems of all files by column and reason', sqliteInGate, async () => {
  await edit('receipts.csv', (text) => text.replaceAll('₹', 'Rs '))
  expect(await refusal()).toBe('imported')
  await edit('receipts.csv', (text) => text.replaceAll('Rs ', 'EUR '))
  await edit('associates.csv', (text) => text.replaceAll('partner', 'agent'))
  await edit('bank-accounts.csv', (text) => text.replaceAll('99', 'x'))
  const lines = (await refusal()).split('\n')
  expect(lines.filter((line) => line.startsWith('receipts.csv'))).toEqual([
    'receipts.csv, amount: is not an amount. 96 rows: 2 "EUR 1,50,000.00", 3 "EUR 1,17,000.00", 4 "EUR 1,17,000.00", 5 "EUR 1,17,000.00", 6 "EUR 1,17,000.00" and 91 more.',
  ])
  expect(lines.map((line) => line.split(',')[0])).toEqual(
    expect.arrayContaining(['associates.csv', 'bank-accounts.csv']),
  )
  expect(lines.length).toBeLessThan(10)
})
