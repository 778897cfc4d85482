import { useEffect, useRef } from 'react'
import { m } from '~/messages/messages'
import { picture } from './bank-details.css'
import type { ShrunkImage } from './shrink-image'

/** Draws on a canvas, because the content policy blocks blob URLs in images. */
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
        aria-label={m.theImageToSend()}
      />
      <figcaption>
        <span role="status">
          {m.fileNameAndSize({ name: file.name, kilobytes: Math.max(1, Math.round(file.size / 1024)) })}
        </span>
      </figcaption>
    </figure>
  )
}
