import { beforeAll, describe, expect, it } from 'vitest'
import { demoApiForThisFile, MALFORMED, P1 } from './demo-api'
import { goldenPayment } from './golden'

const api = demoApiForThisFile()
let golden: Awaited<ReturnType<typeof goldenPayment>>

beforeAll(async () => {
  golden = await goldenPayment(api.db)
})

const billPath = () => `/documents/commission-bills/${golden.bill_id}`
const statementPath = () => `/documents/commission-statements/${golden.bill_id}/${golden.receipt_id}`

describe('commission documents', () => {
  it('M200 M204 X096 are PDFs with a size and a name with the number of the bill, at the addresses in the replies', async () => {
    const ids = { cmsn_id: golden.bill_id, receipt_id: golden.receipt_id }
    const { data: statement } = await api.own('P1', 'my-plot-cmsn-statement-print', ids)
    const { data: bill } = await api.post('P1', `/associate/get-agent-paid-cmsn-pdf/${P1}/${golden.bill_id}`)
    const names = [
      `commission-statement-CB-${golden.bill_id}-${golden.receipt_number}.pdf`,
      `paid-commission-CB-${golden.bill_id}.pdf`,
    ]
    for (const [index, address] of [statement, bill].entries()) {
      const response = await api.open('P1', new URL(address).pathname)
      const content = Buffer.from(await response.arrayBuffer())
      expect(response.status).toBe(200)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-length': String(content.byteLength),
        'content-disposition': `inline; filename="${names[index]}"`,
      })
      expect(content.subarray(0, 5).toString()).toBe('%PDF-')
      expect(content.byteLength).toBeLessThan(60_000)
    }
  })

  it('M241 can be read only by the associate and the upline', async () => {
    for (const path of [billPath(), statementPath()]) {
      expect((await api.open('P2', path)).status).toBe(200)
      expect((await api.open('P3', path)).status).toBe(404)
      expect((await api.request(path, { method: 'GET' })).status).toBe(401)
    }
  })

  it('M241 unknown and malformed ids get the same response as another associate’s document', async () => {
    const bodyForP3 = await (await api.open('P3', billPath())).text()
    for (const id of [...MALFORMED, '999999999']) {
      const segment = encodeURIComponent(id)
      for (const path of [
        `/documents/commission-bills/${segment}`,
        `/documents/commission-statements/${segment}/${golden.receipt_id}`,
        `/documents/commission-statements/${golden.bill_id}/${segment}`,
      ]) {
        const response = await api.open('P1', path)
        expect([path, response.status, await response.text()]).toEqual([path, 404, bodyForP3])
      }
    }
  })
})
