import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sqliteInGate } from '../../../factories/cases'
import { rowsOf } from '../../../factories/rows'
import { changedFiles, firmForEachTest } from './firm-folder'

const { firm, run, row, set, write, edit, append, refusal, violations, openForEachTest } = firmForEachTest()

describe('bookings, plots and bills in a later import', sqliteInGate, () => {
  openForEachTest()

  it('X060 a corrected receipt changes the instalments that it paid', async () => {
    await edit('receipts.csv', '08-06-2026;"₹1,17,000.00"', '08-06-2026;"₹17,000.00"')
    expect(changedFiles(await run())).toEqual({ 'receipts.csv': 1 })
    const { id: booking_id } = await row('bookings', { code: 'GB-001' })
    expect(await row('instalments', { booking_id, label: 'EMI 5' })).toMatchObject({ paid_rupees: 17_000 })
  })

  it('X060 a plot is free again after its booking is cancelled', async () => {
    await edit('bookings.csv', 'booked,2026-01-15,,,', 'cancelled,2026-01-15,,2026-10-01,')
    await run()
    const { id: project_id } = await row('projects', { code: 'GVG' })
    expect(await row('plots', { project_id, number: '5' })).toMatchObject({ status_id: 1 })
  })

  it('X060 correcting the associate of a bill moves its payments to that associate’s line', async () => {
    await edit('commission-bills.csv', 'CB-1,GP1003', 'CB-1,GP1002')
    await run()
    const { id: bill_id } = await row('commission_bills', { code: 'CB-1' })
    const [payment, ...others] = await rowsOf(firm.db, 'payments', { bill_id })
    expect(await row('commission_lines', { id: payment!.line_id })).toMatchObject({ associate_id: 'GP1002' })
    expect(others).toEqual([])
    expect(await violations()).toEqual([])
  })

  it('X060 a corrected bill without its payments is refused, and the message names the missing payment', async () => {
    await edit('commission-bills.csv', 'CB-1,GP1003', 'CB-1,GP1002')
    await rm(join(firm.folder, 'payments.csv'))
    expect(await refusal()).toBe(
      '1 problem; nothing was changed.\npayments.csv: CB-1 or R-0001 was corrected, so this file must contain the payment of CB-1 for R-0001.',
    )
  })

  it('X060 a cash bill moved to another associate waits for that associate to accept it', async () => {
    const state = () => row('commission_bills', { code: 'CB-2' })
    const accepted = { cash_status_id: 2 as const, cash_accepted_at: '2026-11-20 10:00:00' }
    await set('commission_bills', { code: 'CB-2' }, accepted)
    await run()
    expect(await state()).toMatchObject(accepted)
    const { associate_id } = await state()
    const otherId = associate_id === 'GP1002' ? 'GP1001' : 'GP1002'
    await edit('commission-bills.csv', `CB-2,${associate_id}`, `CB-2,${otherId}`)
    await run()
    const moved = { associate_id: otherId, cash_status_id: 1, cash_accepted_at: null }
    expect(await state()).toMatchObject(moved)
  })

  it('X060 two bills cannot pay one associate for the same receipt', async () => {
    await append('payments.csv', 'CB-2,R-0001,6000')
    expect(await refusal()).toContain('payments.csv, row 4, receipt: is paid to GP1003 in bill CB-1 already.')
    await write('payments.csv', 'bill,receipt,amount\nCB-2,R-0001,12000\n')
    expect(await refusal()).toBe(
      '1 problem; nothing was changed.\npayments.csv, row 2, receipt: is paid to GP1003 in bill CB-1 already. To move it to this bill, replace the whole file with --replace payments.csv.',
    )
    await run(firm.folder, { replace: ['payments.csv'] })
    const [{ bill_id } = { bill_id: 0 }, ...others] = await rowsOf(firm.db, 'payments')
    expect([await row('commission_bills', { id: bill_id }), others]).toMatchObject([{ code: 'CB-2' }, []])
  })

  it('X060 number, status and cancelled_on are enough to cancel a booking', async () => {
    await write('bookings.csv', 'number,status,cancelled_on\nGB-001,cancelled,2026-10-01\n')
    expect(changedFiles(await run())).toMatchObject({ 'bookings.csv': 1 })
    expect(await row('bookings', { code: 'GB-001' })).toMatchObject({
      status_id: 9,
      cancelled_on: '2026-10-01',
      customer_name: 'Meenakshi Pillai',
      rate_rupees: 10_000,
      sale_rupees: 1_500_000,
    })
  })

  it('X060 a bill corrected from bank to cash waits for acceptance; a bill corrected from cash to bank does not', async () => {
    const statuses = () =>
      firm.db.selectFrom('commission_bills').select(['code', 'cash_status_id']).orderBy('code').execute()
    await edit('commission-bills.csv', 'Cash,2026-07-06', 'Bank,')
    await edit('commission-bills.csv', '2026-03-05,Bank', '2026-03-05,Cash')
    await run()
    expect(await statuses()).toEqual([
      { code: 'CB-1', cash_status_id: 1 },
      { code: 'CB-2', cash_status_id: null },
    ])
  })

  it('X060 two plots can exchange their places in the layout', async () => {
    await edit('plots.csv', 'GVG,1,A,1,1,', 'GVG,1,A,1,2,')
    await edit('plots.csv', 'GVG,2,A,1,2,', 'GVG,2,A,1,1,')
    expect(changedFiles(await run())).toEqual({ 'plots.csv': 2 })
    const { id: project_id } = await row('projects', { code: 'GVG' })
    const placeOf = (number: string) => row('plots', { project_id, number })
    expect(await placeOf('1')).toMatchObject({ grid_row: 1, grid_column: 2 })
    expect(await placeOf('2')).toMatchObject({ grid_row: 1, grid_column: 1 })
  })
})
