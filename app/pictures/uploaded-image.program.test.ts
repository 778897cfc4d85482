import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { beforeAll, describe, expect, it, vi } from 'vitest'
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
import { isDeep } from '../../tests/factories/cases'
import { DECODER_PROGRAM } from './decoder-program.server'
import { reencodeImage } from './image-decoder.server'
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

describe('images of many pixels', () => {
  const MAX_MB = 600

  const imageOf = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: 'teal' }, limitInputPixels: false })
      .png({ progressive: true, palette: false, compressionLevel: 1 })
      .toBuffer()

  let large: Buffer
  beforeAll(async () => {
    large = await (isDeep ? imageOf(8_000, 5_000) : imageOf(6_000, 4_000))
  })

  /** Pid of the decoder process; NaN if there is none. */
  const decoderPid = () => {
    const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ')
    return Number(
      children.find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(DECODER_PROGRAM)),
    )
  }

  /** On a busy machine the child process waits for the processor. */
  const POLLING = { timeout: 60_000 }

  /** Ends the child process while it decodes. Returns its pid. */
  async function killDecoder() {
    const pid = decoderPid()
    const secondsBefore = processorSeconds(pid)
    await expect.poll(() => processorSeconds(pid) - secondsBefore, POLLING).toBeGreaterThan(0.05)
    process.kill(pid, 'SIGKILL')
    return pid
  }

  it('the next child process decodes the images of a killed child process', async () => {
    await read(await aPng())
    const images = [read(large), read(await aJpeg())]
    await killDecoder()
    for (const { contentType } of await Promise.all(images)) expect(contentType).toMatch(/^image\//)
  })

  it('rejects an image if two child processes were killed while decoding it, and accepts the next image', async () => {
    await read(await aPng())
    const rejected = read(large).catch((error: unknown) => error)
    const firstPid = await killDecoder()
    const hasNextDecoder = () => decoderPid() > 0 && decoderPid() !== firstPid
    await expect.poll(hasNextDecoder, POLLING).toBe(true)
    await killDecoder()
    expect(await rejected).toHaveProperty('message', 'The image cannot be read. Please choose another one.')
    expect((await read(await aJpeg())).contentType).toBe('image/jpeg')
  })

  it('an image that arrives while an idle child process ends still has two tries', async () => {
    const decoderIdleMs = 60_000
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await read(await aPng())
    const idlePid = decoderPid()
    vi.advanceTimersByTime(decoderIdleMs)
    const image = reencodeImage(large)
    vi.useRealTimers()
    const hasNextDecoder = () => decoderPid() > 0 && decoderPid() !== idlePid
    await expect.poll(hasNextDecoder, POLLING).toBe(true)
    await killDecoder()
    expect(await image).toHaveProperty('contentType', 'image/png')
  })

  it('the child process gets no secret in its environment', async () => {
    await read(await aPng())
    const environment = readFileSync(`/proc/${decoderPid()}/environ`, 'utf8').split('\0').filter(Boolean)
    const names = environment.map((entry) => entry.split('=')[0])
    const allowed = ['NODE_ENV', 'PATH', 'LD_LIBRARY_PATH', 'MALLOC_ARENA_MAX']
    expect(names.filter((name) => !allowed.includes(name!) && !name!.startsWith('NODE_CHANNEL_'))).toEqual([])
  })

  const megabytes = (pid: number | 'self', field: 'VmRSS' | 'VmHWM') =>
    Number(new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

  /** User and system time of all threads. The kernel counts hundredths of a second. */
  const processorSeconds = (pid: number) => {
    const fieldsAfterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    const [userTime, systemTime] = [Number(fieldsAfterName[11]), Number(fieldsAfterName[12])]
    return (userTime + systemTime) / 100
  }

  it('four interlaced PNGs of 119 megapixels are rejected without being decoded', async () => {
    const bytes = isDeep
      ? await imageOf(11_900, 10_000)
      : anImageBomb({ width: 11_900, height: 10_000 }, true)
    expect(bytes.length).toBeLessThan(2 * 1024 * 1024)
    await read(await aPng())
    const megabytesBefore = megabytes('self', 'VmRSS')
    const secondsBefore = processorSeconds(decoderPid())
    const errors = await Promise.all(
      Array.from({ length: 4 }, () => read(bytes).catch((error: unknown) => error)),
    )
    expect(processorSeconds(decoderPid()) - secondsBefore).toBeLessThan(1)
    for (const error of errors)
      expect(error).toHaveProperty('message', 'The image has too many pixels. Please choose a smaller one.')
    expect(megabytes(decoderPid(), 'VmHWM') + megabytes('self', 'VmRSS') - megabytesBefore).toBeLessThan(
      MAX_MB,
    )
  })

  it.runIf(isDeep)('a child process decodes four images of the maximum size in 600 MB', async () => {
    const megabytesBefore = megabytes('self', 'VmRSS')
    const images = await Promise.all(Array.from({ length: 4 }, () => read(large)))
    for (const image of images)
      expect(await sharp(image.bytes).metadata()).toMatchObject({ width: 1024, height: 640 })
    expect(megabytes(decoderPid(), 'VmHWM') + megabytes('self', 'VmRSS') - megabytesBefore).toBeLessThan(
      MAX_MB,
    )
  })
})
