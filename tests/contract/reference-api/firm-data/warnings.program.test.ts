import { describe, expect, it, vi } from 'vitest'
import { printImport } from '../../../../reference-api/data/firm-data'
import { sqliteInGate } from '../../../factories/cases'
import { rowOf, rowsOf } from '../../../factories/rows'
import { firmForEachTest } from './firm-folder'

const { firm, run, row, read, write, edit, append, warnings, exportTo, openForEachTest } = firmForEachTest()

const bookingRow = (number: string, change: (row: string) => string) =>
  edit('bookings.csv', (text) => text.replace(new RegExp(`${number},.*`), change))

const withheld = "no booked plot is blocked, mortgaged, the landowner's or under dispute"

describe('rows that break a rule', sqliteInGate, () => {
  openForEachTest()

  it.each([
    [
      'a booked plot that is mortgaged',
      () => edit('plots.csv', /(GVG,5,.*),(Available)?,/, '$1,Mortgaged,'),
      [withheld, 'booking GB-001, plot 5 of project GVG (bookings.csv, row 2)'],
    ],
    [
      'a size that is not the one of the plot',
      () =>
        edit('bookings.csv', (text) => text.replace(',rate', ',rate,yards').replace(/(GB-001,.*)/, '$1,100')),
      ['a booking has the size of its plot', 'booking GB-001, plot 5 of project GVG (bookings.csv, row 2)'],
    ],
    [
      'a receipt on a cancelled booking',
      () => append('receipts.csv', 'R-9000;GB-003;01-11-2026;1000;'),
      [
        'no receipt is of a later day than the cancellation of its booking',
        'receipt R-9000 of booking GB-003 (receipts.csv, row 100)',
      ],
    ],
  ])('X060 X065 %s is a warning that names row and rule', async (_, change, [rule, subject]) => {
    await change()
    const [warning, ...others] = await warnings()
    expect(others).toEqual([])
    expect(warning).toContain(`"${rule}": `)
    expect(warning).toContain(subject)
  })

  it('X060 X061 a mortgaged plot stays mortgaged in the export and after the cancellation of its booking', async () => {
    const { plot_id } = await row('bookings', { code: 'GB-001' })
    const plotStatus = async () => (await row('plots', { id: plot_id })).status_id
    await edit('plots.csv', /(GVG,5,.*),(Available)?,/, '$1,Mortgaged,')
    await run()
    expect(await plotStatus()).toBe(2)
    await run(await exportTo())
    expect(await warnings()).toEqual([expect.stringContaining(withheld)])
    await write('bookings.csv', 'number,status,cancelled_on\nGB-001,cancelled,2026-10-01\n')
    expect(await warnings()).toEqual([])
    expect(await plotStatus()).toBe(5)
  })
})

describe('a booking that moves to another plot', sqliteInGate, () => {
  openForEachTest()

  const figures = async () => {
    const booking = await row('bookings', { code: 'GB-001' })
    const instalments = await rowsOf(firm.db, 'instalments', { booking_id: booking.id })
    const sumOf = (column: 'amount_rupees' | 'late_charges_rupees') =>
      instalments.reduce((sum, instalment) => sum + (instalment[column] ?? 0), 0)
    const ofSeller = { booking_id: booking.id, associate_id: 'GP1003' }
    const { eligible_rupees, gross_rupees } = await rowOf(firm.db, 'commission_lines', ofSeller)
    return {
      plot: (await row('plots', { id: booking.plot_id })).number,
      yards: booking.yards_hundredths,
      sale: booking.sale_rupees,
      eligibleRate: booking.eligible_rate_rupees,
      emiCharges: booking.emi_charges_rupees,
      due: sumOf('amount_rupees'),
      late: sumOf('late_charges_rupees'),
      eligible_rupees,
      gross_rupees,
    }
  }
  const printed = async (isDryRun: boolean) => {
    const log = vi.spyOn(console, 'log').mockReturnValue()
    await printImport(firm.db, firm.folder, { isDryRun, recordsEvents: false })
    const lines = log.mock.calls.map(([line]) => String(line))
    log.mockRestore()
    return lines
  }
  // Plot 4 has 250 sq. yards, plot 5 has 150. A flat 4 % on the price less 10 % is ₹90,000.
  const price = { plot: '4', yards: 25_000, sale: 2_500_000, emiCharges: 90_000, due: 2_590_000 }
  const moved = { ...price, eligibleRate: 9_500, eligible_rupees: 2_375_000, gross_rupees: 190_000 }

  it.each([
    ['absent', (text: string) => text],
    ['empty', (text: string) => text.replace(',rate', ',rate,yards')],
  ])('X060 takes the size and price of the new plot if yards is %s, and says so', async (_, change) => {
    const bookings = await read('bookings.csv')
    await write('bookings.csv', 'number,eligible_rate\nGB-001,9500\n')
    await run()
    await write('bookings.csv', bookings)
    const before = await figures()
    await edit('bookings.csv', change)
    await bookingRow('GB-001', (row) => row.replace('GVG,5,', 'GVG,4,'))
    const note = '  row 2, GB-001: plot 5 → 4, 150 → 250 sq. yards, price ₹15,54,000 → ₹25,90,000'
    const dryRun = await printed(true)
    expect(dryRun).toContain(note)
    expect(dryRun.at(-1)).toBe('The files are valid. Nothing was changed.')
    expect(await figures()).toEqual(before)
    expect(await printed(false)).toContain(note)
    expect(await figures()).toMatchObject(moved)
    expect(await warnings()).toEqual([])
  })

  it('X098 each move is recorded with its prices, also of a booking that is cancelled in the same import; the firm can correct it', async () => {
    const moves = async () =>
      (await rowsOf(firm.db, 'booking_moves', {}, 'position')).map(({ booking_id: _, ...move }) => move)
    await write('bookings.csv', 'number,plot\nGB-001,4\n')
    await run()
    const first = { position: 1, former_plot: '5', moved_on: '2026-11-22' }
    expect(await moves()).toEqual([{ ...first, former_rupees: 1_554_000, rupees: 2_590_000 }])
    await run()
    expect(await moves()).toHaveLength(1)

    const columns = 'number,plot,status,cancelled_on,refunded,refunded_on'
    await write('bookings.csv', `${columns}\nGB-001,5,cancelled,2026-11-20,9999999,2026-11-21\n`)
    await write(
      'booking-moves.csv',
      'booking,position,former_plot,moved_on,former_price,price\nGB-001,1,5A,2026-05-03,1500000,2590000\n',
    )
    expect(await warnings()).toEqual([
      '1 violation of "no refund is more than the customer paid": booking GB-001 (bookings.csv, row 2)',
    ])
    expect(await moves()).toEqual([
      { position: 1, former_plot: '5A', moved_on: '2026-05-03', former_rupees: 1_500_000, rupees: 2_590_000 },
      { ...first, position: 2, former_plot: '4', former_rupees: 2_590_000, rupees: 1_554_000 },
    ])
    await run(firm.folder, { replace: ['booking-moves.csv'] })
    expect(await moves()).toHaveLength(1)

    await write('bookings.csv', 'number,status\nGB-001,booked\n')
    await run()
    const back = { refunded_rupees: null, refunded_on: null }
    expect(await row('bookings', { code: 'GB-001' })).toMatchObject(back)
  })

  it('X060 X065 keeps a size of the file, and warns of it', async () => {
    await edit('bookings.csv', ',rate', ',rate,yards')
    await edit('bookings.csv', /(GB-001,.*)/, '$1,150')
    await bookingRow('GB-001', (row) => row.replace('GVG,5,', 'GVG,4,'))
    expect(await warnings()).toEqual([
      '1 violation of "a booking has the size of its plot": booking GB-001, plot 4 of project GVG (bookings.csv, row 2)',
    ])
    expect(await figures()).toMatchObject({ yards: 15_000, sale: 1_500_000 })
  })
})
