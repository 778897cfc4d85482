import { expect, it } from 'vitest'
import { readPdf } from '../../factories/pdf-text'
import { rowOf, setRows } from '../../factories/rows'
import { demoApiForThisFile, P1, queryOf, type Reply } from './demo-api'

const api = demoApiForThisFile()

it('X096 a bill has the number of the firm in every reply, in its PDF and in the activity', async () => {
  const bill = await rowOf(api.db, 'commission_bills', { associate_id: P1, cash_status_id: 1 })
  await setRows(api.db, 'commission_bills', { id: bill.id }, { code: 'GP/26-27/7' })

  const cash = await api.get('P1', '/associate/cash-cmsn-paid-bills-info')
  const sent = cash.bills_info.flatMap(({ cmsn_details }: Reply) => cmsn_details)
  const { agents } = await api.own('P1', 'my-payment-details', { comm_id: bill.id, receipt_id: 0 })
  const filters = { month: bill.billed_on.slice(0, 7), plot: agents[0].data[0].plot_no }
  const { my_payments } = await api.own('P1', 'my-payments', filters)
  const paid = my_payments.flatMap(({ cmsn }: Reply) => cmsn)
  const pdf = await api.open('P1', `/documents/commission-bills/${bill.id}`)
  const pages = readPdf(new Uint8Array(await pdf.arrayBuffer())).pages.join()
  const query = queryOf({ comm_ids: bill.id, cash_cmsn_bill_status: 1 })
  await api.post('P1', `/associate/save-cash-cmsn-paid-bills${query}`)
  const { activity } = await api.own('P1', 'activity')

  const numbersOf = (rows: Reply[]) =>
    new Set(rows.filter(({ comm_id }) => comm_id === bill.id).map(({ bill_no }) => bill_no))
  expect([numbersOf(sent), numbersOf(paid), new Set(agents.map(({ bill_no }: Reply) => bill_no))]).toEqual(
    Array(3).fill(new Set(['GP/26-27/7'])),
  )
  expect(pages).toContain('Bill No.: GP/26-27/7')
  expect(pdf.headers.get('content-disposition')).toContain('paid-commission-GP_26-27_7.pdf')
  expect(activity[0]).toMatchObject({ kind: 'cash accepted', detail: 'bill GP/26-27/7' })
})
