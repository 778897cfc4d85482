import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sqliteInGate } from '../../../factories/cases'
import { changedFiles, firmForEachTest, PIXEL } from './firm-folder'

const { firm, run, row, read, write, edit, dropColumns, refusal, warnings, exportTo, openForEachTest } =
  firmForEachTest()

const HEADER = 'tds_amt,gst_amt,other_deduction_amt,other_deduction_reason,credited_amt,reference'

/** CB-1 pays ₹12,000. */
const record = (cells: string) =>
  edit('commission-bills.csv', (text) =>
    text
      .replace('cash_sent_on', `cash_sent_on,${HEADER}`)
      .replace(/(CB-1,.*)/, `$1,${cells}`)
      .replace(/(CB-2,.*)/, '$1,,,,,,'),
  )

const bill = () => row('commission_bills', { code: 'CB-1' })
const NOTHING = {
  tds_rupees: null,
  gst_rupees: null,
  other_deduction_rupees: null,
  other_deduction_reason: null,
  credited_rupees: null,
  reference: null,
}

describe('recorded deductions', sqliteInGate, () => {
  openForEachTest()

  it('X093 are imported, stay without their columns, and are removed by empty cells', async () => {
    await record('"₹ 240",,500,Visiting cards,11260.00,N1')
    expect(await warnings()).toEqual([])
    const other = { other_deduction_rupees: 500, other_deduction_reason: 'Visiting cards' }
    const stored = { ...NOTHING, ...other, tds_rupees: 240, credited_rupees: 11_260, reference: 'N1' }
    expect(await bill()).toMatchObject(stored)
    await dropColumns('commission-bills.csv', HEADER.split(','))
    expect(changedFiles(await run())).toEqual({})
    expect(await bill()).toMatchObject(stored)
    await record(',,,,,')
    await run()
    expect(await bill()).toMatchObject(NOTHING)
  })

  it.each([
    ['GST in addition', '240,2160,,,13920,'],
    ['GST in the commission', '240,2160,,,11760,'],
    ['GST held back', '240,2160,,,9600,'],
    ['rounded paise', '240.40,,,,11758.40,'],
    ['only TDS', '240,,,,,'],
    ['only a reference', ',,,,,N1'],
  ])('X093 %s breaks no rule', async (_, cells) => {
    await record(cells)
    expect(await warnings()).toEqual([])
  })

  it.each([
    [
      'the commission of a bill less TDS and other deductions, with or without GST, is the credited amount',
      '240,,500,Cards,11760,N1',
    ],
    ['the deductions of a bill are not more than its commission', '12000,,1,Cards,,'],
    ['other deductions of a bill have a reason', ',,500,,11500,'],
  ])('X093 X065 "%s" is a warning that names the row', async (rule, cells) => {
    await record(cells)
    expect(await warnings()).toEqual([`1 violation of "${rule}": bill CB-1 (commission-bills.csv, row 2)`])
  })

  it.each([
    ['-240,,,,,', 'tds_amt: "-240" is negative.'],
    ['99999999999,,,,,', 'tds_amt: "99999999999" is too large.'],
    [',,,Cards,,', 'other_deduction_reason: is given without other_deduction_amt.'],
  ])('X093 %s is refused', async (cells, reason) => {
    await record(cells)
    expect(await refusal()).toContain(`commission-bills.csv, row 2, ${reason}`)
  })
})

describe('tax certificates', sqliteInGate, () => {
  openForEachTest()

  const writeRows = (...rows: string[]) =>
    write('tax-certificates.csv', ['associate,year,quarter,file', ...rows].join('\n'))
  const addFile = (name: string, content: Uint8Array | string) => write(`media/${name}`, content)
  const media = () =>
    firm.db.selectFrom('media').select(['owner_id', 'file_name']).where('owner_id', 'is not', null).execute()

  it('X093 belong to their associate, and come back from an export', async () => {
    await addFile('a.pdf', '%PDF-1.4\n')
    await addFile('b.png', PIXEL)
    await writeRows('GP1003,2025-26,4,a.pdf', 'GP1002,2026-27,1,b.png')
    expect((await run()).get('tax-certificates.csv')?.changed).toBe(2)
    expect(await media()).toEqual([
      { owner_id: 'GP1003', file_name: 'a.pdf' },
      { owner_id: 'GP1002', file_name: 'b.png' },
    ])
    const out = await exportTo()
    expect((await read('out/tax-certificates.csv')).trim().split('\n').slice(1)).toEqual([
      'GP1002,2026-27,1,b.png',
      'GP1003,2025-26,4,a.pdf',
    ])
    expect(await readFile(join(out, 'media/b.png'))).toEqual(PIXEL)
    expect(changedFiles(await run(out))['tax-certificates.csv']).toBeUndefined()
  })

  it('X093 that were wrong are removed with their file, by a new file or by --replace', async () => {
    await addFile('a.pdf', '%PDF-1.4\n')
    await addFile('b.pdf', '%PDF-1.5\n')
    await writeRows('GP1003,2025-26,4,a.pdf', 'GP1002,2025-26,4,b.pdf')
    await run()
    await addFile('c.pdf', '%PDF-1.6\n')
    await writeRows('GP1003,2025-26,4,c.pdf')
    const report = await run(firm.folder, { replace: ['tax-certificates.csv'] })
    expect(report.get('tax-certificates.csv')).toMatchObject({ changed: 1, removed: 1 })
    expect(await media()).toEqual([{ owner_id: 'GP1003', file_name: 'c.pdf' }])
  })

  it.each([
    ['GP9999,2025-26,4,a.pdf', 'associate: "GP9999" is in neither associates.csv nor the database.'],
    ['GP1003,2025-27,4,a.pdf', 'year: "2025-27" is not a financial year, such as 2026-27.'],
    ['GP1003,2025,4,a.pdf', 'year: "2025" is not a financial year, such as 2026-27.'],
    ['GP1003,2025-26,5,a.pdf', 'quarter: "5" is not a whole number from 1 to 4.'],
    ['GP1003,2026-27,4,a.pdf', 'quarter: begins on 2027-01-01, in the future.'],
    ['GP1003,2025-26,4,none.pdf', 'file: the file "none.pdf" is not in the folder media.'],
    ['GP1003,2025-26,4,text.pdf', 'file: "text.pdf" is not a JPEG, PNG or PDF of up to 20 MB.'],
    ['GP1003,2025-26,4,../a.pdf', 'file: "../a.pdf" is not the name of a JPEG, PNG or PDF file.'],
  ])('X093 %s is refused', async (row, reason) => {
    await addFile('a.pdf', '%PDF-1.4\n')
    await addFile('text.pdf', 'Certificate')
    await writeRows(row)
    expect(await refusal()).toContain(`tax-certificates.csv, row 2, ${reason}`)
  })

  it('X093 one file cannot be a certificate of two people', async () => {
    await addFile('a.pdf', '%PDF-1.4\n')
    await writeRows('GP1003,2025-26,4,a.pdf', 'GP1002,2025-26,4,a.pdf')
    expect(await refusal()).toContain(
      'tax-certificates.csv, row 3, file: "a.pdf" is a certificate of GP1003 already.',
    )
  })
})
