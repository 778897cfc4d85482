import { useLocation } from '@remix-run/react'
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { m } from '~/messages/messages'
import { Button } from '../button/button'
import { Heading } from '../heading/heading'
import { Icon } from '../icon/icon'
import * as styles from './drawer.css'

type DrawerProps = { label: string; children: ReactNode }

/**
 * A drawer on the right of narrow screens: `<details>` in plain HTML, a modal dialog with scripts. Hydration does not close an open
 * drawer. Wide screens show its entries in the rail.
 */
export function Drawer({ label, children }: DrawerProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const [markup, setMarkup] = useState<'plain' | 'closed' | 'open'>('plain')

  useEffect(() => setMarkup(details.current?.open ? 'open' : 'closed'), [])

  return (
    <>
      {markup === 'plain' ? (
        <details className={styles.drawer} ref={details}>
          <summary className={styles.drawerSummary}>
            {/* Only the summary closes `<details>`. CSS adds the word "Close", so that text browsers omit it. */}
            <span className={styles.plainClose} data-label={m.close()}>
              <Icon name="close" />
            </span>
            <Icon name="menu" />
            {label}
          </summary>
        </details>
      ) : (
        <DialogDrawer label={label} startsOpen={markup === 'open'}>
          {children}
        </DialogDrawer>
      )}
      <div className={styles.entries}>
        {/* The summary already has this label. CSS adds it here, so that screen readers and text browsers get it only once. */}
        <div className={styles.plainHead} data-label={label} aria-hidden="true" />
        {children}
      </div>
    </>
  )
}

function DialogDrawer({ label, startsOpen, children }: DrawerProps & { startsOpen: boolean }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(startsOpen)
  const { key } = useLocation()

  const close = () => dialog.current?.close()

  // A click on the backdrop has the dialog element itself as its target.
  function closeFromLinkOrBackdrop({ target }: MouseEvent) {
    if (target === dialog.current || (target instanceof Element && target.closest('a'))) close()
  }

  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
  }, [isOpen])

  // The cleanup closes the drawer at a navigation. It does not run at the first render, so a drawer that starts open stays open.
  useEffect(() => close, [key])

  return (
    <>
      <button
        type="button"
        className={styles.drawerButton}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" />
        {label}
      </button>
      <dialog
        className={styles.drawerDialog}
        ref={dialog}
        aria-label={label}
        onClick={closeFromLinkOrBackdrop}
        onClose={() => setOpen(false)}
      >
        {isOpen && (
          <div className={styles.drawerBody}>
            <div className={styles.drawerHead}>
              <Heading level={2}>{label}</Heading>
              <Button type="button" variant="quiet" icon="close" onClick={close}>
                {m.close()}
              </Button>
            </div>
            {children}
          </div>
        )}
      </dialog>
    </>
  )
}

/** Makes the drawer of a saved copy work without scripts: `<details>` replaces its button and dialog. */
export function toPlainDrawer(page: ParentNode) {
  const dialog = page.querySelector('nav dialog')
  const button = dialog?.previousElementSibling
  if (!button) return
  dialog.remove()
  button.outerHTML = `<details class="${styles.drawer}"><summary class="${styles.drawerSummary}">${button.innerHTML}</summary></details>`
}
