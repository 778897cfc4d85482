import type { APIRequestContext } from '@playwright/test'
import { personaOf } from '../../reference-api/demo-data/personas'
import { readRow } from './database'
import { expect, test } from './fixtures'

// P1 is in the middle of the tree, with associates above and below.
const P1 = personaOf('P1').id
const ABOVE = personaOf('P2').id
const sellerOf = (condition: string) =>
  readRow<{ id: string }>(
    `with recursive below(id) as (select '${P1}' union all
       select associates.id from associates inner join below on parent_id = below.id),
     above(id, parent_id) as (select id, parent_id from associates where id = '${P1}' union all
       select associates.id, associates.parent_id from associates inner join above on associates.id = above.parent_id)
     select seller_id as id from bookings inner join receipts on booking_id = bookings.id
     where ${condition} order by bookings.id limit 1`,
  ).id

/** An associate in another branch of the tree, neither above nor below P1. */
const otherBranch = () => sellerOf('seller_id not in (select id from below union all select id from above)')
const downline = () => sellerOf(`seller_id in (select id from below) and seller_id <> '${P1}'`)

const receiptQuery = (seller: string) => {
  const { bookingId, number } = readRow<{ bookingId: number; number: string }>(
    `select bookings.id as bookingId, receipts.number as number from bookings
     inner join receipts on booking_id = bookings.id where seller_id = ? order by receipts.id limit 1`,
    seller,
  )
  return `b=${bookingId}&n=${encodeURIComponent(number)}`
}

/** Reads status and text of a page, without random values and without `ids`: the page repeats the ids of its URL. */
async function readPage(request: APIRequestContext, path: string, ids: string[]) {
  const response = await request.get(path, { maxRedirects: 0, headers: { 'Save-Data': 'on' } })
  let text = (await response.text()).replace(/(nonce|name="form_token" value)="[^"]+"/g, '$1')
  for (const id of ids)
    for (const spelling of [id, encodeURIComponent(id), id.replaceAll('&', '&amp;')])
      text = text.replaceAll(spelling, '')
  return { status: response.status(), text }
}

const BOOKING_LISTS = ['booked', 'registered', 'team/booked', 'team/registered']

test.describe('records of other people', { tag: '@request' }, () => {
  test(
    'M030 M161 X030 an address of a person, booking or file outside the team is a 404, as an unknown one',
    { tag: '@gate' },
    async ({ page, signIn }) => {
      const { booking } = readRow<{ booking: number }>(
        `select min(id) as booking from bookings where seller_id = '${ABOVE}' and status_id = 9`,
      )
      await signIn('P1', '/associate/commission/payments')
      const payment = page.getByRole('main').getByRole('rowheader').getByRole('link').first()
      const paymentAddress = (await payment.getAttribute('href'))!.replace('/associate/', '')
      for (const [persona, addresses] of [
        [
          'P1',
          [
            ...BOOKING_LISTS.flatMap((list) =>
              ['HG1001/4', 'HG9999/4', 'a.b/4', 'HG1024/999'].map((ids) => `bookings/${list}/${ids}`),
            ),
            'bookings/999999/receipts.pdf',
            'bookings/999999/emi-statement.csv',
            'bookings/booked/HG1001/4/plots.csv',
            'commission/pdf/HG1001/1',
            'commission/statement/999999/1',
          ],
        ],
        [
          'P3',
          [
            `bookings/${booking}`,
            `bookings/${booking}/commissions`,
            `bookings/${booking}/commissions?tab=team`,
            `bookings/${booking}/share`,
            'bookings/99999/commissions',
            `reports/auto-cancelled/${booking}/receipts`,
            `reports/auto-cancelled/HG1052/4/${booking}/1`,
            paymentAddress,
          ],
        ],
      ] as const) {
        await signIn(persona)
        for (const address of addresses) {
          const response = await page.request.get(`/associate/${address}`)
          expect([address, response.status()]).toEqual([address, 404])
          expect(await response.text(), address).toContain('Not in your team.')
        }
      }
    },
  )

  test(
    'X042 M030 people can query receipts that they see; other, unknown and malformed receipts get the same response',
    { tag: '@gate' },
    async ({ page, signIn }) => {
      await signIn('P1')
      for (const line of [receiptQuery(P1), receiptQuery(downline())])
        expect((await readPage(page.request, `/queries/new?${line}`, [])).status).toBe(200)
      const readQueryForm = (line: string) => readPage(page.request, `/queries/new?${line}`, [line])
      const unknown = await readQueryForm('b=999999&n=MBG-99999')
      expect(unknown.status).toBe(404)
      for (const line of [
        receiptQuery(ABOVE),
        receiptQuery(otherBranch()),
        'b=abc&n=MBG-00001',
        'b=-1&n=MBG-00001',
        'c=1e9',
        'b=1&a=..%2F1',
        'b=999999&n=%00',
      ])
        expect(await readQueryForm(line)).toEqual(unknown)
    },
  )

  test(
    'X041 M030 the code of an upline, a code of another team and an unknown code give the same result',
    { tag: '@gate' },
    async ({ page, signIn }) => {
      await signIn('P1')
      for (const path of ['/find', '/find/suggestions']) {
        const find = (code: string) => readPage(page.request, `${path}?q=${code}`, [code])
        const unknown = await find('HG9999')
        for (const code of [ABOVE, otherBranch(), 'HG99ZZ']) expect(await find(code)).toEqual(unknown)
        expect(await find(downline())).not.toEqual(unknown)
      }
    },
  )
})
