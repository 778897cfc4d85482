import { expect, it } from 'vitest'
import { rowsOf } from '../../../factories/rows'
import { firmForEachTest } from './firm-folder'

const { firm, row, run, edit, refusal, violations, openForEachTest } = firmForEachTest()

openForEachTest()

/** Adds the columns to the file, empty except in the row that begins so. */
const makeVoid = (file: string, row: string, cells: string) =>
  edit(file, (text) => {
    const separator = text.includes(';') ? ';' : ','
    const add = (line: string, ends: string) => `${line}${separator}${ends.replaceAll(',', separator)}`
    const [header = '', ...lines] = text.trimEnd().split(/\r?\n/)
    const changed = lines.map((line) => add(line, line.startsWith(row) ? cells : ','))
    return [add(header, 'voided_on,void_reason'), ...changed].join('\n')
  })

const paidOf = async () => {
  const { id: booking_id } = await row('bookings', { code: 'GB-001' })
  const { associate_id } = await row('commission_bills', { code: 'CB-1' })
  return (await row('commission_lines', { booking_id, associate_id })).paid_rupees
}

const receivedOf = async () => {
  const { id: booking_id } = await row('bookings', { code: 'GB-001' })
  const instalments = await rowsOf(firm.db, 'instalments', { booking_id })
  return instalments.reduce((sum, { paid_rupees }) => sum + paid_rupees, 0)
}

it('X114 a receipt of the file becomes void: its payments too, from the day of their bill on, the report names their bills, and a later file without the columns keeps it', async () => {
  const [paid, received] = [await paidOf(), await receivedOf()]
  await makeVoid('receipts.csv', 'R-0001', '2026-02-20,Cheque bounced')
  const report = await run()
  const note = /void receipt R-0001: ₹12,000 of bill CB-1 .* as recovered/
  expect(report.get('receipts.csv')?.notes.join()).toMatch(note)
  expect(await paidOf()).toBe(paid - 12_000)
  expect(await receivedOf()).toBe(received - 150_000)
  expect((await violations()).filter(({ kind }) => kind === 'integrity')).toEqual([])
  const voided = (await rowsOf(firm.db, 'all_payments')).filter(({ voided_on }) => voided_on !== null)
  expect(voided).toMatchObject([{ voided_on: '2026-03-05', void_reason: 'Cheque bounced' }])

  await edit('receipts.csv', (text) =>
    text
      .split('\n')
      .map((line) => line.split(';').slice(0, -2).join(';'))
      .join('\n'),
  )
  expect((await run()).get('receipts.csv')?.changed).toBe(0)
  expect(await receivedOf()).toBe(received - 150_000)
})

it('X114 a day without a reason is refused', async () => {
  await makeVoid('receipts.csv', 'R-0001', '2026-02-20,')
  expect(await refusal()).toContain('there is a voided_on')
})
