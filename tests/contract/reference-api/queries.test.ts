import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { QueriesReply, RaisedQueryReply } from '~/contract/queries'
import { answerQueryAsOffice } from '../../../reference-api/data/answer-query'
import { type PersonaKey, personaOf } from '../../../reference-api/demo-data/personas'
import { rowOf, rowsOf, setRows } from '../../factories/rows'
import {
  allBookings,
  demoApiForThisFile,
  MALFORMED,
  NOT_IN_TEAM,
  P1,
  P2,
  type Reply,
  teamOf,
} from './demo-api'

const api = demoApiForThisFile()

let app: typeof api.app
beforeAll(() => {
  app = api.appWith({ recordsEvents: true })
})
afterEach(async () => {
  for (const table of ['line_queries', 'events'] as const) await api.db.deleteFrom(table).execute()
  await api.db.deleteFrom('notifications').where('query_id', 'is not', null).execute()
})

const send = async (viewer: PersonaKey, path: string, body?: object, key?: string) => {
  const headers = {
    Authorization: `Bearer ${await api.tokenOf(viewer)}`,
    ...(key ? { 'Idempotency-Key': key } : {}),
  }
  const response = await app.request(path, { method: 'POST', body: body && JSON.stringify(body), headers })
  return { status: response.status, body: (await response.json()) as Reply }
}

const TEXT = 'The amount is wrong.'
const BODY = { category: 'amount', should_be: 500.5, text: TEXT }
const raise = (viewer: PersonaKey, line: string, body: object = BODY, key?: string) =>
  send(viewer, `/associate/raise-query/${personaOf(viewer).id}?${line}`, body, key)
const read = (viewer: PersonaKey, search = '') =>
  send(viewer, `/associate/queries/${personaOf(viewer).id}?${search}`)
const act = (viewer: PersonaKey, id: string, action: string, text?: string) =>
  send(viewer, `/associate/answer-query/${personaOf(viewer).id}?query_id=${id}&action=${action}`, { text })

/** A person's first receipt, with the query string that names its line. */
async function receiptOf(person: string) {
  const receipt = await api.db
    .selectFrom('receipts')
    .innerJoin('bookings', 'bookings.id', 'receipts.booking_id')
    .select(['receipts.number', 'booking_id', 'net_rupees'])
    .where('seller_id', '=', person)
    .orderBy('receipts.id')
    .executeTakeFirstOrThrow()
  const number = encodeURIComponent(receipt.number)
  return { ...receipt, line: `kind=receipt&booking_id=${receipt.booking_id}&receipt_no=${number}` }
}

async function commissionOf(person: string) {
  const line = await rowOf(api.db, 'commission_lines', { associate_id: person }, 'id')
  return { ...line, line: `kind=commission&booking_id=${line.booking_id}&agent_id=${person}` }
}

async function paymentOf(person: string) {
  const payment = await api.db
    .selectFrom('payments')
    .innerJoin('commission_bills as bills', 'bills.id', 'payments.bill_id')
    .select(['bill_id', 'receipt_id', 'net_commission_rupees'])
    .where('associate_id', '=', person)
    .orderBy('payments.id')
    .executeTakeFirstOrThrow()
  return { ...payment, line: `kind=payment&comm_id=${payment.bill_id}&receipt_id=${payment.receipt_id}` }
}

const amountOf = (figures: { label: string; amount?: number }[], label: string) =>
  figures.find((figure) => figure.label === label)?.amount

describe('X042 a query about a line', () => {
  it('has the figures of its receipt, commission or payment', async () => {
    const receipt = await receiptOf(P2)
    const commission = await commissionOf(P2)
    const payment = await paymentOf(P2)
    for (const [line, label, amount] of [
      [receipt.line, 'Net received', receipt.net_rupees],
      [commission.line, 'Net', commission.net_rupees],
      [payment.line, 'Net Commission', payment.net_commission_rupees],
    ] as const) {
      const about = await read('P2', line)
      QueriesReply.parse(about.body)
      expect(amountOf(about.body.line.figures, label)).toBe(amount)
      const raised = await raise('P2', line)
      const { id } = RaisedQueryReply.parse(raised.body)
      const query = (await read('P2', `query_id=${id}`)).body.rows[0]
      expect(query).toMatchObject({ state: 'sent', should_be: 500.5, category: 'amount', is_reopened: 0 })
      expect(query.messages).toMatchObject([{ by: 'associate', text: TEXT }])
      expect(query.figures).toEqual(query.figures_now)
      expect((await read('P2', line)).body.total).toBe(1)
    }
    expect((await read('P2', 'state=open')).body.total).toBe(3)
  })

  it('keeps its figures if the line changes, and shows the current figures too', async () => {
    const { line, booking_id, number, net_rupees } = await receiptOf(P2)
    const { query_id } = (await raise('P2', line)).body
    const set = (amount: number) =>
      setRows(api.db, 'all_receipts', { booking_id, number }, { net_rupees: amount })
    await set(net_rupees + 7)
    const [query] = (await read('P2', `query_id=${query_id}`)).body.rows
    await set(net_rupees)
    expect(amountOf(query.figures, 'Net received')).toBe(net_rupees)
    expect(amountOf(query.figures_now, 'Net received')).toBe(net_rupees + 7)
  })

  it('is raised once by a double click, and a line has at most one open query', async () => {
    const { line } = await receiptOf(P2)
    const key = 'x042-double-click-key'
    const both = await Promise.all([raise('P2', line, BODY, key), raise('P2', line, BODY, key)])
    const again = await raise('P2', line, BODY, key)
    const ids = [...both, again].flatMap(({ body }) => body.query_id ?? [])
    expect(new Set(ids).size).toBe(1)
    expect((await raise('P2', line, { ...BODY, text: 'Else' }, key)).status).toBe(422)
    expect((await raise('P2', line)).body).toMatchObject({ status: false })
    expect((await read('P2')).body.total).toBe(1)
    const events = await rowsOf(api.db, 'events')
    expect(events.map(({ type }) => type)).toEqual(['query'])
  })

  it.each([
    ['accepts a text of a thousand emoji', '🏡'.repeat(1000), true],
    ['refuses a text of 1,001 emoji', '🏡'.repeat(1001), false],
    ['accepts HTML as plain text', '<img src=x onerror=alert(1)>', true],
    ['refuses an empty text', '  ', false],
    ['refuses a null character', 'a\0b', false],
    ['refuses a number as text', 5, false],
  ])('%s', async (_, text, isAccepted) => {
    const { line } = await receiptOf(P2)
    const { body } = await raise('P2', line, { ...BODY, text })
    expect(body.status).toBe(isAccepted)
    if (!isAccepted) return
    const [query] = (await read('P2', `query_id=${body.query_id}`)).body.rows
    expect(query.messages[0].text).toBe(text)
  })

  it('refuses invalid categories, amounts and bodies', async () => {
    const { line } = await receiptOf(P2)
    const invalid = [{ category: 'x' }, { should_be: -1 }, { should_be: 'a' }]
    for (const body of [{}, ...invalid.map((fields) => ({ ...BODY, ...fields }))])
      expect((await raise('P2', line, body)).body.status).toBe(false)
    expect((await read('P2')).body.total).toBe(0)
  })

  it('is closed and reopened once, and accepts no reply while closed', async () => {
    const { query_id: id } = (await raise('P2', (await receiptOf(P2)).line)).body
    const refused = { status: false }
    for (const [action, text, reply] of [
      ['reopen', 'Why', refused],
      ['close', undefined, { status: true }],
      ['reply', 'More', { message: 'This query is closed.' }],
      ['close', undefined, refused],
      ['reopen', undefined, refused],
      ['reopen', 'Still wrong', { status: true }],
      ['close', undefined, { status: true }],
      ['reopen', 'Again', { message: 'A query can be reopened once. Raise a new one instead.' }],
    ] as const)
      expect([action, (await act('P2', id, action, text)).body]).toMatchObject([action, reply])
    const [query] = (await read('P2', `query_id=${id}`)).body.rows
    expect(query).toMatchObject({ state: 'closed', is_reopened: 1 })
    expect(query.messages).toHaveLength(2)
  })

  it('has at most 20 messages, of which the associate can write at most 19', async () => {
    const { query_id: id } = (await raise('P2', (await receiptOf(P2)).line)).body
    for (let count = 2; count <= 19; count++)
      expect((await act('P2', id, 'reply', `Message ${count}`)).body.status).toBe(true)
    expect((await act('P2', id, 'reply', 'One more')).body.status).toBe(false)
    const answer = { state: 'answered', text: 'Done', recordsEvents: false }
    await answerQueryAsOffice(api.db, id, answer)
    await expect(answerQueryAsOffice(api.db, id, { ...answer, text: 'More' })).rejects.toThrow('20 messages')
  })

  it('an answer of the office makes one notification and one event; a reply returns the query to the office', async () => {
    const { query_id: id } = (await raise('P2', (await receiptOf(P2)).line)).body
    const answer = { state: 'answered', text: 'Corrected.', recordsEvents: true }
    expect(await answerQueryAsOffice(api.db, id, answer)).toBe(`${id} is answered.`)
    expect(await answerQueryAsOffice(api.db, id, answer)).toBe(`${id} is answered already.`)
    const { body } = await send('P2', `/associate/profile/get-notifications-list/${P2}`)
    const about = (body.notifications as { query_id?: string }[]).filter(({ query_id }) => query_id === id)
    expect(about).toMatchObject([{ about: 'query', header: 'Your query is answered' }])
    const events = await rowsOf(api.db, 'events', { type: 'query' })
    const answered = events.filter(({ payload }) => payload.includes('answered'))
    expect(answered).toHaveLength(1)
    expect(answered[0]!.payload).not.toContain('Corrected')
    await act('P2', id, 'reply', 'Thanks, but no')
    expect((await read('P2', `query_id=${id}`)).body.rows[0].state).toBe('sent')
    for (const options of [{ state: 'x' }, { state: 'answered' }, { state: 'sent', text: 'a' }]) {
      const answering = answerQueryAsOffice(api.db, id, { ...options, recordsEvents: false })
      await expect(answering).rejects.toThrow('--')
    }
    await expect(answerQueryAsOffice(api.db, 'Q0', answer)).rejects.toThrow('is not a query')
  })

  it('an associate has at most 50 open queries, on pages of twenty', async () => {
    const { figures } = (await read('P1', (await receiptOf(P1)).line)).body.line
    const [booking] = await rowsOf(api.db, 'bookings', { seller_id: P1 })
    const about = { kind: 'receipt', category: 'other', state: 'sent' } as const
    const at = { raised_at: '2026-11-01 10:00:00', changed_at: '2026-11-01 10:00:00' }
    const line = { associate_id: P1, booking_code: booking!.code, figures: JSON.stringify(figures) }
    const queries = Array.from({ length: 50 }, (_, index) => ({
      ...about,
      ...at,
      ...line,
      id: `QTEST${index}`,
      line_key: `test ${index}`,
    }))
    await api.db.insertInto('line_queries').values(queries).execute()
    expect((await raise('P1', (await receiptOf(P1)).line)).body.message).toContain('50')
    const pages = await Promise.all([1, 2, 3].map((page) => read('P1', `page=${page}`)))
    expect(pages.map(({ body }) => body.rows.length)).toEqual([20, 20, 10])
    const ids = pages.flatMap(({ body }) => body.rows.map(({ query_id }: Reply) => query_id as string))
    expect(new Set(ids).size).toBe(50)
  })
})

describe('X042 M030 queries of others', () => {
  it('a line outside the team is refused like an unknown or incomplete line', async () => {
    const team = await teamOf(api.db, P2)
    const stranger = (await allBookings(api.db)).find(({ seller_id }) => !team.has(seller_id))!.seller_id
    const receipt = await receiptOf(stranger)
    const lines = [
      receipt.line,
      (await commissionOf(stranger)).line,
      (await paymentOf(stranger)).line,
      `kind=commission&booking_id=${(await commissionOf(P2)).booking_id}&agent_id=${stranger}`,
      'kind=receipt&booking_id=999999&receipt_no=X',
      'kind=commission&booking_id=999999',
      'kind=payment&comm_id=999999&receipt_id=1',
      'kind=receipt',
      'kind=payment',
      'kind=commission',
    ]
    for (const line of lines) {
      const replies = [await read('P2', line), await raise('P2', line)]
      for (const { status, body } of replies) expect([line, status, body]).toEqual([line, 200, NOT_IN_TEAM])
    }
    expect((await read('P2')).body.total).toBe(0)
  })

  it('another person’s query is refused like an unknown query', async () => {
    const { query_id: id } = (await raise('P2', (await receiptOf(P2)).line)).body
    for (const viewer of ['P1', 'P3'] as const)
      for (const queryId of [id, 'QUNKNOWN123', ...MALFORMED.filter((text) => text.trim() !== '')]) {
        const name = encodeURIComponent(queryId)
        const replies = [
          await read(viewer, `query_id=${name}`),
          await act(viewer, name, 'reply', 'Mine'),
          await act(viewer, name, 'close'),
          await act(viewer, name, 'reopen', 'Mine'),
        ]
        for (const { body } of replies) expect(body.status).toBe(false)
        if (queryId === id || queryId === 'QUNKNOWN123')
          for (const { status, body } of replies) expect([status, body]).toEqual([200, NOT_IN_TEAM])
      }
    for (const path of [`queries/${P2}`, `answer-query/${P2}?query_id=${id}&action=close`])
      expect((await send('P1', `/associate/${path}`, {})).body).toEqual(NOT_IN_TEAM)
    expect((await read('P2', `query_id=${id}`)).body.rows[0].state).toBe('sent')
  })
})
