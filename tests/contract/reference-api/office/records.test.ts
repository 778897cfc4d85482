import { describe, expect, it } from 'vitest'
import { OfficeFilesReply } from '~/contract/office'
import { rowOf, rowsOf, setRows } from '../../../factories/rows'
import { CLERK, deskForThisFile } from './desk'

const { api, json, read, records, record, refusal, save } = deskForThisFile()

describe('X113 files and records', () => {
  it('X113 declares every file, and reads a page of each and one record by its key', async () => {
    const files = await read(OfficeFilesReply, '/office/files')
    expect(files).toHaveLength(25)
    const filled: string[] = []
    for (const { name, columns } of files) {
      const { rows } = await records(name)
      if (rows.length === 0) continue
      filled.push(name)
      expect(Object.keys(rows[0]!.values)).toEqual(columns.map((column) => column.name))
      expect(await record(name, rows[0]!.key)).toEqual(rows[0])
    }
    expect(filled.length).toBeGreaterThan(15)
  })

  it('X113 lists 50 receipts a page, newest first, and finds by number, booking and word', async () => {
    const { rows, hasMore } = await records('receipts')
    expect([rows.length, hasMore]).toEqual([50, true])
    const { number } = (await rowsOf(api.db, 'all_receipts', {}, 'id')).at(-1)!
    expect(rows[0]!.key).toBe(number)
    const { booking } = rows[0]!.values
    const ofBooking = (await records('receipts', { q: booking! })).rows
    expect(ofBooking.every(({ values }) => values.booking!.startsWith(booking!))).toBe(true)
    for (const found of [ofBooking, (await records('receipts', { q: number.toLowerCase() })).rows])
      expect(found.map(({ key }) => key)).toContain(number)
    const [ofMobile] = (await records('bookings', { q: '800000041' })).rows
    expect(ofMobile!.values.customer_mobile).toMatch(/^800000041/)
  })

  it('X113 every file of the demo can be searched, and saving an unchanged record of each writes nothing', async () => {
    const files = await read(OfficeFilesReply, '/office/files')
    for (const { name } of files) await records(name, { q: 'HG10' })
    for (const { name } of files) {
      await records(name, { q: "%_'" })
      const [row] = (await records(name)).rows
      if (!row) continue
      expect((await save(name, row.key, row.values)).outcome).toBe('same')
    }
  })
})

const RECEIPT = { booking: '', received_on: '2026-11-21', amount: '1000' }

describe('X113 saving a record', () => {
  const booking = async () => (await records('bookings', { q: 'booked' })).rows[0]!

  it('X113 checks a receipt first, with the figures of its booking, and writes nothing', async () => {
    const { key } = await booking()
    const values = { ...RECEIPT, number: 'T-1', booking: key }
    const check = await save('receipts', null, values, { confirm: false })
    expect(check).toMatchObject({ outcome: 'check', key: 'T-1', version: '' })
    expect(check.changes).toContainEqual({ column: 'amount', label: 'Amount', before: '', after: '1000' })
    const received = check.figures.find(({ name }) => name === 'received')!
    expect(received.afterPaise! - received.beforePaise!).toBe(100_000)
    expect(await record('receipts', 'T-1')).toBeUndefined()
    expect(await save('receipts', null, values)).toMatchObject({ outcome: 'saved', key: 'T-1' })
    expect((await record('receipts', 'T-1')).values).toMatchObject({ amount: '1000', booking: key })
    const event = await rowOf(api.db, 'events', { type: 'receipt' })
    expect(event.payload).toContain('T-1')
  })

  it('X113 a receipt, booking or bill without a number gets the next one of its series', async () => {
    const { key } = await booking()
    await save('receipts', null, { ...RECEIPT, number: 'T/99', booking: key, amount: '99' })
    await save('receipts', null, { ...RECEIPT, number: 'T/98', booking: key, amount: '98' })
    const values = { ...RECEIPT, booking: key, amount: '100' }
    expect(await save('receipts', null, values, { confirm: false })).toMatchObject({ key: 'T/100' })
    expect(await save('receipts', null, values)).toMatchObject({ outcome: 'saved', key: 'T/100' })
    const atOnce = ['101', '102'].map((amount) => save('receipts', null, { ...values, amount }))
    expect((await Promise.all(atOnce)).map((saved) => saved.key).toSorted()).toEqual(['T/101', 'T/102'])
    await save('receipts', null, { ...RECEIPT, number: 'by hand', booking: key, amount: '103' })
    const check = (file: string, of: Record<string, string>) => save(file, null, of, { confirm: false })
    expect(await check('receipts', values)).toMatchObject({ key: 'T/103' })
    const files = await read(OfficeFilesReply, '/office/files')
    const numbered = files.filter(({ columns }) => columns.some(({ isNumbered }) => isNumbered))
    expect(numbered.map(({ name }) => name)).toEqual(['bookings', 'receipts', 'commission-bills'])
  })

  it('X113 a number follows the series of the project, whatever came last in another one', async () => {
    const { rows } = await records('bookings', { q: 'booked' })
    const bookings = new Map(rows.map(({ key, values }) => [values.project!, key]))
    const [, one, other] = bookings.keys()
    for (const project of [one!, other!, one!]) {
      const numbers = (await rowsOf(api.db, 'all_receipts')).map(({ number }) => number.split('-'))
      const last = Math.max(...numbers.map(([code, number]) => (code === project ? Number(number) : 0)))
      const values = { ...RECEIPT, booking: bookings.get(project)!, amount: '1' }
      const { key } = await save('receipts', null, values, { confirm: false })
      expect(key).toBe(`${project}-${String(last + 1).padStart(5, '0')}`)
    }
  })

  it('X119 nobody becomes a person of the office at the desk, or ceases to be one', async () => {
    const refused = { kind: [expect.stringMatching(/^Kind cannot be changed at the desk/)] }
    const [partner] = (await records('associates', { q: 'HG1001' })).rows
    const added = { ...partner!.values, id: 'HG9', mobile: '9812345678', email: '' }
    expect((await refusal('associates', null, { ...added, kind: 'office' })).errors).toEqual(refused)
    expect((await save('associates', null, { ...added, kind: '' }, { confirm: false })).outcome).toBe('check')
    for (const [key, kind] of [
      ['HG1001', 'office'],
      [CLERK, 'partner'],
      [CLERK, ''],
    ] as const)
      expect((await refusal('associates', key, { kind })).errors).toEqual(refused)
  })

  it('X113 the first rate of a new day brings the rates of the other levels along', async () => {
    const rate = { project: '', from: '2031-04-01', level: '3', type: '%', rate: '8.5' }
    const all = (await records('commission-rates')).rows.map(({ values }) => values)
    const before = all.filter(({ project, from }) => project === '' && from! < '2031')
    expect((await save('commission-rates', null, rate, { confirm: false })).notes).toEqual([
      'The other levels keep their rates from this day.',
    ])
    await save('commission-rates', null, rate)
    const after = (await records('commission-rates')).rows
      .map(({ values }) => values)
      .filter(({ from }) => from === rate.from)
    expect(after).toHaveLength(before.length)
    for (const { level, rate: old } of before)
      expect(after.find((one) => one.level === level)!.rate).toBe(level === '3' ? '8.5' : old)
  })

  it('X113 a form that is sent twice writes once', async () => {
    const { key } = await booking()
    const values = { ...RECEIPT, number: 'T-2', booking: key }
    const body = { key: null, version: '', values, confirm: true }
    const options = { key: 'form-key-of-this-test' }
    const first = await json('/office/records/receipts', body, options)
    expect(await json('/office/records/receipts', body, options)).toEqual(first)
    const entries = await rowsOf(api.db, 'office_log', { subject: 'T-2' })
    expect(entries).toHaveLength(1)
  })

  it('X113 refuses wrong values at their fields, a repeated number, and an overpaid booking', async () => {
    const { key } = await booking()
    const errorsOf = async (values: Record<string, string>) =>
      (await refusal('receipts', null, { ...RECEIPT, booking: key, ...values })).errors
    expect(await errorsOf({ number: 'T-3', amount: '1.50.000', received_on: '31-02-2026' })).toEqual({
      amount: ['"1.50.000" is not an amount.'],
      received_on: [expect.stringMatching(/^"31-02-2026" is not a date/)],
    })
    expect(await errorsOf({ number: 'T-3', booking: 'BK-0' })).toEqual({
      booking: ['"BK-0" is in neither bookings.csv nor the database.'],
    })
    expect(await errorsOf({ number: 'T-3', received_on: '2030-01-01' })).toEqual({
      received_on: ['2030-01-01 is in the future.'],
    })
    const [stored] = (await records('receipts')).rows
    expect(await errorsOf({ number: stored!.key })).toEqual({ number: ['Number already exists.'] })
    expect((await errorsOf({ number: 'T-3', amount: '900000000' })).amount[0]).toMatch(
      /receipts of booking .* add up to/,
    )
    const padded = stored!.key.replace(/(\d+)$/, '0$1')
    expect(Object.keys(await errorsOf({ number: padded }))).toEqual(['number'])
  })

  it('X113 a new rate changes the price of a booking, which the check tells', async () => {
    const { key, values } = await booking()
    const rate = String(Number(values.rate) + 10)
    const check = await save('bookings', key, { ...values, rate }, { confirm: false })
    expect(check.outcome).toBe('check')
    expect(check.changes.map(({ column }) => column)).toEqual(expect.arrayContaining(['rate', 'sale']))
    expect(check.notes).toContainEqual(expect.stringMatching(new RegExp(`^${key}: price ₹.* → ₹`)))
    expect(check.notes[0]).toContain(`${key}: ${values.customer}, plot ${values.plot}, `)
    expect(check.figures.map(({ name }) => name)).toContain('price')
  })

  it('X113 a second clerk is told what changed, and nothing is written', async () => {
    const { key, values, version } = await booking()
    await save('bookings', key, { ...values, customer: 'Meera Rao' })
    const late = await save('bookings', key, { ...values, customer_mobile: '9876598765' }, { version })
    const by = { changedBy: 'Office Counter', changedAt: '2026-11-21 11:00:00' }
    expect(late).toMatchObject({ outcome: 'changed', ...by })
    expect(late.changes).toEqual([{ column: 'customer', label: 'Customer', before: '', after: 'Meera Rao' }])
    expect((await record('bookings', key)).values.customer_mobile).toBe(values.customer_mobile)
    const change = { customer_mobile: '9876598765' }
    expect((await save('bookings', key, change, { version: late.version })).outcome).toBe('saved')
    expect((await record('bookings', key)).values).toMatchObject({ customer: 'Meera Rao', ...change })
  })

  it('X113 derives nothing but what concerns the record', async () => {
    const { key } = await booking()
    const { id: booking_id } = await rowOf(api.db, 'bookings', { code: key })
    const lines = await rowsOf(api.db, 'commission_lines')
    const other = lines.find((line) => line.booking_id !== booking_id)!
    const id = { id: other.id }
    const paidOf = async () => (await rowOf(api.db, 'commission_lines', id)).paid_rupees
    const set = (paid_rupees: number) => setRows(api.db, 'commission_lines', id, { paid_rupees })
    // A step over the whole table would correct it.
    await set(other.paid_rupees + 1)
    await save('receipts', null, { ...RECEIPT, number: 'T-6', booking: key, amount: '6' })
    expect(await paidOf()).toBe(other.paid_rupees + 1)
    await set(other.paid_rupees)
  })

  it('X113 warns of a broken rule, once', async () => {
    const { key } = await booking()
    await save('receipts', null, { ...RECEIPT, number: 'T-7', booking: key, amount: '777' })
    const again = await save('receipts', null, { ...RECEIPT, number: 'T-8', booking: key, amount: '777' })
    expect(again.warnings).toEqual([
      `Against the rule "no booking has two receipts of one day and amount": receipt T-8 of booking ${key}, as receipt T-7`,
    ])
    const { values } = await record('receipts', 'T-8')
    expect((await save('receipts', 'T-8', { ...values, late_charges: '0' })).warnings).toEqual([])
  })

  it('X113 suggests records for a reference', async () => {
    const { rows } = await json('/office/suggestions/associates?q=ravi')
    expect(rows).toContainEqual({ code: 'HG1024', name: 'Ravi Kumar Teja' })
    expect((await json('/office/suggestions/plots?q=1')).rows).toEqual([])
    const plots = (await json('/office/suggestions/plots?q=1&project=MBG')).rows as { code: string }[]
    expect(plots.length).toBeGreaterThan(0)
    for (const { code } of plots) expect(code).toMatch(/^1/)
  })
})
