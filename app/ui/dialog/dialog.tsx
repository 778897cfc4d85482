import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Heading } from '../heading/heading'
import { Toast } from '../toast/toast'
import * as styles from './dialog.css'

export type DialogProps = {
  title: string
  width?: keyof typeof styles.dialog
  isOpen: boolean
  /** Escape, the backdrop, and whatever the children offer. */
  onClose: () => void
  children: ReactNode
}

/** A modal dialog over a page that has the same content at an address of its own: plain HTML never gets here. */
export function Dialog({ title, width = 'form', isOpen, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])

  // The backdrop counts as the dialog itself.
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
            {title}
          </Heading>
          {children}
          {/* The page's own lies below, where nothing is read out or can be pressed. What is done closes the dialog. */}
          <Toast only="error" />
        </div>
      )}
    </dialog>
  )
}
