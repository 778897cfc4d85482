import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sqliteInGate } from '../../../factories/cases'
import { FIRM, firmForEachTest, NOW } from './firm-folder'

const { firm, open, run, edit, append } = firmForEachTest()

/** Adds a receipt on a day in the past and a payment to the files, and cancels a booking in them. */
async function addWork(day: string) {
  await append('receipts.csv', `R-9000;GB-001;${day};50000;`)
  await append('payments.csv', 'CB-2,R-0003,9000')
  await edit('bookings.csv', 'registered,2025-06-10,2025-09-01,', 'cancelled,2025-06-10,,2026-10-01')
}

it('X063 a later import records events for new receipts, payments and cancellations; the first records none', async () => {
  await open()
  const events = () =>
    firm.db.selectFrom('events').select(['person', 'type', 'payload']).orderBy('id').execute()
  await run(firm.folder, { recordsEvents: true })
  expect(await events()).toEqual([])
  await addWork('01-11-2026')
  await run(firm.folder, { recordsEvents: true })
  const recorded = [
    { person: 'GP1003', type: 'cancellation', payload: '{"booking_number":"GB-002"}' },
    { person: 'GP1003', type: 'receipt', payload: '{"receipt_number":"R-9000","booking_number":"GB-001"}' },
    { person: 'GP1003', type: 'payment', payload: '{"bill_number":"CB-2","receipt_number":"R-0003"}' },
  ]
  expect(await events()).toEqual(recorded)
  await run(firm.folder, { recordsEvents: true })
  expect(await events()).toEqual(recorded)
})

describe('changes', () => {
  const changes = () =>
    firm.db.selectFrom('changes').selectAll().orderBy('associate_id').orderBy('kind').orderBy('key').execute()

  const HOUR_MS = 3_600_000

  const later = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS)

  it('X040 a later import records new receipts, bills and cancellations; the first records nothing', async () => {
    await open()
    await run()
    expect(await changes()).toEqual([])
    await addWork('01-10-2026')
    await run(firm.folder, { now: later(1), isDryRun: true })
    expect(await changes()).toEqual([])
    await run(firm.folder, { now: later(1) })
    const recorded = await changes()
    expect(recorded.map(({ associate_id, kind, key }) => [associate_id, kind, key])).toEqual([
      ['GP1003', 'bill', 'CB-2'],
      ['GP1003', 'cancellation', 'GB-002'],
      ['GP1003', 'receipt', 'R-9000'],
    ])
    expect(new Set(recorded.map(({ recorded_at }) => recorded_at.slice(0, 13)))).toEqual(
      new Set(['2026-11-22 12']),
    )
    await run(firm.folder, { now: later(2) })
    expect(await changes()).toEqual(recorded)
    await edit('receipts.csv', '50000', '60000')
    await run(firm.folder, { now: later(3) })
    expect(await changes()).toEqual(recorded)
  })

  it('X040 records the first receipts and payments after the bookings', sqliteInGate, async () => {
    await open()
    const bookingsOnly = join(firm.folder, 'bookings-only')
    await cp(FIRM, bookingsOnly, { recursive: true })
    for (const file of ['receipts.csv', 'commission-bills.csv', 'payments.csv'])
      await rm(join(bookingsOnly, file))
    await run(bookingsOnly)
    expect(await changes()).toEqual([])
    await run(firm.folder, { now: later(1) })
    const kinds = new Set((await changes()).map(({ kind }) => kind))
    expect(kinds).toEqual(new Set(['bill', 'receipt']))
  })
})
