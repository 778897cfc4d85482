import { afterEach, describe, expect, it } from 'vitest'
import { env } from '~/env.server'
import { loader as shareForm } from '~/routes/associate.bookings.$bookingId.share/route'
import { loader as calculator } from '~/routes/plot-price-calculation/route'
import { loader as quotePdf } from '~/routes/plot-price-calculation_.quote/pdf.route'
import { loader as quotePng } from '~/routes/plot-price-calculation_.quote/png.route'
import { type PersonaKey, personaOf } from '../../reference-api/demo-data/personas'
import { readPdf } from '../factories/pdf-text'
import { logIn, visitOf } from '../factories/portal-login'
import { portalOverApi } from '../factories/portal-over-api'
import { rowOf } from '../factories/rows'

/** The projects of the demo data whose registration is valid, missing and expired. */
const VALID = 4
const MISSING = 2
const EXPIRED = 5

const { api } = portalOverApi()
afterEach(() => {
  env.quoteRequiresRera = false
})

const visit = async (who: PersonaKey, path: string) => visitOf(path, await logIn(personaOf(who).mobile))

async function quoteSearch(projectId: number) {
  const forSale = { project_id: projectId, status_id: 1, merged_into_id: null } as const
  const { number } = await rowOf(api.db, 'plots', forSale, 'id')
  const { rate_rupees } = await rowOf(api.db, 'projects', { id: projectId })
  const search = { project_id: projectId, price: rate_rupees, plot: number, plan: 2 }
  return new URLSearchParams(Object.entries(search).map(([name, value]) => [name, String(value)]))
}

const quoteOf = async (loader: typeof quotePdf, who: PersonaKey, projectId: number) =>
  loader(await visit(who, `/plot-price-calculation/quote?${await quoteSearch(projectId)}`))

const textOf = async (response: Response) => readPdf(Buffer.from(await response.arrayBuffer())).pages[0]

const calculated = async (who: PersonaKey, projectId: number) => {
  const { data } = await calculator(
    await visit(who, `/plot-price-calculation?${await quoteSearch(projectId)}`),
  )
  return data.parts
}

describe('a quote', () => {
  it('X094 names both numbers, and no expiry', async () => {
    const text = await textOf(await quoteOf(quotePdf, 'P1', VALID))
    expect(text).toContain('\nRERA No. P02400099004\n')
    expect(text).toContain('\nRavi Kumar Teja\nRERA agent No. A02400001024\n9000000001\n')
    const expired = await textOf(await quoteOf(quotePdf, 'P9', EXPIRED))
    expect(expired).toContain('RERA No. P02400099005')
    expect(expired).toContain('RERA agent No. A02400001057')
    expect(expired).not.toMatch(/expired/)
    const missing = await textOf(await quoteOf(quotePdf, 'P3', MISSING))
    expect(missing).not.toContain('RERA')
  })

  it('X094 the calculator says which numbers are missing or have expired, but refuses nothing', async () => {
    expect(await calculated('P1', VALID)).toMatchObject({ reraGaps: [], isRefused: false })
    expect(await calculated('P9', MISSING)).toMatchObject({
      reraGaps: [
        'No RERA number is recorded for Lotus Lake View. Your office can add it.',
        'Your RERA agent number expired on 9-Nov-26. Your office can update it.',
      ],
      isRefused: false,
    })
  })

  it('X094 QUOTE_REQUIRES_RERA refuses the quote at every address, saying what is missing', async () => {
    env.quoteRequiresRera = true
    const gaps = ['The RERA number of Tamarind Heights expired', 'No RERA agent number is recorded for you.']
    for (const loader of [quotePdf, quotePng]) {
      const response = await quoteOf(loader, 'P3', EXPIRED)
      expect([response.status, response.headers.get('content-type')]).toEqual([
        404,
        'text/html; charset=utf-8',
      ])
      const html = await response.text()
      for (const part of ['A quote needs valid RERA numbers.', ...gaps]) expect(html).toContain(part)
    }
    expect(await calculated('P3', EXPIRED)).toMatchObject({
      reraGaps: gaps.map((gap) => expect.stringContaining(gap) as string),
      isRefused: true,
    })
    expect((await quoteOf(quotePdf, 'P1', VALID)).headers.get('content-type')).toBe('application/pdf')
    expect(await calculated('P1', VALID)).toMatchObject({ isRefused: false })
  })
})

it('X094 who shares a statement with a customer is told first', async () => {
  const gapsAt = async (project_id: number) => {
    const sold = { seller_id: personaOf('P1').id, project_id, status_id: 2 } as const
    const bookingId = String((await rowOf(api.db, 'bookings', sold)).id)
    const args = await visit('P1', `/associate/bookings/${bookingId}/share`)
    return (await shareForm({ ...args, params: { bookingId } })).reraGaps
  }
  expect(await gapsAt(VALID)).toEqual([])
  expect(await gapsAt(EXPIRED)).toEqual([expect.stringContaining('Tamarind Heights expired')])
})
