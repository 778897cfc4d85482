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
  [
    { width: 3000, height: 1500 },
    { width: 1024, height: 512 },
  ],
  [
    { width: 1500, height: 3000 },
    { width: 512, height: 1024 },
  ],
  [
    { width: 1024, height: 1024 },
    { width: 1024, height: 1024 },
  ],
  [
    { width: 60, height: 40 },
    { width: 60, height: 40 },
  ],
])('M106 an image of %o becomes an image of %o', async (size, expectedSize) => {
  for (const [make, format] of [
    [aJpeg, 'jpeg'],
    [aPng, 'png'],
  ] as const) {
    const { bytes, contentType } = await read(await make(size))
    expect(await sharp(bytes).metadata()).toMatchObject({ ...expectedSize, format })
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
  expect([metadata.exif, metadata.orientation, metadata.icc, metadata.xmp]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

it('drops data appended to an image', async () => {
  const imageWithScript = Buffer.concat([await aJpeg(), Buffer.from('<script>alert(1)</script>')])
  const { bytes } = await read(imageWithScript)
  expect(bytes.includes('script')).toBe(false)
})

const anyFile = (bytes: Uint8Array, name: string, type: string) => [asFile(bytes, name, type)]

it.each<[string, () => Promise<FormDataEntryValue[]>, string]>([
  ['M105 a missing field', async () => [], 'Image is required.'],
  ['M105 a text', async () => ['passbook.jpg'], 'Image is required.'],
  [
    'M105 an empty file input',
    async () => anyFile(Buffer.alloc(0), '', 'application/octet-stream'),
    'Image is required.',
  ],
  ['two files', async () => [asFile(await aJpeg()), asFile(await aPng())], 'Only one image is allowed.'],
  [
    'M104 a GIF',
    async () => anyFile(await aGif(), 'a.gif', 'image/gif'),
    'Only PNG and JPEG images are allowed.',
  ],
  [
    'M104 a GIF declared as PNG',
    async () => anyFile(await aGif(), 'a.png', 'image/png'),
    'Only PNG and JPEG images are allowed.',
  ],
  [
    'M104 a text declared as JPEG',
    async () => anyFile(Buffer.from('hello'), 'a.jpg', 'image/jpeg'),
    'Only PNG and JPEG images are allowed.',
  ],
  [
    'M104 a PDF',
    async () => anyFile(Buffer.from('%PDF-1.7\n'), 'a.pdf', 'application/pdf'),
    'Only PNG and JPEG images are allowed.',
  ],
  [
    'M104 an SVG',
    async () => anyFile(anSvg(), 'a.svg', 'image/svg+xml'),
    'Only PNG and JPEG images are allowed.',
  ],
  [
    'M104 an SVG declared as PNG',
    async () => anyFile(anSvg(), 'a.png', 'image/png'),
    'Only PNG and JPEG images are allowed.',
  ],
  [
    'a truncated JPEG',
    async () => {
      const wholeImage = await aJpeg({ width: 300, height: 300 })
      return anyFile(wholeImage.subarray(0, wholeImage.length / 2), 'a.jpg', 'image/jpeg')
    },
    'The image cannot be read. Please choose another one.',
  ],
  [
    'a truncated PNG',
    async () => {
      const wholeImage = await aHeavyPng({ width: 90, height: 90 })
      return anyFile(wholeImage.subarray(0, wholeImage.length / 2), 'a.png', 'image/png')
    },
    'The image cannot be read. Please choose another one.',
  ],
  [
    'a JPEG header followed by noise',
    async () =>
      anyFile(
        Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(2000)]),
        'a.jpg',
        'image/jpeg',
      ),
    'The image cannot be read. Please choose another one.',
  ],
  [
    'an image bomb',
    async () => anyFile(anImageBomb(), 'a.png', 'image/png'),
    'The image has too many pixels. Please choose a smaller one.',
  ],
  [
    'M106 more than 10 MB',
    async () => anyFile(Buffer.alloc(10 * 1024 * 1024 + 1), 'a.png', 'image/png'),
    'The image must not exceed 10 MB.',
  ],
])('%s is rejected', async (_, entries, message) => {
  const error = await readUploadedImage(await entries()).catch((error: unknown) => error)
  expect(error).toBeInstanceOf(UnusableImage)
  expect(error).toHaveProperty('message', message)
})
