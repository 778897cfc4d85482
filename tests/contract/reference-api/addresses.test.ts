import { expect, it } from 'vitest'
import { personaOf } from '../../../reference-api/demo-data/personas'
import { demoApiForThisFile, type Reply } from './demo-api'

const api = demoApiForThisFile()

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
  expect(await addressesOf(null, forwarded)).toEqual(await addressesOf(null))
  expect(await addressesOf('https://api.example', forwarded)).toEqual(
    await addressesOf('https://api.example'),
  )
})
