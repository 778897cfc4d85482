import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Heading } from '../heading/heading'
import { Toast } from '../toast/toast'
import { UpstreamText } from '../text/text'
import * as styles from './dialog.css'

type DialogProps = {
  title: string
  width?: keyof typeof styles.dialog
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** A modal dialog. A link that opens the dialog must lead, without scripts, to a page with the same content. */
export function Dialog({ title, width = 'form', isOpen, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])

  // A click on the backdrop has the dialog element itself as its target.
  function closeFromBackdrop({ target }: MouseEvent) {
    if (target === dialog.current) onClose()
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog[width]}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={closeFromBackdrop}
    >
      {isOpen && (
        <div className={styles.body}>
          <Heading level={2} id={titleId}>
            <UpstreamText>{title}</UpstreamText>
          </Heading>
          {children}
          {/* The page's own toasts are inert while a modal dialog is open. */}
          <Toast only="error" />
        </div>
      )}
    </dialog>
  )
}
