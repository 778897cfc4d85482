import type { APIRequestContext } from '@playwright/test'
import { personaOf } from '../../reference-api/demo-data/personas'
import { readRow } from './database'
import { expect, test } from './fixtures'

// Associates and their relation to P1, who is in the middle of the tree.
const P1 = personaOf('P1').id
const ABOVE = personaOf('P2').id
const sellerOf = (condition: string) =>
  readRow<{ id: string }>(
    `with recursive below(id) as (select '${P1}' union all
       select associates.id from associates inner join below on parent_id = below.id)
     select seller_id as id from bookings inner join receipts on booking_id = bookings.id
     where ${condition} order by bookings.id limit 1`,
  ).id

/** Below P1's parent, but not below P1. */
const sibling = () => sellerOf(`seller_id not in (select id from below) and seller_id <> '${ABOVE}'`)
const downline = () => sellerOf(`seller_id in (select id from below) and seller_id <> '${P1}'`)

const receiptOf = (seller: string) => {
  const { b, n } = readRow<{ b: number; n: string }>(
    `select bookings.id as b, receipts.number as n from bookings
     inner join receipts on booking_id = bookings.id where seller_id = ? order by receipts.id limit 1`,
    seller,
  )
  return `b=${b}&n=${encodeURIComponent(n)}`
}

/** Status, and the page without random values and the ids of the address. */
async function readPage(request: APIRequestContext, path: string, named: string[]) {
  const response = await request.get(path, { maxRedirects: 0, headers: { 'Save-Data': 'on' } })
  let text = (await response.text()).replace(/(nonce|name="form_token" value)="[^"]+"/g, '$1')
  for (const name of named)
    for (const written of [name, encodeURIComponent(name), name.replaceAll('&', '&amp;')])
      text = text.replaceAll(written, '')
  return { status: response.status(), text }
}

test.describe('records of other people', { tag: '@request' }, () => {
  test('X042 M030 people can query lines that they see; other, unknown and malformed lines get the same response', async ({
    page,
    signIn,
  }) => {
    await signIn('P1')
    for (const line of [receiptOf(P1), receiptOf(downline())])
      expect((await readPage(page.request, `/queries/new?${line}`, [])).status).toBe(200)
    const readQueryForm = (line: string) => readPage(page.request, `/queries/new?${line}`, [line])
    const unknown = await readQueryForm('b=999999&n=MBG-99999')
    expect(unknown.status).toBe(404)
    for (const line of [
      receiptOf(ABOVE),
      receiptOf(sibling()),
      'b=abc&n=MBG-00001',
      'b=-1&n=MBG-00001',
      'c=1e9',
      'b=1&a=..%2F1',
      'b=999999&n=%00',
    ])
      expect(await readQueryForm(line)).toEqual(unknown)
  })

  test('X041 M030 codes of an upline, of another team and unknown codes give the same result', async ({
    page,
    signIn,
  }) => {
    await signIn('P1')
    for (const path of ['/find', '/find/suggestions']) {
      const find = (code: string) => readPage(page.request, `${path}?q=${code}`, [code])
      const unknown = await find('HG9999')
      for (const code of [ABOVE, sibling(), 'HG99ZZ']) expect(await find(code)).toEqual(unknown)
      expect(await find(downline())).not.toEqual(unknown)
    }
  })

  test('X050 M030 every address of account activity shows only the viewer’s own', async ({
    page,
    signIn,
  }) => {
    await signIn('P1')
    const rows = async (search: string) =>
      (await (await page.request.get(`/activity.csv${search}`)).text()).trimEnd().split('\r\n').slice(1)
    const own = await rows('')
    expect(own.length).toBeGreaterThan(1)
    // Newest first: what happens meanwhile, such as these downloads, comes before the rows already read.
    for (const id of [ABOVE, sibling(), downline(), 'HG9999', 'abc'])
      expect((await rows(`?id=${id}&associate_id=${id}`)).slice(-own.length)).toEqual(own)
  })
})
