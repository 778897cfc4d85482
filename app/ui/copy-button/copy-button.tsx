import { useState } from 'react'
import { useHydrated } from 'remix-utils/use-hydrated'
import { m } from '~/messages/messages'
import { Button } from '../button/button'

export function CopyButton({ text }: { text: string }) {
  const isHydrated = useHydrated()
  const [message, setMessage] = useState('')
  // Browsers have no clipboard over plain http, except on localhost.
  if (!isHydrated || !('clipboard' in navigator)) return null

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setMessage(m.copied())
    } catch {
      setMessage(m.copyNotAllowed())
    }
  }

  return (
    <div>
      <Button type="button" onClick={() => void copy()}>
        {m.copy()}
      </Button>
      <p role="status">{message}</p>
    </div>
  )
}
