import { beforeAll, describe, expect, it } from 'vitest'
import { PaymentsReply } from '~/contract/payments'
import { deductionFields } from '~/contract/recorded-deductions'
import { appendDays } from '~/domain/payment-days'
import { personaOf } from '../../../reference-api/demo-data/personas'
import { demoApiForThisFile, type Reply } from './demo-api'
import { allPayments, type PaidRow } from './paid-rows'
import {
  expectNewestFirst,
  FILTERS,
  ownRows,
  paymentLists,
  ROWS_PER_PAGE,
  sum,
  VIEWERS,
} from './payment-lists'

const P1 = personaOf('P1').id

const api = demoApiForThisFile()
const { fetchOwn, ownPages } = paymentLists(api)

let paid: PaidRow[]

beforeAll(async () => {
  paid = await allPayments(api.db)
})

describe('own payments', () => {
  it.each(FILTERS)(
    'M194 M196 M197 M198 X012 X097 with %j returns each matching payment once, twenty rows per page, and their sum',
    async (query, fits) => {
      for (const viewer of VIEWERS) {
        const pages = await ownPages(viewer, query)
        const expected = paid.filter((row) => row.associate_id === personaOf(viewer).id && fits(row))
        const rows = ownRows(pages)
        const key = (row: Reply) =>
          [row.comm_id ?? row.bill_id, row.receipt_id, row.booking_id, row.amount ?? row.rupees].join()
        expect(rows.map(key).sort()).toEqual(expected.map(key).sort())
        for (const [index, page] of pages.entries()) {
          const isLast = index === pages.length - 1
          const count = ownRows([page]).length
          expect(isLast ? count <= ROWS_PER_PAGE : count === ROWS_PER_PAGE).toBe(true)
        }
        expectNewestFirst(pages)
        const { total_amount } = await fetchOwn(viewer, { ...query, page: 1 })
        expect(total_amount).toBe(sum(expected))
      }
    },
  )

  it('M193 M194 X091 a row has its plot, bill and receipt; a day’s amount is the sum of its rows', async () => {
    const pages = await ownPages('P1')
    for (const day of pages.flat()) {
      expect(Object.keys(day).sort()).toEqual(['amount', 'cmsn', 'date'])
      expect(day.amount).toBe(day.cmsn.reduce((total: number, row: Reply) => total + row.amount, 0))
    }
    const codes = await api.db.selectFrom('projects').select(['id', 'code']).execute()
    const receipts = await api.db.selectFrom('receipts').select(['id', 'number']).execute()
    const numbers = new Map(receipts.map(({ id, number }) => [id, number]))
    const recorded = Object.entries(deductionFields).map(([name, field]) =>
      Array.isArray(field) ? field[0] : name,
    )
    for (const row of ownRows(pages)) {
      const payment = paid.find(
        ({ bill_id, receipt_id }) => bill_id === row.comm_id && receipt_id === row.receipt_id,
      )!
      const specified = Object.entries(row).filter(([name]) => !recorded.includes(name))
      expect(Object.fromEntries(specified)).toEqual({
        project_id: payment.project_id,
        plot: payment.plot,
        project_code: codes.find(({ id }) => id === payment.project_id)!.code,
        booking_id: payment.booking_id,
        comm_id: payment.bill_id,
        bill_no: `CB-${payment.bill_id}`,
        receipt_id: payment.receipt_id,
        receipt_no: numbers.get(payment.receipt_id),
        payment_type: payment.payment_type,
        cash_cmsn_bill_status: payment.cash_status_id,
        amount: payment.rupees,
      })
    }
  })

  it('M195 a day that is split between pages can be joined, and then has its whole sum', async () => {
    const pages = await ownPages('P1')
    const days = pages
      .map((page) => PaymentsReply.parse({ status: true, message: '', my_payments: page }).days)
      .reduce((shown, next) => appendDays(shown, next), [])
    const dates = days.map(({ date }) => date)
    expect(new Set(dates).size).toBe(dates.length)
    expect(pages.flat().length).toBeGreaterThan(days.length)
    for (const day of days) {
      const expected = paid.filter((row) => row.associate_id === P1 && row.billed_on === day.date)
      expect(day.paise).toBe(sum(expected) * 100)
      expect(day.rows).toHaveLength(expected.length)
    }
  })

  it('M241 add up to the paid part of the dues', async () => {
    const pages = await ownPages('P1')
    for (const project of [1, 2, 3, 4, 5, 6, 7]) {
      const dues = await api.post('P1', `/associate/get-agent-cmsn-dues/${P1}/${project}?dues_only_flag=0`)
      const rows = ownRows(pages).filter((row) => row.project_id === project)
      expect(rows.reduce((total, row) => total + row.amount, 0)).toBe(dues.sum_paid_cmsn)
    }
  })
})
