import { serve } from '@hono/node-server'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { apiFor } from '~/api/client.server'
import { mediaSource } from '~/api/media-address.server'
import { env } from '~/env.server'
import { checkUploadedImage, reencodeUploadedImage } from '~/files/uploaded-image.server'
import { type PersonaKey, personaOf } from '../../../reference-api/demo-data/personas'
import { aCaller } from '../../factories/caller'
import { aPhonePhoto, asFile } from '../../factories/images'
import { demoApiForThisFile } from './demo-api'

const demo = demoApiForThisFile()
let server: ReturnType<typeof serve>

beforeAll(async () => {
  const port = await new Promise<number>((resolve) => {
    server = serve({ fetch: demo.app.fetch, hostname: '127.0.0.1', port: 0 }, (address) =>
      resolve(address.port),
    )
  })
  env.apiBaseUrl = `http://127.0.0.1:${port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const apiOf = async (who: PersonaKey) =>
  apiFor(aCaller({ token: await demo.tokenOf(who) }), personaOf(who).id)

it('M107 M110 the portal requests a new bank account and reads it back as pending; no other associate gets the image', async () => {
  const { contentType, bytes } = await reencodeUploadedImage(
    await checkUploadedImage([asFile(await aPhonePhoto())]),
  )
  const api = await apiOf('P6')
  const request = {
    bank_name: 'Union Bank of Tests',
    bank_ac_no: '001122334455',
    confirm_account_no: '001122334455',
    ifsc_code: 'UTST0ABC123',
  }
  const passbook = new Blob([new Uint8Array(bytes)], { type: contentType })
  expect(await api.bank.requestChange(request, passbook, crypto.randomUUID())).toEqual({
    message: 'Your Bank Request has been sent for verification.',
  })
  const { pending } = await api.bank.details()
  expect(pending).toMatchObject({ bankName: 'Union Bank of Tests', accountNumber: '001122334455' })
  const source = mediaSource(pending?.imageUrl ?? '') ?? ''
  const image = await sharp(await api.media.picture(source)).metadata()
  expect(image).toMatchObject({ format: 'jpeg', width: 40, height: 60 })
  await expect((await apiOf('P1')).media.picture(source)).rejects.toMatchObject({ kind: 'not-found' })
})

it('M112 M113 the portal confirms one verification and rejects another, and neither stays pending', async () => {
  const { bank } = await apiOf('P9')
  await bank.confirm('bank', crypto.randomUUID())
  await bank.reject('one rupee', 'It has not arrived & will not.', crypto.randomUUID())
  expect((await bank.details()).awaited.map(({ kind }) => kind)).toEqual(['commission amount'])
})

it('M226 streams a brochure', async () => {
  const { projects, media } = await apiOf('P3')
  const [{ brochureUrl } = { brochureUrl: null }] = await projects.listed()
  const { size, content } = await media.document(mediaSource(brochureUrl ?? '') ?? '')
  const chunks: Buffer[] = []
  for await (const chunk of content) chunks.push(chunk as Buffer)
  const document = Buffer.concat(chunks)
  expect([document.length, document.subarray(0, 5).toString()]).toEqual([size, '%PDF-'])
})
