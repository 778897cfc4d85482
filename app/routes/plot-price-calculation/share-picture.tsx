import { useRef, useState } from 'react'
import { useHydrated } from 'remix-utils/use-hydrated'
import { m } from '~/messages/messages'
import { Button } from '~/ui/button/button'

interface SharePictureProps {
  address: string
  text: string
  plot: string
}

/** A button that opens the device's share sheet with the picture. Hidden if the sheet accepts no pictures. */
export function SharePicture({ address, text, plot }: SharePictureProps) {
  const canShare = useHydrated() && sheetAcceptsPictures()
  const fetched = useRef<{ address: string; file: File } | null>(null)
  const [isPending, setPending] = useState(false)
  const [message, setMessage] = useState('')
  if (!canShare) return null

  async function share() {
    setPending(true)
    setMessage('')
    try {
      if (fetched.current?.address !== address)
        fetched.current = { address, file: await fetchPicture(address, plot) }
      await navigator.share({ files: [fetched.current.file], text })
    } catch (error) {
      const { name } = error as Error
      // Browsers share only shortly after a press. The picture has loaded too late for this press; the next press shares it.
      if (name === 'NotAllowedError') setMessage(m.pictureIsReady())
      else if (name !== 'AbortError') setMessage(m.pictureNotShared())
    } finally {
      setPending(false)
    }
  }

  return (
    <div>
      <Button type="button" icon="share" isPending={isPending} onClick={() => void share()}>
        {m.sharePicture()}
      </Button>
      <p role="status">{message}</p>
    </div>
  )
}

async function fetchPicture(address: string, plot: string): Promise<File> {
  const response = await fetch(address)
  if (!response.ok || response.redirected) throw new Error('The picture was not loaded.')
  return new File([await response.blob()], `quote-${plot.replace(/\W+/g, '-')}.png`, { type: 'image/png' })
}

const sheetAcceptsPictures = () =>
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([''], 'quote.png', { type: 'image/png' })] })
