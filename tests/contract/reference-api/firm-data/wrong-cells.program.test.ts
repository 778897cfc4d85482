import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sqliteInGate } from '../../../factories/cases'
import { firmForEachTest, openFirmDatabase, type WrongRow } from './firm-folder'

const { firm, edit, refusal, expectRefusal } = firmForEachTest()

beforeAll(async () => {
  firm.db = await openFirmDatabase()
})
afterAll(() => firm.db.destroy())

const wrongRows: WrongRow[] = [
  [
    'a day that does not exist',
    'bookings.csv',
    (text) => text.replace('2026-01-15', '2026-02-30'),
    'bookings.csv, row 2, booked_on: "2026-02-30" is not a date. Use yyyy-MM-dd, dd-MM-yyyy, dd/MM/yyyy or 18-May-2026.',
  ],
  [
    'a future day',
    'bookings.csv',
    (text) => text.replace('2026-01-15', '2027-01-15'),
    'bookings.csv, row 2, booked_on: 2027-01-15 is in the future.',
  ],
  [
    'an amount with 100,000 blanks',
    'receipts.csv',
    (text) => text.replace('₹1,50,000.00', `1${' '.repeat(100_000)}x`),
    `receipts.csv, row 2, amount: "1${' '.repeat(39)}…" is longer than 20000 characters.`,
  ],
  [
    'a file in another encoding',
    'associates.csv',
    (text) => text.replace('Asha Devi', 'Ash\ufffd Devi'),
    'associates.csv, row 24, name: "Ash\ufffd Devi" is not UTF-8. Open the original again. Save the file as "CSV UTF-8".',
  ],
  [
    'a value under an empty header',
    'projects.csv',
    (text) => text.replace(',outright_discount,', ',,'),
    'projects.csv, row 2, column 4: has "200", but no name in the header.',
  ],
  [
    'a file that was cut in its last row',
    'receipts.csv',
    (text) => text.replace(/;\r\n(;;;;\r\n)*$/, ''),
    'receipts.csv, row 97: has fewer cells than the header, and no line end. The file may be cut: save it again.',
  ],
  [
    'a renamed column',
    'projects.csv',
    (text) => text.replace(',rate,', ',price,'),
    'projects.csv, row 1, price: is not a column of this file.',
  ],
  [
    'a rate above the limit',
    'bookings.csv',
    (text) => text.replace('EMI-12,"₹10,000"', 'EMI-12,"10,000,001"'),
    'bookings.csv, row 2, rate: is too large.',
  ],
  [
    'a price that the database cannot store',
    'bookings.csv',
    (text) => text.replace(',rate', ',rate,yards').replace('"₹10,000"', '9999999,1000'),
    'bookings.csv, row 2, rate: makes the price too large.',
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
  (_, file, change, place) => expectRefusal(file, change, place),
)

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
  await edit('projects.csv', (text) => text.replace('Godavari Gardens,"10,000"', 'Godavari Gardens,ten'))
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
