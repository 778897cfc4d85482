import { useState } from 'react'
import { m } from '~/messages/messages'
import { UpstreamText } from '../text/text'
import { type Tone, tone as tones } from '../badge/badge.css'
import { toneIcons } from '../badge/badge'
import { Button } from '../button/button'
import { useHydrated } from 'remix-utils/use-hydrated'
import { Icon } from '../icon/icon'
import { TextLink } from '../text-link/text-link'
import { showToast, type ToastMessage, useScriptedToast } from './toast-messages'
import * as styles from './toast.css'

const toastTones: Record<ToastMessage['type'], Tone> = {
  success: 'positive',
  info: 'info',
  warning: 'warning',
  error: 'critical',
}

/** Both live regions always exist, so that later toasts are announced. With scripts, all toasts but errors disappear after 5 s (M029). */
export function Toast({ toast, only }: { toast?: ToastMessage | null; only?: ToastMessage['type'] }) {
  const scriptedToast = useScriptedToast()
  // `older` is the scripted toast that the served toast has replaced.
  const [served, setServed] = useState({ toast, isGone: false, older: null as ToastMessage | null })
  const isReplaced = toast !== served.toast && Boolean(toast ?? served.toast?.isOfPage)
  if (isReplaced) {
    // The toast of a redirect is newer than a toast that a script has shown.
    const older = toast && !toast.isOfPage ? scriptedToast : served.older
    setServed({ toast, isGone: false, older })
  }
  const newerScripted = scriptedToast === served.older ? null : scriptedToast
  const remaining = served.isGone ? null : served.toast
  const latest = newerScripted ?? remaining
  const shownToast = only && latest?.type !== only ? null : latest
  const isError = shownToast?.type === 'error'

  function dismiss() {
    showToast(null)
    setServed((last) => ({ ...last, isGone: true }))
  }

  return (
    <div className={styles.region} data-toasts>
      <div role="status">{shownToast && !isError && <ToastCard toast={shownToast} onGone={dismiss} />}</div>
      <div role="alert">{shownToast && isError && <ToastCard toast={shownToast} onGone={dismiss} />}</div>
    </div>
  )
}

function ToastCard({ toast, onGone }: { toast: ToastMessage; onGone: () => void }) {
  const isHydrated = useHydrated()
  const tone = toastTones[toast.type]
  return (
    <div className={`${styles.toast} ${tones[tone]}`}>
      <span className={styles.icon}>
        <Icon name={toneIcons[tone]} />
      </span>
      <div className={styles.body}>
        <strong>
          <UpstreamText>{toast.message}</UpstreamText>
        </strong>
        {toast.description && <p>{toast.description}</p>}
        {toast.link && <TextLink to={toast.link.to}>{toast.link.label}</TextLink>}
      </div>
      {isHydrated && (
        <>
          <span className={styles.close}>
            <Button type="button" variant="quiet" icon="close" onClick={onGone}>
              {m.close()}
            </Button>
          </span>
          {toast.type === 'error' ? (
            <span className={styles.errorBar} />
          ) : (
            <span className={styles.progress} onAnimationEnd={onGone} />
          )}
        </>
      )}
    </div>
  )
}
