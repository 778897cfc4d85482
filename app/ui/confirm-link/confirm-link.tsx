import { type MouseEvent, type ReactNode, useState } from 'react'
import { useHydrated } from 'remix-utils/use-hydrated'
import { ButtonLink, type ButtonLinkProps } from '../button/button'
import { Dialog } from '../dialog/dialog'
import { isForOtherTab } from '../link/link'

type ConfirmLinkProps = Pick<ButtonLinkProps, 'to' | 'variant'> & {
  label: ReactNode
  title: string
  /** Renders the form of the page at `to`; `close` closes the dialog. */
  children: (close: () => void) => ReactNode
}

/** Opens the form that confirms an action: as a page in plain HTML, as a dialog with scripts. */
export function ConfirmLink({ to, variant, label, title, children }: ConfirmLinkProps) {
  const isHydrated = useHydrated()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)

  function open(event: MouseEvent) {
    if (!isHydrated || isForOtherTab(event)) return
    event.preventDefault()
    setIsOpen(true)
  }

  return (
    <>
      <ButtonLink to={to} variant={variant} onClick={open}>
        {label}
      </ButtonLink>
      {isHydrated && (
        <Dialog title={title} isOpen={isOpen} onClose={close}>
          {children(close)}
        </Dialog>
      )}
    </>
  )
}
