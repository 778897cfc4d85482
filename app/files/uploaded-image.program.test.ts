import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import {
  aGif,
  aHeavyPng,
  aJpeg,
  anImageBomb,
  anSvg,
  aPhonePhoto,
  aPng,
  asFile,
} from '../../tests/factories/images'
import { checkUploadedImage, reencodeUploadedImage, UnusableImage } from './uploaded-image.server'

const readUploadedImage = async (entries: FormDataEntryValue[]) =>
  reencodeUploadedImage(await checkUploadedImage(entries))
const read = (bytes: Uint8Array) => readUploadedImage([asFile(bytes)])

it.each([
  [3000, 1500, 1024, 512],
  [1500, 3000, 512, 1024],
  [1024, 1024, 1024, 1024],
  [60, 40, 60, 40],
])('M106 an image of %i × %i pixels becomes one of %i × %i', async (width, height, newWidth, newHeight) => {
  for (const [make, format] of [
    [aJpeg, 'jpeg'],
    [aPng, 'png'],
  ] as const) {
    const { bytes, contentType } = await read(await make({ width, height }))
    expect(await sharp(bytes).metadata()).toMatchObject({ width: newWidth, height: newHeight, format })
    expect(contentType).toBe(`image/${format}`)
  }
})

it('M106 a PNG above 2048 KB becomes a smaller JPEG', async () => {
  const { bytes, contentType } = await read(await aHeavyPng({ width: 1000, height: 1000 }))
  expect(contentType).toBe('image/jpeg')
  expect(bytes.length).toBeLessThan(2_048 * 1024)
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1000, height: 1000 })
})

it('M106 a photo is rotated upright and loses its metadata', async () => {
  const photo = await aPhonePhoto()
  expect((await sharp(photo).metadata()).exif).toBeDefined()
  const metadata = await sharp((await read(photo)).bytes).metadata()
  expect(metadata).toMatchObject({ width: 40, height: 60 })
  expect([metadata.exif, metadata.orientation, metadata.icc, metadata.xmp]).toEqual(Array(4).fill(undefined))
})

it('drops data appended to an image', async () => {
  const imageWithScript = Buffer.concat([await aJpeg(), Buffer.from('<script>alert(1)</script>')])
  const { bytes } = await read(imageWithScript)
  expect(bytes.includes('script')).toBe(false)
})

const UNREADABLE = 'The image cannot be read. Please choose another one.'
const WRONG_KIND = 'Only PNG and JPEG images are allowed.'
const half = (image: Buffer) => image.subarray(0, image.length / 2)

it.each<[string, () => Promise<FormDataEntryValue[]>, string]>([
  ['M105 a missing field', async () => [], 'Image is required.'],
  ['M105 a text', async () => ['passbook.jpg'], 'Image is required.'],
  ['M105 an empty file input', async () => [asFile(Buffer.alloc(0), '')], 'Image is required.'],
  ['two files', async () => [asFile(await aJpeg()), asFile(await aPng())], 'Only one image is allowed.'],
  ['M104 a GIF', async () => [asFile(await aGif(), 'a.gif', 'image/gif')], WRONG_KIND],
  ['M104 a GIF declared as PNG', async () => [asFile(await aGif(), 'a.png', 'image/png')], WRONG_KIND],
  ['M104 a text declared as JPEG', async () => [asFile(Buffer.from('hello'))], WRONG_KIND],
  ['M104 a PDF', async () => [asFile(Buffer.from('%PDF-1.7\n'), 'a.pdf', 'application/pdf')], WRONG_KIND],
  ['M104 an SVG declared as PNG', async () => [asFile(anSvg(), 'a.png', 'image/png')], WRONG_KIND],
  ['a truncated JPEG', async () => [asFile(half(await aJpeg({ width: 300, height: 300 })))], UNREADABLE],
  ['a truncated PNG', async () => [asFile(half(await aHeavyPng({ width: 90, height: 90 })))], UNREADABLE],
  [
    'a JPEG header followed by noise',
    async () => [asFile(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(2000)]))],
    UNREADABLE,
  ],
  [
    'an image bomb',
    async () => [asFile(anImageBomb(), 'a.png', 'image/png')],
    'The image has too many pixels. Please choose a smaller one.',
  ],
  [
    'M106 more than 10 MB',
    async () => [asFile(Buffer.alloc(10 * 1024 * 1024 + 1))],
    'The image must not exceed 10 MB.',
  ],
])('%s is rejected', async (_, entries, message) => {
  const error = await readUploadedImage(await entries()).catch((error: unknown) => error)
  expect(error).toBeInstanceOf(UnusableImage)
  expect(error).toHaveProperty('message', message)
})
