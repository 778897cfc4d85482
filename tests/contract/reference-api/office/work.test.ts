import { describe, expect, it } from 'vitest'
import {
  OfficeBankRequestReply,
  OfficeLogReply,
  OfficeOverviewReply,
  OfficePayablesReply,
  OfficePersonReply,
  OfficeQueryReply,
  OfficeSaveReply,
} from '~/contract/office'
import { personaOf } from '../../../../reference-api/demo-data/personas'
import { rowsOf } from '../../../factories/rows'
import { P1, sum } from '../demo-api'
import { deskForThisFile } from './desk'

const { api, json, read, request, records, record, save } = deskForThisFile()
const P7 = personaOf('P7').id
const P9 = personaOf('P9').id
const overview = () => read(OfficeOverviewReply, '/office/overview')
const waitingIn = async (file: string) => (await overview()).waiting.find((row) => row.file === file)!
const activityOf = async (associate_id: string) =>
  (await rowsOf(api.db, 'activity', { associate_id }, 'id')).map(({ kind, details }) => `${kind} ${details}`)

it('X110 counts what waits as its lists do, and the receipts of today', async () => {
  const { waiting, receiptsToday } = await overview()
  const files = ['bank-requests', 'verifications', 'queries', 'commission-bills']
  expect(waiting.map(({ file }) => file)).toEqual(files)
  for (const { file, count } of waiting) {
    const { rows, hasMore } = await records(file, { waiting: '1' })
    expect([file, hasMore ? count : rows.length]).toEqual([file, count])
  }
  expect(waiting[0]).toMatchObject({ count: 1, oldestAt: expect.stringMatching(/ 11:05:00$/) as string })
  expect(waiting[1]!.count).toBe(3)
  const today = await rowsOf(api.db, 'receipts', { received_on: '2026-11-21' })
  const paise = sum(today.map(({ net_rupees }) => net_rupees * 100))
  expect(receiptsToday).toEqual({ count: today.length, paise })
})

describe('X111 bank requests', () => {
  it('X111 shows old and new details and the passbook, and decides once', async () => {
    const { rows } = await records('bank-requests', { waiting: '1' })
    const { key } = rows[0]!
    const search = new URLSearchParams({ key })
    const shown = () => read(OfficeBankRequestReply, `/office/bank-request?${search}`)
    const { request: asked, account, record: seen } = await shown()
    expect(asked).toMatchObject({ associateId: P7, ifsc: 'EXDB0099042', decision: 'pending', decidedBy: '' })
    expect(account!.accountNumber).not.toBe(asked.accountNumber)
    const image = await request(new URL(asked.imageUrl!).pathname)
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    const body = { key, version: seen.version, values: { decision: 'rejected' }, confirm: true }
    const without = await json('/office/records/bank-requests', body)
    expect(without.errors).toEqual({ reason: ['Reason is empty, but the associate must read why.'] })
    expect((await save('bank-requests', key, { decision: 'approved' })).outcome).toBe('saved')
    expect((await shown()).account!.accountNumber).toBe(asked.accountNumber)
    expect((await shown()).request).toMatchObject({ decision: 'approved', decidedBy: 'Office Counter' })
    const late = { decision: 'rejected', reason: 'Not yours' }
    const again = await save('bank-requests', key, late, { version: seen.version })
    expect(again).toMatchObject({ outcome: 'changed', changedBy: 'Office Counter' })
    expect((await activityOf(P7)).at(-1)).toMatch(/^bank decision .*ending 7788.*approved/)
    expect((await waitingIn('bank-requests')).count).toBe(0)
  })

  it('X111 asks a question about an account, which the associate answers', async () => {
    const key = JSON.stringify([P1, 'one-rupee'])
    const text = '₹1 was sent. Has it arrived?'
    const question = { associate: P1, question: 'one-rupee', state: 'waiting', text }
    const known = await record('verifications', key)
    expect((await save('verifications', known ? key : null, question)).outcome).toBe('saved')
    expect((await waitingIn('verifications')).count).toBe(4)
    expect((await activityOf(P1)).at(-1)).toMatch(/^changed by office .*verifications/)
  })
})

it('X112 shows a query with its figures then and now, answers it, and closes it', async () => {
  const token = await api.tokenOf('P1')
  const receipt = await api.db
    .selectFrom('receipts')
    .innerJoin('bookings', 'bookings.id', 'booking_id')
    .select(['receipts.number', 'booking_id'])
    .where('seller_id', '=', P1)
    .limit(1)
    .executeTakeFirstOrThrow()
  const line = `kind=receipt&booking_id=${receipt.booking_id}&receipt_no=${receipt.number}`
  const body = { category: 'amount', should_be: 1, text: 'Wrong.' }
  const key = (await json(`/associate/raise-query/${P1}?${line}`, body, { token })).query_id as string
  expect((await waitingIn('queries')).count).toBe(1)
  const shown = () => read(OfficeQueryReply, `/office/query?key=${key}`)
  const { query, associateName } = await shown()
  expect(associateName).toBe(personaOf('P1').name)
  expect(query.figures).toEqual(query.figuresNow)
  expect(query.messages.map(({ text }) => text)).toEqual(['Wrong.'])
  await save('queries', key, { state: 'answered', answer: 'It is entered now.' })
  expect((await shown()).query).toMatchObject({ state: 'answered' })
  expect((await waitingIn('queries')).count).toBe(0)
  await save('queries', key, { state: 'closed' })
  expect((await shown()).query.state).toBe('closed')
  expect((await shown()).query.messages.map(({ isOffice }) => isOffice)).toEqual([false, true])
})

describe('X116 payables', () => {
  const payables = (associate = '') => read(OfficePayablesReply, `/office/payables?associate=${associate}`)
  const sumIn = async (associate_id: string) => {
    const lines = await rowsOf(api.db, 'commission_lines', { associate_id })
    return sum(lines.map(({ payable_rupees }) => Math.max(0, payable_rupees)))
  }

  it('X116 lists commission payable now, the highest first, with bank, RERA and recorded deductions', async () => {
    const { rows, financialYear } = await payables()
    expect(financialYear).toBe('2026-27')
    for (const row of rows) expect(row.paise).toBe((await sumIn(row.id)) * 100)
    expect(rows.map(({ paise }) => paise)).toEqual(rows.map(({ paise }) => paise!).toSorted((a, b) => b - a))
    expect(rows[0]).toMatchObject({
      account: expect.stringMatching(/^ending \d{4}$/) as string,
      reraNumber: expect.stringMatching(/^A/) as string,
    })
  })

  it('X116 finds who is paid by a part of the name, the mobile in any spelling, or the beginning of the id', async () => {
    const find = async (q: string) =>
      (await read(OfficePayablesReply, `/office/payables?${new URLSearchParams({ q })}`)).rows
    const [first] = (await payables()).rows
    const { id, name, mobile } = first!
    const spaced = `+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`
    for (const q of [name.slice(1, -1).toLowerCase(), spaced, id.toLowerCase()])
      expect((await find(q)).map((row) => row.id)).toContain(id)
    expect(await find(mobile)).toHaveLength(1)
    expect(await find('nobody of this name')).toEqual([])
  })

  it('X116 pays chosen lines by one bill with its deductions, after a check', async () => {
    const { rows } = await payables(P1)
    const payable = rows[0]!.lines.filter(({ receipts }) => receipts > 0)
    const project = payable[0]!.projectName
    const lines = payable.filter((line) => line.projectName === project)
    const total = sum(lines.map(({ paise }) => paise!))
    const before = await sumIn(P1)
    const plain = { billed_on: '2026-11-21', reference: 'N1', tds_amt: '', credited_amt: '' }
    const asCash = { ...plain, payment_type: 'Cash' }
    const bill = { ...plain, payment_type: 'Bank', tds_amt: '5', credited_amt: String(total / 100 - 5) }
    const ids = lines.map(({ id }) => id)
    const bodyOf = (of: object, confirm: boolean) => ({ associate: P1, lines: ids, bill: of, confirm })
    const pay = (confirm: boolean, of: object = bill) =>
      read(OfficeSaveReply, '/office/payables', bodyOf(of, confirm))
    expect((await pay(false, asCash)).warnings).toEqual([
      `Against the rule "cash per associate and day is below the limit": associate ${P1} on 2026-11-21`,
    ])
    const check = await pay(false)
    const nextNumber = check.key!
    expect(nextNumber).toMatch(/^CB-\d+$/)
    const figures = [{ name: 'commission', beforePaise: null, afterPaise: total }]
    expect(check).toMatchObject({ outcome: 'check', figures, warnings: [] })
    expect(await sumIn(P1)).toBe(before)
    expect((await pay(true)).outcome).toBe('saved')
    expect(await sumIn(P1)).toBe(before - total / 100)
    const { values } = await record('commission-bills', nextNumber)
    expect(values).toMatchObject({ associate: P1, tds_amt: '5', reference: 'N1' })
    const paid = await records('payments', { q: nextNumber })
    expect(sum(paid.rows.map((row) => Number(row.values.amount)))).toBe(total / 100)
    const again = await json('/office/payables', bodyOf(bill, true))
    expect(again.errors).toEqual({ lines: ['What is payable has changed. Reload the page.'] })
  })
})

describe('X117 people', () => {
  const person = (id: string) => read(OfficePersonReply, `/office/person/${id}`)
  const change = (id: string, name: string, value = '') =>
    json(`/office/person/${id}?change=${name}`, { value })

  it('X117 shows place, sessions and login, gives a password, moves with the people below, and deactivates', async () => {
    const before = await person(P9)
    expect(before.upline.at(-1)).toBeDefined()
    expect((await change(P9, 'password', 'short')).errors.value[0]).toMatch(/at least 8 characters/)
    expect((await change(P9, 'password', 'Lantern-Fig-82')).status).toBe(true)
    expect(await person(P9)).toMatchObject({ mustChangePassword: true, sessions: 0 })
    expect((await change(P1, 'move', P1)).errors.value[0]).toMatch(/cycle/)
    const moved = new RegExp(`^Moved ${P9}, with ${before.below} associate`)
    expect((await change(P9, 'move', P1)).message).toMatch(moved)
    expect((await person(P9)).upline.at(-1)).toEqual({ id: P1, name: personaOf('P1').name })
    await change(P9, 'deactivate')
    expect((await person(P9)).deactivatedAt).not.toBeNull()
    expect((await change(P9, 'activate')).status).toBe(true)
    expect((await change(personaOf('P4').id, 'deactivate')).status).toBe(false)
    const kinds = (await activityOf(P9)).map((entry) => entry.split(' {')[0])
    expect(kinds.slice(-4)).toEqual(['password by office', 'moved', 'deactivated', 'activated'])
  })
})

describe('X118 the log', () => {
  const entries = async () => (await read(OfficeLogReply, '/office/log')).rows

  it('X118 has who did what, old and new, with account numbers masked', async () => {
    const { key, values } = (await records('bank-accounts')).rows[0]!
    await save('bank-accounts', key, { account_number: '123456789012' })
    const [last] = await entries()
    const masked = { before: `ending ${values.account_number!.slice(-4)}`, after: 'ending 9012' }
    const changes = [{ column: 'account_number', label: 'Account number', ...masked }]
    const entry = { by: 'Office Counter', action: 'changed bank-accounts', at: '2026-11-21 11:00:00' }
    expect(last).toMatchObject({ ...entry, subject: key, changes })
    const csv = await (await request('/office/csv/log')).text()
    expect(csv).toContain('changed bank-accounts')
    expect(csv).not.toContain('123456789012')
  })

  it('X118 cannot be changed, not even by the database', async () => {
    const changes = [api.db.updateTable('office_log').set({ action: 'x' }), api.db.deleteFrom('office_log')]
    for (const change of changes) await expect(change.execute()).rejects.toThrow('append-only')
  })
})

it('X113 X116 CSV of a file is its export, of a search what it finds', async () => {
  const lines = async (path: string) => (await (await request(path)).text()).trim().split('\n')
  const receipts = await rowsOf(api.db, 'all_receipts')
  expect(await lines('/office/csv/receipts')).toHaveLength(receipts.length + 1)
  const { key } = (await records('receipts')).rows[0]!
  expect((await lines(`/office/csv/receipts?q=${key}`))[1]).toMatch(new RegExp(`^${key},`))
  const payables = await lines('/office/csv/payables')
  expect(payables.length).toBeGreaterThan(1)
  expect(payables[0]).toContain('Id,Associate,Mobile,Payable now,Bank,Account,Verified,RERA number')
  expect((await request('/office/csv/passwords')).status).toBe(404)
})
