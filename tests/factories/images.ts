import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'

interface Size {
  width: number
  height: number
}

const plain = ({ width, height }: Size) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })

export const aJpeg = (size: Size = { width: 60, height: 40 }) => plain(size).jpeg().toBuffer()
export const aPng = (size: Size = { width: 60, height: 40 }) => plain(size).png().toBuffer()
export const aGif = () => plain({ width: 8, height: 8 }).gif().toBuffer()

/** A JPEG with EXIF rotation and location: stored as 60 × 40, shown as 40 × 60. */
export const aPhonePhoto = () =>
  plain({ width: 60, height: 40 })
    .jpeg()
    .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '17/1 18/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()

/** Noise, which PNG cannot compress. */
export const aHeavyPng = ({ width, height }: Size) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** A small PNG whose header claims many pixels. */
export function anImageBomb(
  { width, height }: Size = { width: 30_000, height: 30_000 },
  isInterlaced = false,
) {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // 8 bits per channel, RGB; compression and filter are the defaults.
  head.set([8, 2, 0, 0, isInterlaced ? 1 : 0], 8)
  return Buffer.concat([
    PNG_SIGNATURE,
    chunk('IHDR', head),
    chunk('IDAT', Buffer.alloc(64)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

export const anSvg = () =>
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>')

export const asFile = (bytes: Uint8Array, name = 'passbook.jpg', type = 'image/jpeg') =>
  new File([new Uint8Array(bytes)], name, { type })

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
