import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Row } from '../../../reference-api/schema'
import type { PersonaKey } from '../../../reference-api/demo-data/personas'
import { rowsOf, setRows } from '../../factories/rows'
import { demoApiForThisFile, NOT_IN_TEAM, P1, queryOf, type Reply } from './demo-api'

const api = demoApiForThisFile()
type Bill = Row<'commission_bills'>
let demoBills: Bill[]

const bills = () => rowsOf(api.db, 'commission_bills', {}, 'id')

beforeAll(async () => {
  demoBills = await bills()
})

/** Restores the statuses of the demo data. */
afterEach(async () => {
  for (const { id } of await changedBills()) {
    const { cash_status_id } = demoBills.find((row) => row.id === id)!
    await setRows(api.db, 'commission_bills', { id }, { cash_status_id })
  }
})

async function changedBills() {
  const currentBills = await bills()
  return currentBills.filter((bill, index) => bill.cash_status_id !== demoBills[index]!.cash_status_id)
}

async function cardsOf(viewer: PersonaKey): Promise<Reply[]> {
  const reply = await api.get(viewer, '/associate/cash-cmsn-paid-bills-info')
  expect(reply).toMatchObject({ status: true, message: '' })
  return reply.bills_info
}

const save = (viewer: PersonaKey, query: { comm_ids?: string; cash_cmsn_bill_status?: string | number }) =>
  api.post(viewer, `/associate/save-cash-cmsn-paid-bills${queryOf(query)}`)

const idsOf = (card: Reply): number[] => card.cmsn_details.map((bill: Reply) => bill.comm_id)
const ownIdsIn = (status: number) =>
  demoBills
    .filter((bill) => bill.associate_id === P1 && bill.cash_status_id === status)
    .map((bill) => bill.id)

describe('the list', () => {
  it('M207 M208 a card names its next step, and its question has the amount and the day', async () => {
    const cards = await cardsOf('P1')
    const texts = (status: number) => {
      const card = cards.find(({ cash_cmsn_bill_status }) => cash_cmsn_bill_status === status)!
      return [card.cash_cmsn_bill_status_name, card.cash_cmsn_bill_status_text]
    }
    // The amount is the sum of ten payments; each is the net receipt × the net %:
    // 2 × 1,09,155 × 1.4846 % + 7 × 39,392 × 1.5 % + 36,774 × 1.4694 % = 2 × 1,621 + 7 × 591 + 540 = 7,919.
    expect(texts(1)).toEqual(['Accept', 'Do you accept ₹7,919 of cash commission sent on 17-Nov-26?'])
    // (10,969 + 16,455 + 27,424 + 27,425) × 7.6718 % + 4 × 56,265 × 1.455 % = 842 + 1,262 + 2 × 2,104 + 4 × 819 = 9,588.
    expect(texts(2)).toEqual(['Received', 'Have you received ₹9,588 of cash commission sent on 19-Aug-26?'])
  })

  it('M206 a card has its bills with their plots and receipts, and their sum; cards are newest first', async () => {
    const cards = await cardsOf('P1')
    const days = ['2026-11-17', '2026-10-03', '2026-08-19', '2026-07-05']
    expect(cards.map(({ send_date }) => send_date)).toEqual(days)
    const bill = { comm_id: 380, bill_no: 'CB-380', project_code: 'SRE', cmsn_amount: 9_685 }
    const plot_list = [{ plot_no: '120' }, { plot_no: '140' }, { plot_no: '10' }]
    const receipt_nos = 'SRE-01151, SRE-01178, SRE-01425, SRE-01826'
    const cmsn_details = [{ ...bill, plot_list, receipt_nos }]
    expect(cards[1]).toMatchObject({ cmsn_total_amt: 9_685, cmsn_details })
  })

  it('M212 is empty for an associate without bills', async () => {
    expect(await cardsOf('P3')).toEqual([])
  })
})

const MANY_IDS = Array.from({ length: 501 }, (_, index) => index).join()
const SUBMITTED = { status: false, message: 'Already submitted' }

describe('saving', () => {
  let card: Reply

  beforeEach(async () => {
    card = (await cardsOf('P1')).find(({ cash_cmsn_bill_status }) => cash_cmsn_bill_status === 1)
  })

  const statusesOf = async (ids: number[]) =>
    (await bills()).filter(({ id }) => ids.includes(id)).map((bill) => bill.cash_status_id)

  it('M209 an accepted bill gets status 2; a received bill is closed and removed from the list', async () => {
    const query = { comm_ids: idsOf(card).join(','), cash_cmsn_bill_status: 1 }
    expect(await save('P1', query)).toEqual({ status: true, message: 'Cash commission accepted.' })
    const [acceptedCard] = (await cardsOf('P1')).filter(({ send_date }) => send_date === card.send_date)
    expect(acceptedCard).toMatchObject({ cash_cmsn_bill_status: 2, cmsn_total_amt: card.cmsn_total_amt })
    const received = { status: true, message: 'Cash commission received.' }
    expect(await save('P1', { ...query, cash_cmsn_bill_status: 2 })).toEqual(received)
    expect((await cardsOf('P1')).map(({ send_date }) => send_date)).not.toContain(card.send_date)
    expect(await statusesOf(idsOf(card))).toEqual(idsOf(card).map(() => 3))
    expect(await changedBills()).toHaveLength(idsOf(card).length)
  })

  it('M209 M210 saves several bills at once and no others; a repeated save is "Already submitted"', async () => {
    const ids = ownIdsIn(1)
    expect(ids.length).toBeGreaterThan(1)
    for (const status of [1, 2]) {
      const query = { comm_ids: ids.join(','), cash_cmsn_bill_status: status }
      expect((await save('P1', query)).status).toBe(true)
      expect(await save('P1', query)).toEqual(SUBMITTED)
      expect((await changedBills()).map(({ id }) => id)).toEqual(ids)
      expect(await statusesOf(ids)).toEqual(ids.map(() => status + 1))
    }
  })

  it('M210 one of twenty simultaneous requests takes effect', async () => {
    const query = { comm_ids: idsOf(card).join(','), cash_cmsn_bill_status: 1 }
    const replies = await Promise.all(Array.from({ length: 20 }, () => save('P1', query)))
    expect(replies.filter(({ status }) => status === true)).toHaveLength(1)
    expect(replies.filter(({ message }) => message === 'Already submitted')).toHaveLength(19)
    expect(await statusesOf(idsOf(card))).toEqual(idsOf(card).map(() => 2))
  })

  it('M209 cannot receive a bill before it is accepted', async () => {
    const query = { comm_ids: idsOf(card).join(','), cash_cmsn_bill_status: 2 }
    expect(await save('P1', query)).toEqual({ status: false, message: 'Accept the commission first.' })
    expect(await changedBills()).toEqual([])
  })

  it('M209 saves all bills or none: if one bill has another status, all are rejected', async () => {
    const [acceptedId] = ownIdsIn(2)
    const query = { comm_ids: [...idsOf(card), acceptedId].join(','), cash_cmsn_bill_status: 1 }
    expect(await save('P1', query)).toEqual(SUBMITTED)
    expect(await changedBills()).toEqual([])
  })

  it('M209 M240 rejects all bills if one is unknown, is paid by bank or belongs to another associate, even to a downline associate', async () => {
    const billOfOther = demoBills.find((bill) => bill.associate_id !== P1 && bill.cash_status_id === 1)!
    const bankBill = demoBills.find((bill) => bill.associate_id === P1 && bill.cash_status_id === null)!
    for (const id of [billOfOther.id, bankBill.id, 999_999_999])
      for (const comm_ids of [`${id}`, [...idsOf(card), id].join(',')])
        expect(await save('P1', { comm_ids, cash_cmsn_bill_status: 1 })).toEqual(NOT_IN_TEAM)
    for (const id of idsOf(card))
      expect(await save('P2', { comm_ids: `${id}`, cash_cmsn_bill_status: 1 })).toEqual(NOT_IN_TEAM)
    expect(await changedBills()).toEqual([])
  })

  it.each([
    [{}, 'comm_ids are missing.'],
    [{ comm_ids: '', cash_cmsn_bill_status: 1 }, 'comm_ids must be ids separated by commas.'],
    [{ comm_ids: '1,,2', cash_cmsn_bill_status: 1 }, 'comm_ids must be ids separated by commas.'],
    [{ comm_ids: `1' or 1=1`, cash_cmsn_bill_status: 1 }, 'comm_ids must be ids separated by commas.'],
    [{ comm_ids: '1' }, 'cash_cmsn_bill_status must be 1 or 2.'],
    [{ comm_ids: '1', cash_cmsn_bill_status: 3 }, 'cash_cmsn_bill_status must be 1 or 2.'],
    [{ comm_ids: MANY_IDS, cash_cmsn_bill_status: 1 }, 'comm_ids must not be more than 500.'],
  ])('M209 rejects %j', async (query, message) => {
    expect(await save('P1', query)).toEqual({ status: false, message })
    expect(await changedBills()).toEqual([])
  })
})
