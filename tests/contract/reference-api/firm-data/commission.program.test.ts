import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sqliteInGate } from '../../../factories/cases'
import { rowsOf, setRows } from '../../../factories/rows'
import { firmForEachTest } from './firm-folder'

const { firm, run, row, read, write, edit, append, refusal, exportTo, openForEachTest } = firmForEachTest()

/** The commission lines of a booking, in the order of the ladder. */
const linesOf = (booking: string) =>
  firm.db
    .selectFrom('commission_lines')
    .innerJoin('bookings', 'bookings.id', 'booking_id')
    .select(['associate_id', 'commission_hundredths as rate', 'eligible_rupees as eligible'])
    .select(['gross_rupees as gross', 'net_rupees as net'])
    .select(['paid_rupees as paid', 'payable_rupees as payable'])
    .where('code', '=', booking)
    .orderBy('commission_lines.id')
    .execute()

/** The line of GP1003. */
const lineOf = async (booking: string) =>
  (await linesOf(booking)).find(({ associate_id }) => associate_id === 'GP1003')!

describe('commission in a later import', sqliteInGate, () => {
  openForEachTest()

  it('X062 a new rate and a new rule apply only to later bookings', async () => {
    const lines = () => rowsOf(firm.db, 'commission_lines', {}, 'id')
    const linesBefore = await lines()
    await append('commission-rates.csv', ',2026-11-01,1,%,7')
    await append('commission-rates.csv', ',2026-11-01,3,%,9')
    await append('firm-rules.csv', '2026-11-01,30,2,5,80,')
    await append('bookings.csv', 'GB-900,KMT,100,GP1003,New Customer,,booked,2026-11-05,,,EMI-12,15000')
    await run()
    expect((await lines()).slice(0, linesBefore.length)).toEqual(linesBefore)
    expect((await lineOf('GB-900')).rate).toBe(900)
    const old = { late_percent_hundredths: 1_800, cancel_after_unpaid: 4 }
    expect(await row('bookings', { code: 'GB-001' })).toMatchObject(old)
    const changed = { late_percent_hundredths: 3_000, cancel_after_unpaid: 2 }
    expect(await row('bookings', { code: 'GB-900' })).toMatchObject(changed)
  })

  it('X060 after a correction of the price, commission still has the rate of the booking’s date', async () => {
    await append('commission-rates.csv', ',2026-11-01,3,%,9')
    await edit('bookings.csv', 'EMI-12,"₹10,000"', 'EMI-12,"₹11,000"')
    await run()
    // The commission is 8 % of 150 sq. yards at ₹11,000.
    expect(await lineOf('GB-001')).toMatchObject({ rate: 800, gross: 132_000, net: 132_000 })
  })

  it('X060 a corrected price does not change the commission if the firm gave the eligible amount', async () => {
    const { gross } = await lineOf('GB-001')
    await setRows(firm.db, 'commission_lines', {}, { eligible_rupees: 1_400_000 })
    await edit('bookings.csv', 'EMI-12,"₹10,000"', 'EMI-12,"₹11,000"')
    await run()
    expect(await lineOf('GB-001')).toMatchObject({ eligible: 1_400_000, gross })
  })

  it('X090 receipts, bills and cancellations change the payable amount', async () => {
    const dueOf = async (booking: string) => {
      const { net, paid, payable } = await lineOf(booking)
      return { due: net - paid, payable }
    }
    const before = await dueOf('GB-001')
    expect(before.payable).toBeGreaterThan(0)
    expect(before.payable).toBeLessThan(before.due)

    await append('receipts.csv', 'R-9001;GB-001;20-11-2026;"₹1,17,000.00";')
    await run()
    const afterReceipt = await dueOf('GB-001')
    const released = afterReceipt.payable - before.payable
    expect(afterReceipt).toEqual({ due: before.due, payable: before.payable + released })
    expect(released).toBeGreaterThan(0)

    await append('commission-bills.csv', 'CB-9,GP1003,GVG,2026-11-21,Bank,')
    await append('payments.csv', `CB-9,R-9001,${released}`)
    await run()
    expect(await dueOf('GB-001')).toEqual({ due: before.due - released, payable: before.payable })

    await edit('bookings.csv', /(GB-001,.*),booked,2026-01-15,,,/, '$1,cancelled,2026-01-15,,2026-11-22,')
    await run()
    expect(await dueOf('GB-001')).toEqual({ due: 0, payable: 0 })
  })

  describe('after a correction of the associate', () => {
    const sharesOf = async (booking: string) =>
      Object.fromEntries((await linesOf(booking)).map(({ associate_id, rate }) => [associate_id, rate]))
    const sellBy = (booking: string, associate: string) =>
      edit('bookings.csv', (text) =>
        text.replace(new RegExp(`^(${booking},[^,]+,[^,]+,)[^,]+`, 'm'), `$1${associate}`),
      )
    const withLines = (...rows: string[]) =>
      write('commission-lines.csv', ['booking,associate,type,rate', ...rows].join('\n'))

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
        'bookings.csv, row 2, associate: booking GB-001: its associate changed, but some commission is paid, or the shares differ from the commission rates. Give the shares in commission-lines.csv.',
      )
      await withLines('GB-001,GP1002,%,3')
      expect(await refusal()).toBe('imported')
    })

    it('X060 shares that the firm gave are not replaced', async () => {
      await withLines('GB-005,GP1001,%,12')
      await run()
      await rm(join(firm.folder, 'commission-lines.csv'))
      await sellBy('GB-005', 'GP1003')
      expect(await refusal()).toContain('its associate changed')
      await withLines('GB-005,GP1003,%,8', 'GB-005,GP1001,%,6')
      expect(await refusal()).toBe('imported')
      expect(await sharesOf('GB-005')).toEqual({ GP1003: 800, GP1001: 600 })
    })
  })

  it('X060 after a cancellation, a booking earns only what was paid, until it is booked again', async () => {
    const nets = async () => (await linesOf('GB-001')).map(({ net }) => net)
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

  it('X060 a booking whose commission lines are removed gets new lines from the ladder', async () => {
    const countLines = async () => (await linesOf('GB-004')).length
    const countBefore = await countLines()
    expect(countBefore).toBeGreaterThan(0)
    await exportTo()
    const lines = (await read('out/commission-lines.csv')).split(/\r?\n/)
    const others = lines.filter((line) => !line.startsWith('GB-004,'))
    await write('commission-lines.csv', others.join('\n'))
    await run(firm.folder, { replace: ['commission-lines.csv'] })
    expect(await countLines()).toBe(countBefore)
  })
})
