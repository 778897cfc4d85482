import { expect, it } from 'vitest'
import { personaOf } from '../../../reference-api/demo-data/personas'
import { readPdf } from '../../factories/pdf-text'
import { demoApiForThisFile, queryOf, type Reply } from './demo-api'

const P1 = personaOf('P1').id
const api = demoApiForThisFile()

it('X096 a bill has the number of the firm in every reply, in its PDF and in the activity', async () => {
  const bill = await api.db
    .selectFrom('commission_bills')
    .selectAll()
    .where('associate_id', '=', P1)
    .where('cash_status_id', '=', 1)
    .executeTakeFirstOrThrow()
  await api.db.updateTable('commission_bills').set({ code: 'GP/26-27/7' }).where('id', '=', bill.id).execute()
  const post = (path: string) => api.post('P1', path)
  const token = await api.tokenOf('P1')
  const get = (path: string) => api.request(path, { method: 'GET', token })

  const cash: Reply = await (await get('/associate/cash-cmsn-paid-bills-info')).json()
  const sent = cash.bills_info.flatMap(({ cmsn_details }: Reply) => cmsn_details)
  const { agents } = await post(`/associate/my-payment-details/${P1}?comm_id=${bill.id}&receipt_id=0`)
  const filters = { month: bill.billed_on.slice(0, 7), plot: agents[0].data[0].plot_no }
  const { my_payments } = await post(`/associate/my-payments/${P1}${queryOf(filters)}`)
  const paid = my_payments.flatMap(({ cmsn }: Reply) => cmsn)
  const pdf = await get(`/documents/commission-bills/${bill.id}`)
  const pages = readPdf(new Uint8Array(await pdf.arrayBuffer())).pages.join()
  await post(
    `/associate/save-cash-cmsn-paid-bills${queryOf({ comm_ids: bill.id, cash_cmsn_bill_status: 1 })}`,
  )
  const { activity } = await post(`/associate/activity/${P1}`)

  const numbersOf = (rows: Reply[]) =>
    new Set(rows.filter(({ comm_id }) => comm_id === bill.id).map(({ bill_no }) => bill_no))
  expect([numbersOf(sent), numbersOf(paid), new Set(agents.map(({ bill_no }: Reply) => bill_no))]).toEqual(
    Array(3).fill(new Set(['GP/26-27/7'])),
  )
  expect(pages).toContain('Bill No.: GP/26-27/7')
  expect(pdf.headers.get('content-disposition')).toContain('paid-commission-GP_26-27_7.pdf')
  expect(activity[0]).toMatchObject({ kind: 'cash accepted', detail: 'bill GP/26-27/7' })
})
