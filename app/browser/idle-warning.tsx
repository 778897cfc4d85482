import { m } from '~/messages/messages'
import { Button } from '~/ui/button/button'
import { Dialog } from '~/ui/dialog/dialog'

export interface IdleWarningProps {
  isOpen: boolean
  warningMs: number
  onStay: () => void
}

export function IdleWarning({ isOpen, warningMs, onStay }: IdleWarningProps) {
  return (
    <Dialog title={m.areYouStillThere()} isOpen={isOpen} onClose={onStay}>
      <p>{warning(warningMs)}</p>
      <Button type="button" variant="primary" onClick={onStay}>
        {m.stayLoggedIn()}
      </Button>
    </Dialog>
  )
}

const warning = (ms: number) =>
  ms >= 120_000
    ? m.loggedOutInMinutes({ minutes: Math.round(ms / 60_000) })
    : m.loggedOutInSeconds({ seconds: Math.round(ms / 1000) })
