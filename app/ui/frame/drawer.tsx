import { useLocation } from '@remix-run/react'
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../button/button'
import { Heading } from '../heading/heading'
import { Icon } from '../icon/icon'
import * as styles from './drawer.css'
import { barLink } from './navigation.css'

type DrawerProps = { label: string; children: ReactNode }

/** Right-side drawer: `<details>` in plain HTML, a modal dialog with scripts. Hydration keeps it open. */
export function Drawer({ label, children }: DrawerProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const [form, setForm] = useState<'plain' | 'closed' | 'open'>('plain')

  useEffect(() => setForm(details.current?.open ? 'open' : 'closed'), [])

  if (form !== 'plain') {
    return (
      <DialogDrawer label={label} startsOpen={form === 'open'}>
        {children}
      </DialogDrawer>
    )
  }
  return (
    <details className={styles.drawer} ref={details}>
      <summary className={styles.drawerSummary}>
        <Icon name="menu" />
        {label}
      </summary>
      <div className={styles.drawerPanel}>{children}</div>
    </details>
  )
}

function DialogDrawer({ label, startsOpen, children }: DrawerProps & { startsOpen: boolean }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { key } = useLocation()
  const shownKey = useRef(key)

  const close = () => dialog.current?.close()

  // Closes on the backdrop, which has the dialog as target, and on any link.
  function closeWhenDone({ target }: MouseEvent) {
    if (target === dialog.current || (target instanceof Element && target.closest('a'))) close()
  }

  useEffect(() => {
    if (startsOpen) dialog.current?.showModal()
  }, [startsOpen])

  useEffect(() => {
    if (shownKey.current !== key) close()
    shownKey.current = key
  }, [key])

  return (
    <>
      <button
        type="button"
        className={barLink}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        <Icon name="menu" />
        {label}
      </button>
      <dialog className={styles.drawerDialog} ref={dialog} aria-label={label} onClick={closeWhenDone}>
        <div className={styles.drawerBody}>
          <div className={styles.drawerHead}>
            <Heading level={2}>{label}</Heading>
            <Button type="button" variant="quiet" icon="close" onClick={close}>
              Close
            </Button>
          </div>
          {children}
        </div>
      </dialog>
    </>
  )
}

/** Replaces the dialog in a copied page by `<details>`. */
export function toPlainDrawer(page: ParentNode) {
  const dialog = page.querySelector('nav dialog')
  const button = dialog?.previousElementSibling
  if (!button) return
  const [, ...groups] = dialog?.firstElementChild?.children ?? []
  button.outerHTML =
    `<details class="${styles.drawer}"><summary class="${styles.drawerSummary}">${button.innerHTML}</summary>` +
    `<div class="${styles.drawerPanel}">${groups.map(({ outerHTML }) => outerHTML).join('')}</div></details>`
}
