/*
 * Source of the decoder process. `node -e` runs the source, which therefore works without a bundle and in the bundles of the portal and
 * of the reference API. The argument is the path of sharp. libvips uses memory outside the heap limit, so the process checks its RSS.
 */
export const DECODER_PROGRAM = String.raw`
const sharp = require(process.argv[1])
sharp.concurrency(1)
sharp.cache(false)

const MAX_PIXELS = 40_000_000
const MAX_DECODED_BYTES = 4 * MAX_PIXELS
const MAX_RSS_BYTES = 450 * 1024 * 1024
const MAX_SIDE = 1024
const TARGET_BYTES = 2048 * 1024

setInterval(() => {
  if (process.memoryUsage.rss() > MAX_RSS_BYTES) process.exit(1)
}, 10)
process.on('disconnect', () => process.exit())
process.on('message', async ({ id, task, bytes }) => {
  const reply = await (task === 'draw' ? draw(bytes) : reencode(bytes)).catch((error) => ({
    problem: /pixel limit/.test(error.message) ? 'pixels' : 'unreadable',
  }))
  process.send({ id, ...reply })
})

// More effort doubles the time of a quote card and saves nothing.
async function draw(svg) {
  const png = sharp(svg).png({ palette: true, effort: 1, compressionLevel: 9 })
  return { contentType: 'image/png', bytes: await png.toBuffer() }
}

async function reencode(bytes) {
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error' }
  const { width, height, channels, depth, format } = await sharp(bytes, options).metadata()
  const decodedBytes = width * height * channels * (depth === 'uchar' ? 1 : 2)
  if (width * height > MAX_PIXELS || decodedBytes > MAX_DECODED_BYTES) return { problem: 'pixels' }
  const side = { width: MAX_SIDE, height: MAX_SIDE }
  const { data, info } = await sharp(bytes, options)
    .autoOrient()
    .resize({ ...side, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const image = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
  // PNG keeps the text of screenshots sharp.
  if (format === 'png') {
    const png = await image.clone().png().toBuffer()
    if (png.length <= TARGET_BYTES) return { contentType: 'image/png', bytes: png }
  }
  const opaque = image.flatten({ background: 'white' })
  for (const quality of [80, 60]) {
    const jpeg = await opaque.clone().jpeg({ quality }).toBuffer()
    if (jpeg.length <= TARGET_BYTES || quality === 60) return { contentType: 'image/jpeg', bytes: jpeg }
  }
}
`
