import { describe, expect, it } from 'vitest'
import { printImport } from '../../../../reference-api/data/firm-data'
import { sqliteInGate } from '../../../factories/cases'
import { changedFiles, firmForEachTest } from './firm-folder'

const { firm, run, edit, append, refusal, openForEachTest } = firmForEachTest()

/** What a spreadsheet makes of a file between two imports. */
describe('a file that a spreadsheet saved again', sqliteInGate, () => {
  openForEachTest()

  it.each([
    ['R-0001 with a long dash', 'receipts.csv', (text: string) => text.replace('R-0001', 'R–0001')],
    ['R-0001 in small letters', 'receipts.csv', (text: string) => text.replace('R-0001', ' r-0001 ')],
    ['R-0001 in full width', 'receipts.csv', (text: string) => text.replace('R-0001', 'Ｒ－０００１')],
    ['R-0001 with marks', 'receipts.csv', (text: string) => text.replace('R-0001', '\u202aR-0001\u202c')],
    ['a booking in small letters', 'receipts.csv', (text: string) => text.replace('GB-001', 'gb-001')],
    ['a plot in Indian digits', 'bookings.csv', (text: string) => text.replace('GVG,5,', 'gvg,५,')],
    ['days with names of months', 'receipts.csv', (text: string) => text.replace('15-01-2026', '15-Jan-26')],
    ['days with a time', 'receipts.csv', (text: string) => text.replace('15-01-2026', '15-01-2026 0:00')],
    [
      'amounts of accounting',
      'receipts.csv',
      (text: string) => text.replace('"₹1,50,000.00";', '" ₹ 1,50,000.00 "; -   '),
    ],
    ['tabs', 'receipts.csv', (text: string) => text.replaceAll(';', '\t')],
    ['a line with the separator', 'receipts.csv', (text: string) => `sep=;\r\n${text.replace('\ufeff', '')}`],
    ['headers for people', 'receipts.csv', (text: string) => text.replace('received_on', 'Received On')],
    ['a column of remarks', 'bookings.csv', (text: string) => text.replace('rate\n', 'rate,Remarks\n')],
  ])('X101 X103 with %s has no change', async (_, file, change) => {
    await edit(file, change)
    expect(changedFiles(await run())).toEqual({})
  })

  it.each([
    ['receipts.csv', 'R-1;GB-001;2026-11-20;1000;', 'receipts.csv, row 100, number: "R-0001" and "R-1"'],
    ['plots.csv', 'GVG,05,A,,,200,East,,,', 'plots.csv, row 64, number: "5" and "05"'],
  ])('X101 a number without its leading zeros is refused with its row in %s', async (file, line, numbers) => {
    await append(file, line)
    expect(await refusal()).toContain(`${numbers} differ only in leading zeros`)
  })

  it('X102 a name with fewer question marks than letters is refused', async () => {
    await edit('bookings.csv', 'వెంకట రమణ', 'వెం? రమణ')
    expect(await refusal()).toContain('has lost letters of "వెంకట రమణ"')
  })

  it('X103 a warning that was printed is not printed again', async () => {
    const printed: string[] = []
    const print = console.log
    console.log = (line: string) => printed.push(line)
    try {
      await append('receipts.csv', 'R-9001;GB-001;2026-11-20;1000;\nR-9002;GB-001;2026-11-20;1000;')
      await printImport(firm.db, firm.folder, {})
      await printImport(firm.db, firm.folder, {})
    } finally {
      console.log = print
    }
    const [first, second] = [0, 1].map((index) => printed.join('\n').split('Imported.')[index]!)
    expect(first).toContain(
      '"no booking has two receipts of one day and amount": receipt R-9002 of booking GB-001',
    )
    expect(second).not.toContain('R-9002')
    expect(second).toMatch(/earlier warnings? (is|are) unchanged/)
  })
})
