import { describe, expect, it } from 'vitest'
import { integrityChecks } from '../../../../reference-api/data/integrity-checks'
import { rowOf, rowsOf } from '../../../factories/rows'
import { issueToken } from '../../../../reference-api/db/queries/tokens'
import { PaymentDetailsReply, PaymentsReply } from '~/contract/payments'
import { ReceiptsReply } from '~/contract/statements'
import { P2, type Reply, sum } from '../demo-api'
import { deskForThisFile } from './desk'

const { api, record, refusal, save } = deskForThisFile()
const VOID = { voided_on: '2026-11-21', void_reason: 'Cheque bounced' }

/** A payment of commission on a booking that still owes, with its bill, line and receipt. */
const findPayment = () =>
  api.db
    .selectFrom('payments')
    .innerJoin('commission_bills as bills', 'bills.id', 'bill_id')
    .innerJoin('commission_lines as lines', 'lines.id', 'line_id')
    .innerJoin('receipts', 'receipts.id', 'receipt_id')
    .innerJoin('bookings', 'bookings.id', 'receipts.booking_id')
    .select(['payments.id', 'bill_id', 'bills.code as bill', 'bills.associate_id', 'line_id', 'receipt_id'])
    .select(['receipts.number as receipt', 'receipts.net_rupees', 'bookings.code as booking'])
    .select(['bookings.id as booking_id', 'seller_id', 'net_commission_rupees', 'paid_rupees'])
    .where('bookings.status_id', '=', 2)
    .whereRef('bills.associate_id', '=', 'bookings.seller_id')
    .orderBy('payments.id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()

const lineOf = (id: number) => rowOf(api.db, 'commission_lines', { id })

const receivedOf = async (booking_id: number) =>
  sum((await rowsOf(api.db, 'instalments', { booking_id })).map(({ paid_rupees }) => paid_rupees))

async function expectSound() {
  for (const { name, violations } of integrityChecks)
    expect([name, (await violations.execute(api.db)).rows]).toEqual([name, []])
}

const toldTo = async (associate_id: string) =>
  (await rowsOf(api.db, 'notifications', { associate_id }, 'id'))
    .toReversed()
    .map(({ header, message }) => `${header}: ${message}`)

const request = async (id: string, path: string, method: 'GET' | 'POST') =>
  api.request(path, { method, token: await issueToken(api.db, id, new Date()) })
const as = async (id: string, path: string): Promise<Reply> => (await request(id, path, 'POST')).json()
const statementOf = async (id: string, booking: number) =>
  ReceiptsReply.parse(await as(id, `/associate/get-receipts/${booking}`))

describe('X114 void instead of delete', () => {
  it('X114 a void payment counts nowhere, stays in its bill and list, and another bill may pay its receipt', async () => {
    const paid = await findPayment()
    const key = JSON.stringify([paid.bill, paid.receipt])
    const saved = await save('payments', key, VOID)
    expect(saved.outcome).toBe('saved')
    expect(await lineOf(paid.line_id)).toMatchObject({
      paid_rupees: paid.paid_rupees - paid.net_commission_rupees,
    })
    await expectSound()
    const { associate_id } = paid
    const list = PaymentsReply.parse(await as(associate_id, `/associate/my-payments/${associate_id}`))
    const ofBill = { billNumber: paid.bill, receiptNumber: paid.receipt }
    const voided = {
      paise: paid.net_commission_rupees * 100,
      voidedOn: VOID.voided_on,
      reason: VOID.void_reason,
    }
    expect(list.voided).toContainEqual(expect.objectContaining({ ...ofBill, ...voided }))
    const counted = list.days.flatMap(({ rows }) => rows)
    const payment = { commissionId: String(paid.bill_id), receiptId: String(paid.receipt_id) }
    expect(counted).not.toContainEqual(expect.objectContaining(payment))
    const ids = `comm_id=${paid.bill_id}&receipt_id=${paid.receipt_id}`
    const detailsPath = `/associate/my-payment-details/${associate_id}?${ids}`
    const [bill] = PaymentDetailsReply.parse(await as(associate_id, detailsPath))
    expect(bill).toMatchObject({ payments: [], voided: [{ receiptNumber: paid.receipt }] })
    const path = `/documents/commission-statements/${paid.bill_id}/${paid.receipt_id}`
    expect((await request(associate_id, path, 'GET')).status).toBe(200)
    const told = `Bill ${paid.bill}, receipt ${paid.receipt}: Cheque bounced.`
    expect((await toldTo(associate_id))[0]).toContain(told)

    const { values } = await record('commission-bills', paid.bill)
    await save('commission-bills', null, { ...values, number: 'CB-AGAIN', billed_on: '2026-11-21' })
    const again = { bill: 'CB-AGAIN', receipt: paid.receipt, amount: String(paid.net_commission_rupees) }
    expect((await save('payments', null, again)).outcome).toBe('saved')
    expect(await lineOf(paid.line_id)).toMatchObject({ paid_rupees: paid.paid_rupees })
    await expectSound()
    // The first payment cannot count again beside the second.
    const both = await refusal('payments', key, { voided_on: '', void_reason: '' })
    expect(JSON.stringify(both)).toContain('in bill CB-AGAIN already')
  })

  it('X114 a void receipt counts nowhere, names the bills of its commission, and makes their payments void', async () => {
    const paid = await findPayment()
    const before = await receivedOf(paid.booking_id)
    const check = await save('receipts', paid.receipt, VOID, { confirm: false })
    expect(check.notes.join()).toContain(`of bill ${paid.bill} to `)
    expect(await receivedOf(paid.booking_id)).toBe(before)

    await save('receipts', paid.receipt, VOID)
    expect(await receivedOf(paid.booking_id)).toBe(before - paid.net_rupees)
    expect((await lineOf(paid.line_id)).paid_rupees).toBe(paid.paid_rupees - paid.net_commission_rupees)
    await expectSound()
    expect((await record('payments', JSON.stringify([paid.bill, paid.receipt]))).values).toMatchObject(VOID)

    const statement = await statementOf(paid.seller_id, paid.booking_id)
    expect(statement.receipts.map(({ number }) => number)).not.toContain(paid.receipt)
    expect(statement.voided).toMatchObject([{ receiptNumber: paid.receipt, reason: VOID.void_reason }])
    const events = await rowsOf(api.db, 'events', { type: 'void' })
    expect(events.map(({ payload }) => payload).join()).toContain(paid.receipt)
    const told = (await toldTo(paid.seller_id)).join('\n')
    expect(told).toContain(`Receipt ${paid.receipt} is void`)
    expect(told).toContain('The amount stands as recovered.')
  })

  it('X114 a day needs a reason and a reason a day, neither in the future nor before the receipt', async () => {
    const { receipt } = await findPayment()
    expect((await record('receipts', receipt)).values.voided_on).toBe('')
    for (const [voiding, error] of [
      [{ voided_on: '2026-11-21' }, 'Void reason is empty'],
      [{ void_reason: 'Bounced' }, 'Voided on is empty'],
      [{ ...VOID, voided_on: '2030-01-01' }, 'is in the future'],
      [{ ...VOID, voided_on: '2001-01-01' }, 'is before'],
    ] as const)
      expect(JSON.stringify(await refusal('receipts', receipt, voiding))).toContain(error)
  })

  it('X114 the demo has a bounced cheque, which P2 sees and which counts nowhere', async () => {
    const row = await api.db
      .selectFrom('all_receipts')
      .innerJoin('bookings', 'bookings.id', 'booking_id')
      .select(['booking_id', 'all_receipts.number'])
      .where('voided_on', 'is not', null)
      .where('seller_id', '=', P2)
      .executeTakeFirstOrThrow()
    const statement = await statementOf(P2, row.booking_id)
    const voided = { receiptNumber: row.number, reason: 'Cheque returned by the bank' }
    expect(statement.voided).toMatchObject([voided])
    expect(statement.totalPaise).toBe((await receivedOf(row.booking_id)) * 100)
  })
})
