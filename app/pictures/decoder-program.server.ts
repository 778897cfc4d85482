/*
 * The program of the decoding process. A text, because it runs the same from sources, from the portal's bundle and from that of the
 * reference API. Argument: the path of sharp. Memory of libvips is no part of the heap, so the process watches its whole size.
 */
export const DECODER_PROGRAM = String.raw`
const sharp = require(process.argv[1])
sharp.concurrency(1)
sharp.cache(false)

const MAX_PIXELS = 40_000_000
const MAX_DECODED_BYTES = 4 * MAX_PIXELS
const MAX_RSS_BYTES = 450 * 1024 * 1024
const LONGEST_SIDE = 1024
const ENOUGH_BYTES = 2048 * 1024

setInterval(() => {
  if (process.memoryUsage.rss() > MAX_RSS_BYTES) process.exit(1)
}, 10)
process.on('disconnect', () => process.exit())
process.on('message', async ({ id, bytes }) => {
  const reply = await reencode(bytes).catch((error) => ({
    problem: /pixel limit/.test(error.message) ? 'pixels' : 'unreadable',
  }))
  process.send({ id, ...reply })
})

async function reencode(bytes) {
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error' }
  const { width, height, channels, depth, format } = await sharp(bytes, options).metadata()
  const decodedBytes = width * height * channels * (depth === 'uchar' ? 1 : 2)
  if (width * height > MAX_PIXELS || decodedBytes > MAX_DECODED_BYTES) return { problem: 'pixels' }
  const side = { width: LONGEST_SIDE, height: LONGEST_SIDE }
  // Decoded once: what follows works on the scaled pixels.
  const { data, info } = await sharp(bytes, options)
    .autoOrient()
    .resize({ ...side, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const image = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
  // The letters of a screenshot stay sharp while it is small enough.
  if (format === 'png') {
    const png = await image.clone().png().toBuffer()
    if (png.length <= ENOUGH_BYTES) return { contentType: 'image/png', bytes: png }
  }
  const opaque = image.flatten({ background: 'white' })
  for (const quality of [80, 60]) {
    const jpeg = await opaque.clone().jpeg({ quality }).toBuffer()
    if (jpeg.length <= ENOUGH_BYTES || quality === 60) return { contentType: 'image/jpeg', bytes: jpeg }
  }
}
`
