const MAX_SIDE_PX = 1024
const TARGET_BYTES = 2048 * 1024

export interface ShrunkImage {
  file: File
  canvas: HTMLCanvasElement
}

/**
 * Returns a JPEG of at most 1024 px on the longer side. The quality is 0.8, or 0.6 if the file would exceed 2048 KB (M106). Returns the
 * original if it is within both limits and the JPEG is not smaller. Throws if the browser cannot read or encode the picture.
 */
export async function shrinkImage(file: File, onStep: (step: number) => void): Promise<ShrunkImage> {
  onStep(1)
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(bitmap.width, bitmap.height))
  onStep(2)
  const canvas = drawScaled(bitmap, scale)
  bitmap.close()
  const first = await jpegOf(canvas, 0.8)
  onStep(3)
  const blob = first.size > TARGET_BYTES ? await jpegOf(canvas, 0.6) : first
  const keepsOriginal = scale === 1 && file.size <= Math.min(blob.size, TARGET_BYTES)
  const name = file.name.replace(/\.[^.]*$/, '') + '.jpg'
  return { canvas, file: keepsOriginal ? file : new File([blob], name, { type: 'image/jpeg' }) }
}

function drawScaled(bitmap: ImageBitmap, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The canvas has no 2D context.')
  context.imageSmoothingQuality = 'high'
  // JPEG has no transparency.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas
}

function jpegOf(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The canvas cannot be encoded as JPEG.'))),
      'image/jpeg',
      quality,
    ),
  )
}
