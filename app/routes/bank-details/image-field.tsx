import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { m } from '~/messages/messages'
import { ACCEPTED_IMAGES } from '~/subjects/account/bank-request-schema'
import { FileField, type FileFieldProps } from '~/ui/field/file-field'
import { Stack } from '~/ui/stack/stack'
import { showToast } from '~/ui/toast/toast-messages'
import { picture } from './bank-details.css'
import { shrinkImage, type ShrunkImage } from './shrink-image'

const STEPS = 3

type ImageFieldProps = Pick<FileFieldProps, 'name' | 'label' | 'error' | 'inputRef' | 'onChange' | 'onBlur'>

/** Shrinks the image if the browser can, and shows the result. */
export function ImageField(props: ImageFieldProps) {
  const [step, setStep] = useState<number | null>(null)
  const [shrunk, setShrunk] = useState<ShrunkImage | null>(null)
  const newestChoice = useRef<File>()
  const { name, onChange } = props

  // React has no event for a file picker closed without a choice.
  useEffect(() => {
    const input = document.getElementById(name)
    input?.addEventListener('cancel', reportNothingSelected)
    return () => input?.removeEventListener('cancel', reportNothingSelected)
  }, [name])

  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const input = event.target
    const file = input.files?.[0]
    newestChoice.current = file
    setShrunk(null)
    setStep(null)
    onChange?.(event)
    if (!file) reportNothingSelected()
    // Validates at once, because the field may keep the focus after the choice.
    input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    if (!file || !ACCEPTED_IMAGES.includes(file.type)) return
    const image = await shrinkImage(file, showStep).catch(() => null)
    if (newestChoice.current !== file) return
    setStep(null)
    // The server may read an image that this browser cannot.
    if (!image) return
    setShrunk(image)
    putInto(input, image.file)
    onChange?.(event)

    function showStep(newStep: number) {
      if (newestChoice.current === file) setStep(newStep)
    }
  }

  return (
    <Stack gap={8}>
      <FileField {...props} hint={m.bankImageHint()} accept={ACCEPTED_IMAGES.join(',')} onChange={choose} />
      {step !== null && (
        <label>
          {m.preparingTheImage()} <progress max={STEPS} value={step} />
        </label>
      )}
      {shrunk && <ImagePreview {...shrunk} />}
    </Stack>
  )
}

function reportNothingSelected() {
  showToast({ type: 'error', message: m.noFileSelected() })
}

function putInto(input: HTMLInputElement, file: File) {
  const files = new DataTransfer()
  files.items.add(file)
  input.files = files.files
}

/** Draws on a canvas, because the content policy blocks blob URLs in images. */
function ImagePreview({ canvas, file }: ShrunkImage) {
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
