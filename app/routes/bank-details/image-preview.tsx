import { useEffect, useRef } from 'react'
import { picture } from './bank-details.css'
import type { ShrunkImage } from './shrink-image'

/** A canvas, because the content policy blocks blob URLs in images. */
export function ImagePreview({ canvas, file }: ShrunkImage) {
  const preview = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    preview.current?.getContext('2d')?.drawImage(canvas, 0, 0)
  }, [canvas])
  return (
    <figure>
      <canvas
        key={`${canvas.width} ${canvas.height}`}
        ref={preview}
        className={picture}
        width={canvas.width}
        height={canvas.height}
        role="img"
        aria-label="The image to send"
      />
      <figcaption>
        <span role="status">
          {file.name}, {Math.max(1, Math.round(file.size / 1024))} KB
        </span>
      </figcaption>
    </figure>
  )
}
