import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { beforeAll, expect, it, vi } from 'vitest'
import { aJpeg, anImageBomb, aPng, asFile } from '../../tests/factories/images'
import { isDeep } from '../../tests/factories/cases'
import { MAX_IMAGE_BYTES } from '../domain/bank-request'
import { DECODER_PROGRAM } from './decoder-program.server'
import { reencodeImage } from './image-decoder.server'
import { checkUploadedImage, reencodeUploadedImage } from './uploaded-image.server'

const read = async (bytes: Uint8Array) => reencodeUploadedImage(await checkUploadedImage([asFile(bytes)]))

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
  const bytes = isDeep ? await imageOf(11_900, 10_000) : anImageBomb({ width: 11_900, height: 10_000 }, true)
  expect(bytes.length).toBeLessThan(MAX_IMAGE_BYTES)
  await read(await aPng())
  const megabytesBefore = megabytes('self', 'VmRSS')
  const secondsBefore = processorSeconds(decoderPid())
  const errors = await Promise.all(
    Array.from({ length: 4 }, () => read(bytes).catch((error: unknown) => error)),
  )
  expect(processorSeconds(decoderPid()) - secondsBefore).toBeLessThan(1)
  for (const error of errors)
    expect(error).toHaveProperty('message', 'The image has too many pixels. Please choose a smaller one.')
  expect(megabytes(decoderPid(), 'VmHWM') + megabytes('self', 'VmRSS') - megabytesBefore).toBeLessThan(MAX_MB)
})

it.runIf(isDeep)('a child process decodes four images of the maximum size in 600 MB', async () => {
  const megabytesBefore = megabytes('self', 'VmRSS')
  const images = await Promise.all(Array.from({ length: 4 }, () => read(large)))
  for (const image of images)
    expect(await sharp(image.bytes).metadata()).toMatchObject({ width: 1024, height: 640 })
  expect(megabytes(decoderPid(), 'VmHWM') + megabytes('self', 'VmRSS') - megabytesBefore).toBeLessThan(MAX_MB)
})
