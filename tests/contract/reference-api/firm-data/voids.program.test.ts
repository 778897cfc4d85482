import { expect, it } from 'vitest'
import { checkDatabase } from '../../../../reference-api/data/check'
import { firmForEachTest } from './firm-folder'

const { firm, run, edit, refusal, openForEachTest } = firmForEachTest()

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

const paidOf = async () =>
  (
    await firm.db
      .selectFrom('commission_lines')
      .innerJoin('commission_bills', 'commission_bills.associate_id', 'commission_lines.associate_id')
      .innerJoin('bookings', 'bookings.id', 'booking_id')
      .select('paid_rupees')
      .where('bookings.code', '=', 'GB-001')
      .where('commission_bills.code', '=', 'CB-1')
      .executeTakeFirstOrThrow()
  ).paid_rupees

const receivedOf = async () =>
  (
    await firm.db
      .selectFrom('instalments')
      .innerJoin('bookings', 'bookings.id', 'booking_id')
      .select(({ fn }) => fn.sum<number>('paid_rupees').as('rupees'))
      .where('bookings.code', '=', 'GB-001')
      .executeTakeFirstOrThrow()
  ).rupees

it('X114 a receipt of the file becomes void: its payments too, from the day of their bill on, the report names their bills, and a later file without the columns keeps it', async () => {
  const [paid, received] = [await paidOf(), Number(await receivedOf())]
  await makeVoid('receipts.csv', 'R-0001', '2026-02-20,Cheque bounced')
  const report = await run()
  expect(report.get('receipts.csv')?.notes.join()).toMatch(
    /void receipt R-0001: ₹12,000 of bill CB-1 .* as recovered/,
  )
  expect(await paidOf()).toBe(paid - 12_000)
  expect(Number(await receivedOf())).toBe(received - 150_000)
  expect(
    (await checkDatabase(firm.db)).filter(({ kind, violations }) => kind === 'integrity' && violations > 0),
  ).toEqual([])
  expect(
    await firm.db
      .selectFrom('all_payments')
      .select(['voided_on', 'void_reason'])
      .where('voided_on', 'is not', null)
      .execute(),
  ).toEqual([{ voided_on: '2026-03-05', void_reason: 'Cheque bounced' }])

  await edit('receipts.csv', (text) =>
    text
      .split('\n')
      .map((line) => line.split(';').slice(0, -2).join(';'))
      .join('\n'),
  )
  expect((await run()).get('receipts.csv')?.changed).toBe(0)
  expect(Number(await receivedOf())).toBe(received - 150_000)
})

it('X114 a day without a reason is refused', async () => {
  await makeVoid('receipts.csv', 'R-0001', '2026-02-20,')
  expect(await refusal()).toContain('there is a voided_on')
})
