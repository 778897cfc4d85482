import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cases } from '../../tests/factories/cases'
import { readMultipart } from './multipart.server'

const KB = 1024
const text = (value: string) => `--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n${value}\r\n`
const file = (content: string) =>
  `--b\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n${content}\r\n`
const END = '--b--\r\n'

async function* inChunks(body: string, size = 64 * KB) {
  const bytes = Buffer.from(body)
  for (let at = 0; at < bytes.length; at += size) yield await Promise.resolve(bytes.subarray(at, at + size))
}

const read = async (body: string, { keepsFiles = true, size = 64 * KB } = {}) =>
  String(await readMultipart(inChunks(body, size), 'b', keepsFiles))

const statusOf = (reading: Promise<unknown>) =>
  reading.then(
    () => 200,
    (error: unknown) => (error instanceof Response ? error.status : error),
  )

it('returns the body as it was sent, in chunks of any size', async () => {
  const content = fc.stringMatching(/^[x\r\n-]{0,40}$/).filter((part) => !part.includes('\r\n--b'))
  await fc.assert(
    fc.asyncProperty(
      fc.array(content, { maxLength: 4 }),
      fc.integer({ min: 1, max: 90 }),
      async (parts, size) => {
        const body = parts.map((part, index) => (index % 2 ? file(part) : text(part))).join('') + END
        expect(await read(body, { size })).toBe(body)
      },
    ),
    cases(),
  )
})

it('M016 holds no byte of an image that nobody may send, and all texts around it', async () => {
  const image = 'x'.repeat(11 * KB * KB)
  expect(await read(text('1') + file(image) + text('2') + END, { keepsFiles: false })).toBe(
    text('1') + file('') + text('2') + END,
  )
})

it('rejects long headers of a part, texts over 64 KB and more than 200 parts, after reading all', async () => {
  const lines = `--b\r\nContent-Disposition: form-data; name="a"\r\n${'a:\r\n'.repeat(100_000)}\r\nx\r\n`
  let chunksRead = 0
  async function* counted() {
    for await (const chunk of inChunks(lines + END)) {
      chunksRead += 1
      yield chunk
    }
  }
  expect(await statusOf(readMultipart(counted(), 'b', true))).toBeInstanceOf(TypeError)
  expect(chunksRead).toBe(Math.ceil((lines + END).length / (64 * KB)))
  expect(await statusOf(read(text('x'.repeat(64 * KB)) + END))).toBe(413)
  expect(await statusOf(read(file('x'.repeat(12 * KB * KB + 1)) + END))).toBe(413)
  expect(await statusOf(read(text('x').repeat(201) + END))).toBe(413)
  expect(await statusOf(read(text('x').repeat(200) + END))).toBe(200)
})
