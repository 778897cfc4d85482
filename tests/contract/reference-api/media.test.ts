import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { type PersonaKey, personaOf } from '../../../reference-api/demo-data/personas'
import { rowsToTry, sqliteInGate } from '../../factories/cases'
import { rowOf } from '../../factories/rows'
import { demoApiForThisFile, MALFORMED, NOT_IN_TEAM, queryOf, type Reply } from './demo-api'

const api = demoApiForThisFile()

const open = (who: PersonaKey, address: string) =>
  api.open(who, new URL(address, 'http://localhost').pathname)

describe('media', () => {
  it('M226 everybody can open slides, gallery, brochures and layouts', sqliteInGate, async () => {
    const slider = await api.own('P3', 'agent-home-slider')
    const gallery = await api.post('P3', '/associate/get-gallery-dates/4')
    const { projects } = await api.get('P3', '/associate/get-projects-list')
    const pictures = [
      ...slider.image_slider.flatMap((slide: Reply) => [slide.thumb_path, slide.img_path]),
      ...gallery.gallery_dates.flatMap((date: Reply) => date.data.map((image: Reply) => image.thumb_image)),
    ]
    expect(pictures.length).toBeGreaterThan(2 * slider.image_slider.length)
    expect(slider.image_slider).not.toEqual([])
    for (const address of rowsToTry([...new Set<string>(pictures)])) {
      const response = await open('P3', address)
      const bytes = Buffer.from(await response.arrayBuffer())
      expect(response.headers.get('content-length')).toBe(String(bytes.length))
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      expect((await sharp(bytes).metadata()).format).toBe('jpeg')
    }
    const documents = projects
      .flatMap((project: Reply) => [project.project_brochure, project.project_layout])
      .filter(Boolean)
    expect(documents).toHaveLength(12)
    for (const address of documents) {
      const response = await open('P3', address)
      expect(response.headers.get('content-type')).toBe('application/pdf')
      expect((await response.text()).startsWith('%PDF-')).toBe(true)
    }
  })

  it('M030 only the owner can open the image of a bank request', async () => {
    const request = await rowOf(api.db, 'bank_change_requests', { associate_id: personaOf('P7').id })
    const path = `/media/${request.image_media_id}`
    expect((await open('P7', path)).status).toBe(200)
    // P2 is at the top of the tree.
    for (const who of ['P1', 'P2', 'P8'] as const) expect((await open(who, path)).status).toBe(404)
    expect((await api.request(path, { method: 'GET' })).status).toBe(401)
  })

  it.each([...MALFORMED, '999999'])('M240 returns 404 for "%s"', async (id) => {
    expect((await api.open('P1', `/media/${encodeURIComponent(id)}`)).status).toBe(404)
  })
})

describe('associate/agent-home-slider', () => {
  it('M050 returns five slides for a request body of one space', async () => {
    const path = `/associate/agent-home-slider/${personaOf('P1').id}`
    const headers = { 'content-type': 'text/plain' }
    const response = await api.request(path, { token: await api.tokenOf('P1'), headers, body: ' ' })
    const { image_slider }: Reply = await response.json()
    expect(image_slider).toHaveLength(5)
    const address = expect.stringMatching(/^http:\/\/localhost\/media\/\d+$/) as string
    expect(image_slider[1]).toEqual({
      thumb_path: address,
      img_path: address,
      title: 'Mangoes in bloom',
      name: 'Mango Bloom Gardens',
      comment: 'Two hundred mango trees line the main road.',
    })
  })

  it('M030 serves only the associate of the token', async () => {
    expect(await api.post('P2', `/associate/agent-home-slider/${personaOf('P1').id}`)).toEqual(NOT_IN_TEAM)
  })
})

describe('associate/get-gallery-dates', () => {
  const dates = (project: number | string, query: Record<string, string | number> = {}) =>
    api.post('P1', `/associate/get-gallery-dates/${encodeURIComponent(project)}${queryOf(query)}`)

  it('M224 returns six dates per page, newest first, until an empty page', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => dates(1, { page })))
    const [first, second, third] = pages.map(({ gallery_dates }) => gallery_dates)
    expect([first.length, second.length, third.length]).toEqual([6, 2, 0])
    const days = [...first, ...second].map(({ date }) => date)
    expect(days).toEqual(days.toSorted().toReversed())
    expect(new Set(days).size).toBe(8)
    expect(await dates(1)).toEqual(pages[0])
  })

  it('M225 from_date and to_date select one date', async () => {
    const [, second] = (await dates(4)).gallery_dates
    const query = { from_date: second.date, to_date: second.date }
    expect((await dates(4, query)).gallery_dates).toEqual([second])
  })

  it.each(['0', '2026-02-31', '2001-01-01', `' or 1=1`])('M225 returns no date for "%s"', async (day) => {
    const none = { status: true, message: '', gallery_dates: [] }
    expect(await dates(4, { from_date: day, to_date: day })).toEqual(none)
  })

  it.each([...MALFORMED, '99'])('M240 the project "%s" is unknown', async (project) => {
    expect(await dates(project)).toEqual(NOT_IN_TEAM)
  })
})

/** Addresses of pictures and documents in replies. */
async function addressesOf(publicUrl: string | null, headers: Record<string, string> = {}) {
  const app = api.appWith({ publicUrl })
  const signedIn = { ...headers, authorization: `Bearer ${await api.tokenOf('P1')}` }
  const fetchReply = async (method: string, path: string): Promise<Reply> =>
    (await app.request(`http://api.internal:3001${path}`, { method, headers: signedIn })).json()
  const { projects } = await fetchReply('GET', '/associate/get-projects-list')
  const { image_slider } = await fetchReply('POST', `/associate/agent-home-slider/${personaOf('P1').id}`)
  const { gallery_dates } = await fetchReply('POST', '/associate/get-gallery-dates/4')
  const addresses: string[] = [
    ...projects.flatMap((row: Reply) => [row.project_brochure, row.project_layout]).filter(Boolean),
    ...image_slider.flatMap((slide: Reply) => [slide.img_path, slide.thumb_path]),
    ...gallery_dates.flatMap((day: Reply) => day.data.map((image: Reply) => image.thumb_image)),
  ]
  expect(addresses.length).toBeGreaterThan(20)
  return addresses
}

it.each([
  ['http://api.internal:3001', null],
  ['https://api.example', 'https://api.example'],
  ['https://api.example', 'https://api.example/'],
  ['https://api.example/v1', 'https://api.example/v1'],
  ['https://api.example/v1', 'https://api.example/v1/'],
])('M226 addresses in replies begin with %s if publicUrl is %s', async (beginning, publicUrl) => {
  const expected = new RegExp(`^${beginning}/media/\\d+$`)
  for (const address of await addressesOf(publicUrl)) expect(address).toMatch(expected)
})

it('M226 ignores the addresses in Forwarded and X-Forwarded headers', async () => {
  const forwardedHeaders = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'elsewhere.example' }
  const forwarded = { ...forwardedHeaders, forwarded: 'proto=https;host=elsewhere.example' }
  for (const publicUrl of [null, 'https://api.example'])
    expect(await addressesOf(publicUrl, forwarded)).toEqual(await addressesOf(publicUrl))
})
